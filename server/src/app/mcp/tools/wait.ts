import { setTimeout } from "node:timers/promises";
import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import { bodyOf, refusal, toolResult } from "../content/result.ts";
import { withoutForeign } from "../content/untrusted.ts";
import type { Caller, RunNeeds } from "./run.ts";
import type { Tool } from "./table.ts";

const MOST_SECONDS = 60;
const LOOK_AGAIN_MS = 1000;
const ENDED: ReadonlySet<string> = new Set(["completed", "failed", "cancelled"]);

export const waitTool: Tool = {
  name: "evaluation_wait",
  title: "Wait for an evaluation",
  description: "Waits up to a minute for an evaluation to end, with progress. If it is still running, call again.",
  effect: "read",
  idempotent: true,
  operation: null,
  inputSchema: {
    type: "object",
    properties: {
      evaluation_id: { type: "string", format: "uuid" },
      seconds: { type: "integer", minimum: 0, maximum: MOST_SECONDS, default: MOST_SECONDS },
    },
    required: ["evaluation_id"],
    additionalProperties: false,
  },
};

/** Looks once a second, as the caller, so that a key that ends in between ends the wait. */
export async function wait(
  { call, again }: Pick<RunNeeds, "call"> & { readonly again: () => Promise<void> },
  { getRun, given }: { getRun: OperationSpec; given: JsonObject },
  { who, origin, signal, progress }: Caller,
): Promise<JsonObject> {
  const { evaluation_id: id, seconds = MOST_SECONDS } = given;
  const fits =
    typeof id === "string" && Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= MOST_SECONDS;
  if (!fits)
    return refusal("INVALID_ARGUMENTS", `evaluation_id is an ID; seconds is a number from 0 to ${MOST_SECONDS}.`);
  const until = performance.now() + Number(seconds) * 1000;
  for (let last = -1; ; ) {
    const answer = await call({
      operation: getRun,
      who,
      origin,
      signal,
      params: { evaluation_id: id },
      query: "",
      body: undefined,
    });
    const run = bodyOf(answer);
    const status = isJsonObject(run) ? String(run["status"]).toLowerCase() : "";
    const { done, total } = countsOf(run);
    if (done > last) progress(done, total, `${status}: ${done}${total === null ? "" : ` of ${total}`} prompts`);
    last = Math.max(last, done);
    const hasEnded = ENDED.has(status);
    const left = until - performance.now();
    if (hasEnded || left <= 0 || signal.aborted)
      return toolResult({ ended: hasEnded, data: withoutForeign(run, { transcripts: false }) });
    await setTimeout(Math.min(LOOK_AGAIN_MS, left), undefined, { signal }).catch(() => {});
    await again();
  }
}

function countsOf(run: unknown): { done: number; total: number | null } {
  const progress = isJsonObject(run) && isJsonObject(run["progress"]) ? run["progress"] : {};
  const { done, planned: total } = progress;
  return { done: typeof done === "number" ? done : 0, total: typeof total === "number" ? total : null };
}
