import { isUtf8 } from "node:buffer";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parseJson } from "../../kernel/json/parse.ts";
import { parseJsonInSlices } from "../../kernel/json/parse-in-slices.ts";
import { SourceNumber } from "../../kernel/json/source-number.ts";
import { scanJson } from "./scan-json.ts";

export type JsonProblem = "encoding" | "syntax" | "too_deep" | "too_many_values" | "number";

export class UnreadableJson extends Error {
  readonly problem: JsonProblem;

  constructor(problem: JsonProblem) {
    super(`the JSON can't be read: ${problem}`);
    this.problem = problem;
  }
}

export interface ReadJson {
  readonly value: unknown;
  /** Whether the text says nothing that the value lacks: no member is there twice. */
  readonly isExact: boolean;
}

const MOST_VALUES = 100_000;
/** Longer texts are read in slices, so that other requests are answered in between. */
const LONG = 524_288;
const BYTE_ORDER_MARK = 0xfeff;

/** One value with one meaning, or an UnreadableJson. Numbers keep their value: an integer too long for a double stays itself. */
export function readJson(bytes: Buffer): ReadJson | Promise<ReadJson> {
  if (!isUtf8(bytes)) throw new UnreadableJson("encoding");
  return readJsonText(bytes.toString("utf8"));
}

export function readJsonText(text: string): ReadJson | Promise<ReadJson> {
  if (text.charCodeAt(0) === BYTE_ORDER_MARK) throw new UnreadableJson("encoding");
  if (text.length > LONG) return readInSlices(text);
  const { members, hasLongNumber } = scanned(text);
  try {
    const value: unknown = hasLongNumber ? simpler(parseJson(text)) : JSON.parse(text);
    return { value, isExact: membersOf(value) === members };
  } catch (error) {
    throw error instanceof UnreadableJson ? error : new UnreadableJson("syntax");
  }
}

async function readInSlices(text: string): Promise<ReadJson> {
  const { members } = scanned(text);
  await nextTurn();
  try {
    const value = simpler(await parseJsonInSlices(text, MOST_VALUES, () => nextTurn()));
    return { value, isExact: membersOf(value) === members };
  } catch (error) {
    throw error instanceof UnreadableJson ? error : new UnreadableJson("syntax");
  }
}

function scanned(text: string) {
  const scan = scanJson(text, MOST_VALUES);
  if (scan.problem) throw new UnreadableJson(scan.problem);
  return scan;
}

/** How many members all objects of a value have together. */
export function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null || value instanceof SourceNumber) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const each of value) if (typeof each === "object") count += membersOf(each);
    return count;
  }
  const record = value as Record<string, unknown>;
  for (const name in record) {
    const each = record[name];
    count += typeof each === "object" ? 1 + membersOf(each) : 1;
  }
  return count;
}

/** Only numbers that a double would change stay in their source form. `1.0` is 1 for whoever reads JSON. */
function simpler(value: unknown): unknown {
  if (value instanceof SourceNumber)
    return value.isInteger && !Number.isSafeInteger(value.value) ? value : plain(value);
  if (Array.isArray(value)) for (const [at, each] of value.entries()) value[at] = simpler(each);
  else if (typeof value === "object" && value !== null) {
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      const each = record[key];
      if (typeof each === "object" && each !== null) {
        Object.defineProperty(record, key, { ...WRITABLE, value: simpler(each) });
      }
    }
  }
  return value;
}

/** `__proto__` is a member like any other here. */
const WRITABLE = { enumerable: true, configurable: true, writable: true };

function plain({ value }: SourceNumber): number {
  if (!Number.isFinite(value)) throw new UnreadableJson("number");
  return value;
}
