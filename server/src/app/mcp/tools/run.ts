import type { Catalog } from "../../../kernel/errors.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Origin, Principal } from "../../../kernel/principal.ts";
import type { CallDirectly } from "../../../platform/direct/call.ts";
import { presentAnswer, refusal } from "../content/result.ts";
import type { Era } from "../protocol/era.ts";
import { splitArguments } from "./arguments.ts";

/** One request of a client: who sends it, and what it may do. */
export interface Caller {
  readonly who: Principal;
  readonly origin: Origin;
  readonly era: Era;
  /** Whether tools that change something are offered. */
  readonly writes: boolean;
  /** Only tools whose names begin with one of these, if any are named. */
  readonly only: readonly string[];
  readonly signal: AbortSignal;
  /** Tells the client how far a long call is; nothing if it did not ask. */
  readonly progress: (done: number, total: number | null, message: string) => void;
}

export interface RunNeeds {
  readonly call: CallDirectly;
  readonly catalog: Catalog;
}

/** Arguments that belong to the tool, not to the operation. */
interface OfTool {
  readonly transcripts: boolean;
  readonly skip: number;
  readonly rest: JsonObject;
}

export function readCommon(given: JsonObject): OfTool | { readonly problem: JsonObject } {
  const { include_transcripts: transcripts = false, next_page: page = "0", ...rest } = given;
  const isPage = typeof page === "string" && /^\d{1,9}$/.test(page);
  if (typeof transcripts !== "boolean" || !isPage)
    return {
      problem: refusal("INVALID_ARGUMENTS", "include_transcripts is true or false; next_page comes from an answer."),
    };
  return { transcripts, skip: Number(page), rest };
}

/** Calls an operation that reads, with the arguments of its tool. */
export async function runRead(
  { call }: RunNeeds,
  { operation, given }: { operation: OperationSpec; given: JsonObject },
  { who, origin, signal }: Caller,
): Promise<JsonObject> {
  const own = readCommon(given);
  if ("problem" in own) return own.problem;
  const split = splitArguments(operation, own.rest);
  if ("unknown" in split) return unknownArguments(split.unknown);
  const answer = await call({ operation, who, origin, signal, ...split.parts });
  return presentAnswer(answer, own);
}

export const unknownArguments = (names: readonly string[]): JsonObject =>
  refusal("INVALID_ARGUMENTS", "This tool has no such arguments.", {
    unknown: names.slice(0, 10).map((name) => name.slice(0, 60)),
  });
