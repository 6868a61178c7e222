/** Somebody has opened the link to a seat, not only looked at it: sit down. Without this script the button does it. */

import { byId } from "./dom.js";

byId("sit", HTMLFormElement).requestSubmit();
