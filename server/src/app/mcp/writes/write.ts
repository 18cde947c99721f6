import type { ActionNeeds } from "../../../domains/teams/approvals/decide-action.ts";
import { type FiledAction, fileAction } from "../../../domains/teams/approvals/file-action.ts";
import { useConfirmation } from "../../../domains/teams/approvals/store.ts";
import { NotCanonical } from "../../../kernel/json/canonical.ts";
import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import type { Act } from "../../../platform/act.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { CallDirectly } from "../../../platform/direct/call.ts";
import { presentAnswer, refusal, toolResult } from "../content/result.ts";
import { visible } from "../content/untrusted.ts";
import { membersOf } from "../protocol/rpc.ts";
import { splitArguments } from "../tools/arguments.ts";
import { type Caller, unknownArguments } from "../tools/run.ts";
import { holdsSecret, type Planned, plan, questionOf, shownArguments } from "./planned.ts";
import type { Seals } from "./seal.ts";

export interface WriteNeeds {
  readonly call: CallDirectly;
  readonly callPlanned: ActionNeeds["callPlanned"];
  readonly find: (id: string) => OperationSpec | undefined;
  /** The version of what would be changed. */
  readonly etagOf: (planned: Planned, caller: Caller) => Promise<string | null>;
  readonly seals: Seals;
  readonly db: Database;
  readonly publicUrl: string;
}

/** What the client answered to a question of ours, in the generation that has it in the same request. */
export interface Retry {
  readonly inputResponses: JsonObject;
  readonly requestState: string | null;
}

interface Wanted {
  readonly operation: OperationSpec;
  readonly given: JsonObject;
  readonly retry: Retry;
}

/** A change: reversible ones after a confirmation, all others only by a person in the console. */
export async function runWrite(
  needs: WriteNeeds,
  { operation, given, retry }: Wanted,
  caller: Caller,
): Promise<JsonObject> {
  const { confirmation, reason, ...rest } = given;
  const isPlain = [confirmation, reason].every((text) => text === undefined || typeof text === "string");
  if (!isPlain) return refusal("INVALID_ARGUMENTS", "confirmation and reason are texts.");
  const split = splitArguments(operation, rest);
  if ("unknown" in split) return unknownArguments(split.unknown);
  const planned = await plan(needs, { operation, parts: split.parts }, caller).catch((error: unknown) => {
    if (error instanceof NotCanonical) return null;
    throw error;
  });
  if (!planned) return refusal("INVALID_ARGUMENTS", "The arguments hold something that is no JSON.");
  const etag = await needs.etagOf(planned, caller);
  if (planned.effect === "destructive") return file(needs, { planned, etag, reason: String(reason ?? "") }, caller);
  const agreed = typeof confirmation === "string" ? confirmation : retry.requestState;
  if (agreed === null) return ask(needs, { planned, etag }, caller);
  if (retry.requestState !== null && membersOf(retry.inputResponses[QUESTION])["action"] !== "accept")
    return refusal("DECLINED", "The user declined. Nothing was changed.");
  return carryOut(needs, { planned, etag, agreed }, caller);
}

const QUESTION = "confirm";
const placeOf = (publicUrl: string): string => new URL(publicUrl).host;

const inTeam = <T>({ db }: WriteNeeds, { who, origin }: Caller, work: (act: Act) => Promise<T>): Promise<T> =>
  db.transaction(who, (tx) => work({ tx, who, origin, now: Date.now() }));

function ask(
  needs: WriteNeeds,
  { planned, etag }: { planned: Planned; etag: string | null },
  { who, era }: Caller,
): JsonObject {
  const agreement = { keyId: who.credentialId ?? "", planHash: planned.hash, etag };
  const { confirmation, expiresIn } = needs.seals.seal(agreement, Date.now());
  const question = questionOf(planned, placeOf(needs.publicUrl));
  if (era.isModern && showsForms(era.capabilities)) {
    const params = { mode: "form", message: question, requestedSchema: { type: "object", properties: {} } };
    const inputRequests = { [QUESTION]: { method: "elicitation/create", params } };
    return { resultType: "input_required", inputRequests, requestState: confirmation };
  }
  return toolResult({
    ...{
      code: "CONFIRMATION_NEEDED",
      detail: "Nothing was done yet. Ask the user; then repeat the call with this confirmation.",
    },
    ...{ question, plan: planOf(planned), confirmation, expires_in_seconds: expiresIn },
  });
}

const planOf = (planned: Planned): JsonObject => ({
  ...{ operation: planned.operation.id, arguments: shownArguments(planned) },
  ...(planned.cost === null ? {} : { cost: planned.cost }),
});

function showsForms({ elicitation }: JsonObject): boolean {
  return isJsonObject(elicitation) && (Object.keys(elicitation).length === 0 || "form" in elicitation);
}

const STALE = "This confirmation is not valid for this call any more. Nothing was done.";

async function carryOut(
  needs: WriteNeeds,
  { planned, etag, agreed }: { planned: Planned; etag: string | null; agreed: string },
  caller: Caller,
): Promise<JsonObject> {
  const sealed = needs.seals.open(agreed, Date.now());
  const isSame =
    sealed && sealed.keyId === caller.who.credentialId && sealed.planHash === planned.hash && sealed.etag === etag;
  if (!isSame) return refusal("CONFIRMATION_REFUSED", STALE);
  const isFirst = await inTeam(needs, caller, (act) => useConfirmation(act, sealed));
  if (!isFirst) return refusal("CONFIRMATION_REFUSED", STALE);
  const { who, origin, signal } = caller;
  const { operation, parts } = planned;
  // Between the look above and the change, someone else may change it: only the version that was agreed to is changed.
  const answer = await needs.callPlanned({
    ...{ operation, who, origin, signal, plan: planOfParts(parts), idempotencyKey: `mcp-${sealed.id}` },
    ifMatch: parts.ifMatch ?? etag,
  });
  return presentAnswer(answer, { transcripts: false, skip: 0 });
}

const planOfParts = ({ params, query, body }: Planned["parts"]) => ({ params, query, body: body ?? null });

async function file(
  needs: WriteNeeds,
  { planned, etag, reason }: { planned: Planned; etag: string | null; reason: string },
  caller: Caller,
): Promise<JsonObject> {
  const { operation, parts } = planned;
  // A plan is stored as it is, and read by people.
  if (holdsSecret(planned)) return refusal("OPERATION_NOT_OFFERED", "This can only be done in the console.");
  const filed: FiledAction = await inTeam(needs, caller, (act) =>
    fileAction(act, {
      ...{ operation, etag },
      plan: planOfParts(parts),
      client: visible((caller.era.client ?? "An assistant").slice(0, 100)),
      reason: visible(reason.slice(0, 500).toWellFormed()),
    }),
  );
  return toolResult({
    ...{
      code: "WAITS_FOR_A_PERSON",
      detail: "Nothing was done yet. Someone in the console has to approve it; action_status tells.",
    },
    ...{
      action_id: filed.id,
      address: `${needs.publicUrl.replace(/\/+$/, "")}/settings/approvals`,
      expires_at: filed.expiresAt,
    },
    plan: planOf(planned),
  });
}
