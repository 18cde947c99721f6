import type { Screen } from "../output/screen.ts";
import { cut, widthOf } from "../output/width.ts";

/** How far something is. */
export interface Progress {
  readonly line: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
}

const REDRAW_MS = 200;

/** In a terminal, one line that is drawn again at most five times a second. In a log, a line for each ten percent. */
export function progressLine(screen: Screen, now: () => number = Date.now): (progress: Progress) => void {
  let tenth = -1;
  let drawn = { at: Number.NEGATIVE_INFINITY, width: 0, text: "" };
  return ({ line, share, isOver }) => {
    if (!screen.isTTY) {
      const reached = Math.floor(share * 10 + 1e-9);
      if (reached > tenth) screen.write(`${line}\n`);
      tenth = Math.max(tenth, reached);
      return;
    }
    if (!isOver && (now() - drawn.at < REDRAW_MS || line === drawn.text)) return;
    const columns = screen.columns || 80;
    const shown = cut(line, columns - 1);
    // A terminal that became narrower broke the line before into several.
    const rows = Math.max(1, Math.ceil(drawn.width / columns));
    const up = rows > 1 ? `\u001b[${rows - 1}A` : "";
    screen.write(`${up}\r\u001b[J${shown}${isOver ? "\n" : ""}`);
    drawn = { at: now(), width: isOver ? 0 : widthOf(shown), text: line };
  };
}

/** "1 h 5 min", "3 min", "40 s". */
export function inTime(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
