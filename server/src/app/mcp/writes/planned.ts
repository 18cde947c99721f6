import { planHash } from "../../../domains/teams/approvals/plan.ts";
import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { type Effect, effectOf, type OperationSpec } from "../../../kernel/operation.ts";
import { secretName } from "../../../kernel/shape/check/echo.ts";
import { bodyOf } from "../content/result.ts";
import { visible } from "../content/untrusted.ts";
import type { SplitArguments } from "../tools/arguments.ts";
import type { Caller, RunNeeds } from "../tools/run.ts";

/** A change that is about to be made, with everything that whoever decides should know. */
export interface Planned {
  readonly operation: OperationSpec;
  readonly parts: SplitArguments;
  readonly hash: string;
  readonly effect: Effect;
  /** What would be sent to agents, and what it costs. Null if nothing is. */
  readonly cost: JsonObject | null;
}

/** A run with more requests than this is costly, and needs a person in the console. */
const MOST_REQUESTS = 1000;

/** Operations with a twin that says what they would cost. */
const ESTIMATES: Readonly<Record<string, string>> = { "evaluation.create": "evaluation.preflight" };

export async function plan(
  { call, find }: Pick<RunNeeds, "call"> & { readonly find: (id: string) => OperationSpec | undefined },
  { operation, parts }: Pick<Planned, "operation" | "parts">,
  { who, origin, signal }: Caller,
): Promise<Planned> {
  const hash = planHash(operation.id, { params: parts.params, query: parts.query, body: parts.body ?? null });
  const estimate = find((Object.hasOwn(ESTIMATES, operation.id) && ESTIMATES[operation.id]) || "");
  if (!estimate) return { operation, parts, hash, effect: effectOf(operation), cost: null };
  const figures = bodyOf(await call({ operation: estimate, who, origin, signal, ...parts, ifMatch: undefined }));
  const { requests, cost } = isJsonObject(figures) ? figures : {};
  const likely = isJsonObject(requests) && typeof requests["likely"] === "number" ? requests["likely"] : null;
  const isCostly = likely === null || likely > MOST_REQUESTS;
  const spent = isJsonObject(cost) ? cost["likely"] : null;
  return {
    operation,
    parts,
    hash,
    effect: isCostly ? "destructive" : effectOf(operation),
    cost: { requests: likely, cost: spent },
  };
}

type OfPlan = Pick<Planned, "operation" | "parts">;

const isSecret = ({ operation }: OfPlan, name: string): boolean =>
  operation.body?.secrets?.has(secretName(name)) ?? false;

/** Whether the body holds a member that is never shown. */
export function holdsSecret(planned: OfPlan): boolean {
  const holds = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.some(holds);
    return (
      isJsonObject(value) && Object.entries(value).some(([name, inner]) => isSecret(planned, name) || holds(inner))
    );
  };
  return holds(planned.parts.body);
}

/** The arguments as they may be shown: secrets masked, nothing invisible, nothing endless. */
export function shownArguments(planned: OfPlan): JsonObject {
  const { params, query, body } = planned.parts;
  const shown = (value: unknown, name = ""): unknown => {
    if (isSecret(planned, name)) return "••••";
    if (typeof value === "string")
      return visible(value.length > 200 ? `${value.slice(0, 200).toWellFormed()}…` : value);
    if (Array.isArray(value)) return value.slice(0, 20).map((one) => shown(one));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 40)
        .map(([key, inner]) => [visible(key), shown(inner, key)]),
    );
  };
  return {
    ...(shown(params) as JsonObject),
    ...(shown(Object.fromEntries(new URLSearchParams(query))) as JsonObject),
    ...(isJsonObject(body) ? (shown(body) as JsonObject) : body === undefined ? {} : { body: shown(body) }),
  };
}

/** The question for the person: what, where, and what it costs. */
export function questionOf(planned: Planned, place: string): string {
  const { operation, cost } = planned;
  const named = Object.entries(shownArguments(planned)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const spent =
    cost === null
      ? ""
      : ` It sends about ${cost["requests"]} requests to the agent${typeof cost["cost"] === "number" ? ` and costs about ${cost["cost"]}` : ""}.`;
  return `${operation.summary} at ${place}?${spent}${named.length === 0 ? "" : `\n${named.join("\n")}`}`.slice(0, 2000);
}
