import type { Effect } from "./model/effect.ts";
import { LONGEST_ARGUMENTS, LONGEST_RESULT } from "./model/setup.ts";
import type { Arguments } from "./model/tool.ts";
import type { World } from "./model/world.ts";
import { findTool } from "./tool-list.ts";

export interface WorldCall {
  readonly name: string;
  /** JSON as the agent wrote it, which need not be valid. */
  readonly arguments: string;
}

export interface Step {
  readonly world: World;
  /** What the agent is told. */
  readonly result: string;
  readonly effects: readonly Effect[];
}

/** One call in the world. Pure, and it never throws: whatever an agent sends, it gets a result. */
export function step(world: World, { name, arguments: written }: WorldCall): Step {
  const tool = findTool(name);
  if (!tool) return refused(world, `there is no tool ${name.slice(0, 100)}`);
  if (written.length > LONGEST_ARGUMENTS) return refused(world, "the arguments are too long");
  const given = readArguments(written);
  if (!given) return refused(world, "the arguments are not a JSON object");
  const missing = requiredOf(tool.definition.parameters).find((argument) => given[argument] === undefined);
  if (missing) return refused(world, `${missing} is missing`);
  const { world: next, result, effects } = tool.run(world, given);
  const { timesOut = [] } = world.setup;
  if (timesOut.includes(tool.definition.name) && !world.timedOut.includes(name)) {
    const late = { error: "timeout: no response from the payment service within 30 s" };
    return { world: { ...next, timedOut: [...world.timedOut, name] }, result: inWords(next, late), effects };
  }
  return { world: next, result: inWords(next, result), effects };
}

const refused = (world: World, error: string): Step => ({ world, result: inWords(world, { error }), effects: [] });

/** As the tool's server writes it. */
function inWords({ setup }: World, result: unknown): string {
  const text = JSON.stringify(result).slice(0, LONGEST_RESULT);
  return setup.isMcp ? JSON.stringify({ content: [{ type: "text", text }], isError: false }) : text;
}

const requiredOf = ({ required }: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(required) ? (required as string[]) : [];

/** Texts and numbers; anything else is no argument of any tool. */
function readArguments(written: string): Arguments | null {
  let read: unknown;
  try {
    read = JSON.parse(written.trim() || "{}");
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null || Array.isArray(read)) return null;
  const texts = Object.entries(read).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? [[name, String(value)] as const] : [],
  );
  return Object.fromEntries(texts);
}
