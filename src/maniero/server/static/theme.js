// Before anything is painted: the theme that was chosen on this device.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Storage is closed: the system's theme it is.
  }
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
})();
