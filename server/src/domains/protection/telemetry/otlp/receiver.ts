import { createHash } from "node:crypto";
import { sqlState } from "../../../../platform/db/database.ts";
import type { Outcome } from "./answer.ts";
import type { OtlpRequest, ReceiverNeeds } from "./needs.ts";
import { prepareBody } from "./prepare-body.ts";
import type { Prepared } from "./prepared.ts";
import { noteBatch } from "./store.ts";

/** Stores what an SDK sent. When it answers, everything is committed. Throws Malformed if the body can't be read. */
export type Receive = (request: OtlpRequest) => Promise<Outcome>;

export function createReceiver(needs: ReceiverNeeds): Receive {
  return async (request) => {
    const prepared = await prepareBody(needs, request);
    if (prepared.size > 0) await store(needs, request, prepared);
    const { count: refused, message } = prepared.refusals;
    return { refused, message };
  };
}

async function store(needs: ReceiverNeeds, request: OtlpRequest, prepared: Prepared): Promise<void> {
  const { who, origin } = request;
  await needs.days.ensure(prepared.days);
  const stored = needs.db.transaction(who, async (tx) => {
    const act = { tx, who, origin, now: needs.clock.milliseconds() };
    const digest = digestOf(request);
    if (await noteBatch(act, digest)) await prepared.store(act, digest.toString("hex").slice(0, 32));
  });
  await stored.catch((error: unknown) => {
    // A day was dropped that had been seen a moment ago. It is made again when the sender tries again.
    if (sqlState(error) === NO_PARTITION) needs.days.forget();
    throw error;
  });
}

const NO_PARTITION = "23514";

const digestOf = ({ signal, encoding, body }: OtlpRequest): Buffer =>
  createHash("sha256").update(`${signal} ${encoding} `).update(body).digest();
