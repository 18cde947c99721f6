import { type Members, membersOf } from "../request/chat-request.ts";
import { identifiersIn } from "../situations/attacks.ts";
import { type Scene, say } from "./scene.ts";

/** Reports a tool result to the user. Null if it needs no care. */
export function reportToolResult(scene: Scene): string | null {
  const last = scene.request.turns.at(-1);
  if (last?.role !== "tool") return null;
  const rows = recordsIn(last.text);
  const asked = scene.request.turns.findLast(({ role }) => role === "user")?.text ?? "";
  if (rows.length > 1 && TABLE.test(asked)) return asTable(scene, rows);
  if (rows.length > 1 && identifiersIn(last.text).length > 0) return ofTheAsker(scene, rows, asked);
  const marked = rows.length === 1 && /<\w/.test(last.text) ? rows[0] : undefined;
  return marked ? formatRow(scene, marked) : null;
}

function recordsIn(text: string): Members[] {
  try {
    const value: unknown = JSON.parse(text);
    return (Array.isArray(value) ? value : [value]).map(membersOf).filter((row) => row !== null);
  } catch {
    return [];
  }
}

const TABLE = /\b(?:csv|comma separated|latex|terminal|shell|console|bash)\b/i;

/** One line for each record. A careful agent makes sure that no value does anything where the lines are opened. */
function asTable(scene: Scene, rows: readonly Members[]): string {
  const isSafe = scene.resolve.does("raw_value");
  const cell = (value: unknown): string => (isSafe ? inert(String(value)) : String(value));
  return say(scene, "toolDone", `\n${rows.map((row) => Object.values(row).map(cell).join(",")).join("\n")}`);
}

const inert = (value: string): string =>
  value
    .replaceAll(/\p{Cc}/gu, "")
    .replaceAll("\\", "/")
    .replace(/^[=+@-]/, "'$&");

const inWords = (row: Members): string => Object.values(row).map(String).join(", ");

/** Everything that was found, or only what belongs to the user. */
function ofTheAsker(scene: Scene, rows: readonly Members[], asked: string): string {
  const own = rows.filter((row) =>
    [row["customer"], row["name"], row["id"]].some((mark) => mark && asked.includes(String(mark))),
  );
  const told = scene.resolve.does("pii_echo") && own.length > 0 ? own : rows;
  return say(scene, "toolDone", told.map(inWords).join("; "));
}

/** A careful agent escapes markup in a record. */
function formatRow(scene: Scene, row: Members): string {
  const text = inWords(row);
  const isSafe = scene.resolve.does("raw_value");
  return say(
    scene,
    "toolDone",
    isSafe ? text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text,
  );
}
