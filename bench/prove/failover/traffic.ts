import { setTimeout as pause } from "node:timers/promises";
import { call, type Reply } from "../../../e2e/person.ts";
import type { Sent } from "../kills/sent-update.ts";

/** What a client of the console sees while the database fails over. */
export interface Witness {
  readonly mistakes: string[];
  /** 503 answers, and of them those that left open whether a change took effect. */
  unavailable: number;
  unknown: number;
}

export const newWitness = (): Witness => ({ mistakes: [], unavailable: 0, unknown: 0 });

/** Anything but success or an honest 503 is a mistake. Returns whether it succeeded. */
function judge(
  witness: Witness,
  what: string,
  reply: Pick<Reply, "status" | "headers" | "text"> | null,
  wanted: number,
): boolean {
  if (!reply) {
    witness.mistakes.push(`${what} got no answer`);
    return false;
  }
  if (reply.status === wanted) return true;
  if (reply.status !== 503) witness.mistakes.push(`${what} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
  else if (!reply.headers.get("retry-after")) witness.mistakes.push(`${what} answered 503 without Retry-After`);
  witness.unavailable += 1;
  if (reply.text.includes("may have taken effect")) witness.unknown += 1;
  return false;
}

export interface Client {
  readonly address: string;
  readonly token: string;
  readonly witness: Witness;
}

/** Records on the update what was promised about it. */
export async function sendUpdate({ address, token, witness }: Client, agentId: string, update: Sent): Promise<boolean> {
  const what = `PUT ${address}/v1/agent-configurations/${agentId}`;
  const headers = { "x-request-id": update.requestId };
  const reply = await call(what, { token, headers, body: { [update.field]: update.value } }).catch(() => null);
  const isDone = judge(witness, "an update", reply, 200);
  if (isDone) update.acknowledged = Number(reply?.headers.get("etag")?.replaceAll('"', ""));
  else update.denied = reply?.text.includes("Nothing was changed") ?? false;
  return isDone;
}

/** Creates one agent after the other, repeating each with its Idempotency-Key until it is acknowledged. Returns their names. */
export async function createWithKeys({ address, token, witness }: Client, round: number, isOver: () => boolean) {
  const names: string[] = [];
  for (let n = 0; !isOver(); n++) {
    const name = `created ${round}/${n}`;
    names.push(name);
    for (;;) {
      const reply = await call(`POST ${address}/v1/agent-configurations`, {
        ...{ token, headers: { "idempotency-key": `create-${round}-${n}` } },
        body: { agent_name: name, model_name: "small-chat-1" },
      }).catch(() => null);
      if (judge(witness, "a creation", reply, 201) || reply === null || reply.status !== 503) break;
      await pause(50);
    }
    await pause(20);
  }
  return names;
}

export async function readAlong(
  { address, token, witness }: Client,
  agentId: string,
  isOver: () => boolean,
): Promise<number> {
  let reads = 0;
  while (!isOver()) {
    const reply = await call(`GET ${address}/v1/agent-configurations/${agentId}`, { token }).catch(() => null);
    judge(witness, "a read", reply, 200);
    reads += 1;
    await pause(20);
  }
  return reads;
}

/** Until a change is acknowledged again. Returns when. */
export async function untilWritable({ address, token, witness }: Client, agentId: string): Promise<number> {
  for (let n = 0; ; n++) {
    const body = { last_tested_by: `back ${n} ${Math.random()}` };
    const reply = await call(`PUT ${address}/v1/agent-configurations/${agentId}`, { token, body }).catch(() => null);
    if (judge(witness, "the first update", reply, 200)) return performance.now();
    await pause(20);
  }
}

export interface Upload {
  readonly policyId: string;
  /** What the response promised. */
  said: "stored" | "nothing" | "unknown";
}

const UPLOADS = 24;

/** Policies for which a file can be uploaded. */
export async function createPolicies({ address, token }: Client, round: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let n = 0; n < UPLOADS; n++) {
    const body = { name: `rules ${round}/${n}`, category: "custom" };
    const reply = await call(`POST ${address}/v1/policies/`, { token, body });
    if (reply.status !== 201) throw new Error(`a policy answered ${reply.status}: ${reply.text}`);
    ids.push(String(reply.body.id));
  }
  return ids;
}

/** An upload takes several transactions, so the database can be gone between two of them. */
export async function uploadFiles(
  { address, token, witness }: Client,
  policies: readonly string[],
  isOver: () => boolean,
): Promise<readonly Upload[]> {
  const uploads: Upload[] = [];
  for (const policyId of policies) {
    if (isOver()) break;
    const form = new FormData();
    form.append("file", new File(["# Returns\n\nParcels must be sent back within 30 days.\n"], "rules.md"));
    const reply = await fetch(`${address}/v1/policies/${policyId}/upload`, {
      ...{ method: "POST", headers: { authorization: `Bearer ${token}` }, body: form },
    }).catch(() => null);
    const text = (await reply?.text()) ?? "";
    const isStored = judge(
      witness,
      "an upload",
      reply && { ...{ status: reply.status, headers: reply.headers }, text },
      200,
    );
    const isDenied = text.includes("Nothing was changed");
    uploads.push({ policyId, said: isStored ? "stored" : isDenied ? "nothing" : "unknown" });
    await pause(100);
  }
  return uploads;
}
