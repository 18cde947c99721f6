import { createHash } from "node:crypto";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { unprocessable } from "../../kernel/unprocessable.ts";
import type { Act } from "../act.ts";
import { actSeconds } from "../act.ts";
import type { Tx } from "../db/database.ts";
import { type Refined, type Statement, sql } from "../db/sql.ts";
import type { Answer } from "./answer.ts";
import type { IdempotentAnswerRow } from "./rows.ts";

/** Answers are kept for a day. A client that retries later starts over. */
const KEPT_SECONDS = 86_400;

const place = ["header", "idempotency-key"];

export function checkIdempotencyKey(key: string | undefined): void {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw unprocessable(place, "An idempotency key has 1 to 255 visible ASCII characters", key);
  }
}

export function requestHash(operationId: string, path: string, body: string): string {
  return createHash("sha256").update(`${operationId}\n${path}\n${body}`).digest("hex");
}

type KeptAnswer = Refined<
  Pick<IdempotentAnswerRow, "request_hash" | "status" | "headers" | "body">,
  { headers: Record<string, string> | null }
>;

export interface Claim {
  readonly key: string;
  readonly hash: string;
}

/**
 * Runs the work once per key. The claim, the work and its response commit together. A second request with the same key
 * waits on the claim's row until the first has ended, and then either finds its response or does the work itself.
 */
export async function once(act: Act, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  const { teamId, userId } = act.who;
  const claimed = await act.tx.run(sql`
    insert into idempotent_answers (team_id, user_id, key, request_hash, created_at)
    values (${teamId}, ${userId}, ${keyOf(act, claim)}, ${claim.hash}, ${actSeconds(act)})
    on conflict (team_id, user_id, key) do nothing`);
  const kept = claimed === 0 ? await findKept(act, claim) : null;
  if (kept) return kept;
  const answer = await work();
  await act.tx.run(sql`
    update idempotent_answers
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers ?? {})}, body = ${textToKeep(answer)}
    where ${isClaim(act, claim)}`);
  return answer;
}

/** Deletes the answers that a person got in a team; without a person, all answers of the team. */
export async function forgetAnswers(tx: Tx, { teamId, userId }: { teamId: string; userId?: string }): Promise<void> {
  const ofPerson = userId === undefined ? sql`` : sql`and user_id = ${userId}`;
  await tx.run(sql`delete from idempotent_answers where team_id = ${teamId} ${ofPerson}`);
}

/** Deletes the answers of the team that this connection is bound to, once they are too old to be given again. */
export async function sweepAnswers(tx: Tx, now: number): Promise<void> {
  await tx.run(sql`delete from idempotent_answers where created_at < ${now - KEPT_SECONDS}`);
}

/** The response to a repeated request. Only JSON can be stored: a stream is read once, and other bytes are not text. */
function textToKeep(answer: Answer): string | null {
  const { raw } = answer;
  if (raw) {
    const isText = typeof raw.content === "string" || Buffer.isBuffer(raw.content);
    if (isText && raw.type === "application/json") return String(raw.content);
    throw new Error(
      `an answer of ${raw.type} cannot be kept for an idempotency key; the operation says idempotent: false`,
    );
  }
  const body = "kept" in answer ? answer.kept : answer.body;
  return body === undefined ? null : (stringifyJson(body) ?? null);
}

/** The stored response for a key, or null. The same key for a different request is refused. */
export async function findKept(act: Act, claim: Claim): Promise<Answer | null> {
  const [kept] = await act.tx.query(sql<KeptAnswer>`
    select request_hash, status, headers, body
    from idempotent_answers
    where ${isClaim(act, claim)}`);
  if (!kept || kept.status === null) return null;
  if (kept.request_hash !== claim.hash)
    throw unprocessable(place, "This idempotency key was used for another request", claim.key);
  return {
    status: kept.status,
    headers: { ...kept.headers, "idempotent-replayed": "true" },
    ...(kept.body === null ? {} : { raw: { content: kept.body, type: "application/json" } }),
  };
}

function isClaim(act: Act, claim: Claim): Statement {
  return sql`team_id = ${act.who.teamId} and user_id = ${act.who.userId} and key = ${keyOf(act, claim)}`;
}

/** A service on the console's own database receives the same key for the same person. No client can send a space in one. */
function keyOf({ who }: Act, { key }: Claim): string {
  return who.kind === "service" ? `service ${key}` : key;
}
