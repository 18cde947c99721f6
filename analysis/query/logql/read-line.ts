/** A line that is longer is not taken apart. */
const LONGEST_LINE = 65_536;
const MOST_LABELS = 200;
const DEEPEST = 8;

/** A name as labels have it: letters, digits and _. */
export function labelNameOf(name: string): string {
  const safe = name.replace(/[^A-Za-z0-9_]/g, "_");
  return /^[0-9]/.test(safe) || safe === "" ? `_${safe}` : safe;
}

/** The members of a JSON object, nested ones with _ between the names. Lists are left out. Null if it is no object. */
export function readJsonLine(line: string): Map<string, string> | null {
  if (line.length > LONGEST_LINE || !/^\s*\{/.test(line.slice(0, 100))) return null;
  const found = new Map<string, string>();
  try {
    collect(JSON.parse(line), { prefix: "", depth: 0, found });
  } catch {
    return null;
  }
  return found;
}

interface Collecting {
  readonly prefix: string;
  readonly depth: number;
  readonly found: Map<string, string>;
}

function collect(value: object, { prefix, depth, found }: Collecting): void {
  for (const [key, member] of Object.entries(value)) {
    if (found.size >= MOST_LABELS) return;
    const name = labelNameOf(`${prefix}${key}`).slice(0, 200);
    if (typeof member === "object" && member !== null) {
      if (!Array.isArray(member) && depth < DEEPEST) collect(member, { prefix: `${name}_`, depth: depth + 1, found });
    } else if (!found.has(name)) found.set(name, member === null ? "" : String(member));
  }
}

const PAIR = /([^\s="]+)(?:=(?:"((?:[^"\\]|\\.)*)"|([^\s"]*)))?/gsy;

/** `key=value key="a value" flag`. Null if there is no pair. */
export function readLogfmtLine(line: string): Map<string, string> | null {
  if (line.length > LONGEST_LINE) return null;
  const found = new Map<string, string>();
  let at = 0;
  while (at < line.length && found.size < MOST_LABELS) {
    PAIR.lastIndex = at;
    const pair = PAIR.exec(line);
    if (pair === null) at++;
    else {
      at += pair[0].length;
      const [, key = "", quoted, plain] = pair;
      const name = labelNameOf(key).slice(0, 200);
      if ((quoted !== undefined || plain !== undefined) && !found.has(name))
        found.set(name, quoted === undefined ? (plain ?? "") : unescaped(quoted));
    }
  }
  return found.size > 0 ? found : null;
}

const unescaped = (text: string): string =>
  text.includes("\\")
    ? text.replace(/\\(.)/gs, (_, letter: string) => (letter === "n" ? "\n" : letter === "t" ? "\t" : letter))
    : text;
