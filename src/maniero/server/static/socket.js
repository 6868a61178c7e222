/** The line to a table: it opens, listens, and heals itself; "I have seen n" brings back what was missed. */

import { address } from "./dom.js";
import { Pieces } from "./patching.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 25000; // After so long without a word from the server, ask whether it is still there.
const DEADLINE = 6000; // And so long to answer.
const GONE = 4404; // There is no such table: do not come back.

/** The address of the line to a table. @param {string} table @param {number} seen */
export function lineTo(table, seen) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${address(`/ws/${table}`)}?seen=${seen}`;
}

export class Socket {
  /**
   * @param {string} table
   * @param {() => number} seen how many entries of the log the page has
   */
  constructor(table, seen) {
    this.table = table;
    this.seen = seen;
    /** @type {(frame: import("./types").FromServer) => void} */
    this.hear = () => {};
    /** @type {(online: boolean) => void} */
    this.changed = () => {};
    this.wait = FIRST_WAIT;
    /** @type {WebSocket | null} */
    this.line = null;
    this.heard = 0; // When something was heard last.
    this.timer = 0;
    this.gone = false; // There is nothing to come back to.
    this.deadline = 0;
  }

  /**
   * Open the line, and keep it open.
   * @param {(frame: import("./types").FromServer) => void} hear
   * @param {(online: boolean) => void} changed
   */
  start(hear, changed) {
    this.hear = hear;
    this.changed = changed;
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.drop());
    addEventListener("pageshow", (event) => event.persisted && this.now());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
    setInterval(() => document.hidden || Date.now() - this.heard < SILENCE || this.check(), 5000);
    this.open();
  }

  get online() {
    return this.line?.readyState === WebSocket.OPEN;
  }

  open() {
    if (this.gone) return;
    const line = new WebSocket(lineTo(this.table, this.seen()));
    const pieces = new Pieces();
    this.line = line;
    this.heard = Date.now();
    let taken = false; // A line may be opened only to be told that there is no room.
    line.addEventListener("message", (event) => {
      this.heard = Date.now();
      clearTimeout(this.deadline);
      /** @type {import("./types").FromServer} */
      const frame = JSON.parse(event.data);
      if (!taken && frame.t !== "error") {
        taken = true;
        this.wait = FIRST_WAIT;
        this.changed(true);
      }
      if (frame.t !== "position" || pieces.complete(frame)) this.hear(frame);
      else this.send({ t: "hello", seen: 0 });
    });
    line.addEventListener("close", (event) => {
      if (event.code === GONE) {
        this.line = null;
        this.gone = true;
      } else if (this.line === line) this.lost();
    });
  }

  lost() {
    this.line = null;
    this.changed(false);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** Try at once. */
  now() {
    if (this.online) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if (!this.line) this.open();
  }

  /** Is anybody there? A line that gives no answer is dropped and opened anew. */
  check() {
    if (!this.send({ t: "hello", seen: this.seen() })) {
      this.now();
      return;
    }
    const line = this.line;
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.line === line && this.drop(), DEADLINE);
  }

  /** This line leads nowhere any more. */
  drop() {
    const line = this.line;
    if (!line) return;
    this.lost();
    line.close();
  }

  /**
   * @param {import("./types").ToServer} frame
   * @returns {boolean} whether it went out
   */
  send(frame) {
    if (!this.line || !this.online) return false;
    this.line.send(JSON.stringify(frame));
    return true;
  }
}
