import { createHash } from "node:crypto";
import { stringifyJson } from "../../kernel/json/stringify.ts";
import { unprocessable } from "../../kernel/unprocessable.ts";
import type { Act } from "../act.ts";
import { actSeconds } from "../act.ts";
import type { Answer } from "./answer.ts";

/** Answers are kept for a day; a client that retries later than that starts anew. */
export const KEPT_SECONDS = 86_400;

const place = ["header", "idempotency-key"];

export function checkIdempotencyKey(key: string | undefined): void {
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw unprocessable(place, "An idempotency key has 1 to 255 visible ASCII characters", key);
  }
}

export function requestHash(operationId: string, path: string, body: string): string {
  return createHash("sha256").update(`${operationId}\n${path}\n${body}`).digest("hex");
}

interface KeptAnswer {
  request_hash: string;
  status: number | null;
  headers: Record<string, string> | null;
  body: string | null;
}

export interface Claim {
  readonly key: string;
  readonly hash: string;
}

/**
 * Runs the work once for a key. The claim, the work and its answer commit together; a second request with the same key
 * waits on the claim's row until the first has ended, and then either finds its answer or does the work itself.
 */
export async function once(act: Act, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  const claimed = await act.tx.run(
    `insert into idempotent_answers (team_id, user_id, key, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (team_id, user_id, key) do nothing`,
    [...owner(act, claim), claim.hash, actSeconds(act)],
  );
  const kept = claimed === 0 ? await findKept(act, claim) : null;
  if (kept) return kept;
  const answer = await work();
  await act.tx.run(
    "update idempotent_answers set status = $4, headers = $5, body = $6 where team_id = $1 and user_id = $2 and key = $3",
    [...owner(act, claim), answer.status, JSON.stringify(answer.headers ?? {}), textToKeep(answer)],
  );
  return answer;
}

/** What a repeated request is answered with. Only JSON can be kept: a stream is read once, and other bytes are no text. */
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

/** The answer a key was given before, or null; the same key for another request is refused. */
export async function findKept(act: Act, claim: Claim): Promise<Answer | null> {
  const [kept] = await act.tx.query<KeptAnswer>(
    "select request_hash, status, headers, body from idempotent_answers where team_id = $1 and user_id = $2 and key = $3",
    owner(act, claim),
  );
  if (!kept || kept.status === null) return null;
  if (kept.request_hash !== claim.hash)
    throw unprocessable(place, "This idempotency key was used for another request", claim.key);
  return {
    status: kept.status,
    headers: { ...kept.headers, "idempotent-replayed": "true" },
    ...(kept.body === null ? {} : { raw: { content: kept.body, type: "application/json" } }),
  };
}

/** A service on the console's own database is sent the same key for the same person; no client can send one with a space. */
function owner({ who }: Act, { key }: Claim): unknown[] {
  return [who.teamId, who.userId, who.kind === "service" ? `service ${key}` : key];
}
