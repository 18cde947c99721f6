import { Malformed } from "../../../server/src/domains/protection/telemetry/otlp/model/malformed.ts";
import { prepareBody } from "../../../server/src/domains/protection/telemetry/otlp/prepare-body.ts";
import { createMutator } from "../../../server/test/protection/telemetry/mutations.ts";
import { type RecordedBody, recordBodies } from "../../../server/test/protection/telemetry/recorded-bodies.ts";
import type { BenchConsole } from "../../console.ts";

export interface FuzzPlan {
  /** Bodies that are read, and bodies that are sent to a console. */
  readonly read: number;
  readonly sent: number;
  readonly seed: number;
}

export interface FuzzProof {
  readonly plan: FuzzPlan;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly statuses: Readonly<Record<number, number>>;
  readonly mistakes: readonly string[];
}

const SLOW_MS = 1000;
const days = { storable: () => true, countable: () => true };
const needs = { days } as unknown as Parameters<typeof prepareBody>[0];

/** Bodies of real exporters, mutated: read by themselves, and sent to a console with its database. */
export async function proveFuzz(plan: FuzzPlan, at: { console: BenchConsole; key: string }): Promise<FuzzProof> {
  const recorded = await recordBodies();
  const mutate = createMutator(plan.seed);
  const next = (nth: number): RecordedBody => {
    const one = recorded[nth % recorded.length];
    if (one === undefined) throw new Error("no exporter sent anything");
    return { ...one, body: mutate(one.body) };
  };
  const mistakes: string[] = [];
  const outcomes: Record<string, number> = {};
  let slowestMs = 0;
  for (let nth = 0; nth < plan.read; nth++) {
    const body = next(nth);
    const began = process.threadCpuUsage();
    const outcome = await outcomeOf(body);
    const { user, system } = process.threadCpuUsage(began);
    const took = (user + system) / 1000;
    slowestMs = Math.max(slowestMs, took);
    const name = `${body.signal} ${body.encoding}: ${outcome.kind}`;
    outcomes[name] = (outcomes[name] ?? 0) + 1;
    if (outcome.kind === "broke" || took > SLOW_MS)
      mistakes.push(`${name} after ${took.toFixed(0)} ms: ${outcome.why} ${body.body.toString("base64")}`);
  }
  const statuses: Record<number, number> = {};
  for (let nth = 0; nth < plan.sent; nth++) {
    const body = next(nth);
    const status = await send(at, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200 && status !== 400)
      mistakes.push(`${body.signal} ${body.encoding} answered ${status}: ${body.body.toString("base64")}`);
  }
  return { plan, outcomes, slowestMs, statuses, mistakes: mistakes.slice(0, 50) };
}

async function outcomeOf(body: RecordedBody): Promise<{ kind: "read" | "refused" | "broke"; why?: unknown }> {
  try {
    await prepareBody(needs, body);
    return { kind: "read" };
  } catch (error) {
    return error instanceof Malformed ? { kind: "refused" } : { kind: "broke", why: error };
  }
}

async function send({ console, key }: { console: BenchConsole; key: string }, body: RecordedBody): Promise<number> {
  const type = body.encoding === "json" ? "application/json" : "application/x-protobuf";
  const answer = await fetch(`http://127.0.0.1:${console.port}/otlp/v1/${body.signal}`, {
    method: "POST",
    headers: { "content-type": type, "x-api-key": key },
    body: body.body as unknown as string,
  });
  await answer.arrayBuffer();
  return answer.status;
}
