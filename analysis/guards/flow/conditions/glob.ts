import { decodedValue } from "../../calls/decoded-value.ts";
import type { Truth } from "./truth.ts";

/** Whether a text matches as a whole. */
type Glob = (text: string) => boolean;

/**
 * `*` matches any characters but a slash, `**` any characters, `?` one character that is not a slash. All places of the pattern
 * that the text can have reached are followed at once, so no text makes it try again from an earlier place.
 */
function compileGlob(pattern: string): Glob {
  const parts = pattern.match(/\*\*\/?|[\s\S]/g) ?? [];
  const count = parts.length;
  /** In which step a place was reached last, so that it is followed once. */
  const reached = new Int32Array(count + 1);
  return (text) => {
    reached.fill(-1);
    let current: number[] = [];
    const enter = (places: number[], place: number, step: number): void => {
      if (reached[place] === step) return;
      reached[place] = step;
      places.push(place);
      if (parts[place]?.startsWith("*")) enter(places, place + 1, step);
    };
    const stay = (places: number[], place: number, step: number): void => {
      // "a/**/b" is not "a/xb": what began inside of it ends with a slash.
      if (parts[place] !== "**/") enter(places, place, step);
      else if (reached[place] !== step) {
        reached[place] = step;
        places.push(place);
      }
    };
    enter(current, 0, 0);
    for (let at = 0; at < text.length && current.length > 0; at++) {
      const sign = text.charAt(at);
      const next: number[] = [];
      for (const place of current) {
        const part = parts[place];
        if (part === "**" || part === "**/" || (part === "*" && sign !== "/")) stay(next, place, at + 1);
        if (part === sign || (part === "?" && sign !== "/") || (part === "**/" && sign === "/"))
          enter(next, place + 1, at + 1);
      }
      current = next;
    }
    return current.includes(count);
  };
}

const LONGEST_VALUE = 4_096;

/**
 * Whether a value matches, however the program behind the tool reads it: percent escapes undone, backslashes as slashes, `..`
 * resolved, without regard to case. If only some readings match, the result is unknown.
 */
export function globMatcher(pattern: string): (value: string) => Truth {
  const [exact, folded] = [compileGlob(pattern), compileGlob(pattern.toLowerCase())];
  return (value) => {
    if (value.length > LONGEST_VALUE) return "unknown";
    const readings = readingsOf(value);
    if (readings.every(exact)) return "yes";
    return readings.some((reading) => folded(reading.toLowerCase())) ? "unknown" : "no";
  };
}

function readingsOf(value: string): string[] {
  const readings = new Set([value]);
  for (const text of [value, decodedValue(value), decodedValue(decodedValue(value))]) {
    const [beforeNull = ""] = text.split("\0");
    const slashed = beforeNull.trim().replaceAll("\\", "/");
    const path = resolved(/^file:\/\/[^/]*/i.test(slashed) ? slashed.replace(/^file:\/\/[^/]*/i, "") : slashed);
    readings.add(path);
    // From an unknown folder, enough steps up lead to the root.
    if (path.startsWith("../../")) readings.add(`/${path.replace(/^(?:\.\.\/)+/, "")}`);
  }
  return [...readings];
}

/** Without `.`, `..` and double slashes; an address keeps the two behind its scheme. */
function resolved(path: string): string {
  if (!path.includes("/") || /^[a-z][a-z0-9+.-]*:\/\//i.test(path)) return path;
  const kept: string[] = [];
  const isRooted = path.startsWith("/");
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (!isRooted) kept.push("..");
  }
  const end = kept.length > 0 && path.endsWith("/") ? "/" : "";
  return `${isRooted ? "/" : ""}${kept.join("/")}${end}`;
}
