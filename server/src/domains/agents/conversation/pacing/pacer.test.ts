import { expect, test } from "vitest";
import { openBed } from "../../../../../test/evaluation/run-bed.ts";
import { RateLimitWaitTooLong } from "./agent-queue.ts";
import { createPacer } from "./pacer.ts";

/** The most arrivals in any window of that length. */
function mostWithin(times: readonly number[], windowMs: number): number {
  let from = 0;
  return times.reduce((most, at, to) => {
    while ((times[from] ?? 0) <= at - windowMs) from += 1;
    return Math.max(most, to - from + 1);
  }, 0);
}

test("all workers and all runs of an agent together keep its rate in every window, and evenly", async () => {
  const [windowMs, rate] = [6000, 150];
  await using bed = await openBed({
    prompts: 100,
    // A window is a tenth of a minute here. What loads with the first request is late by as much as ever, so slack is no tenth.
    pace: { windowMs, slackMs: 400 },
    agent: { rate_limit_requests_per_minute: rate },
  });
  const ids = [await bed.startRun({ concurrency: 8 }), await bed.startRun({ concurrency: 8 })];
  bed.startWorker();
  bed.startWorker();
  for (const id of ids) await bed.until(id, "completed");
  const times = bed.agent.heard.map(({ at }) => at);
  expect(times).toHaveLength(200);
  expect(mostWithin(times, windowMs)).toBeLessThanOrEqual(rate);
  // Paced, not in bursts: a tenth of a window holds about a tenth of the requests, and what was late on a busy machine.
  expect(mostWithin(times, windowMs / 10)).toBeLessThanOrEqual(rate / 5);
});

test("an agent that asks for a pause gets it from everybody", async () => {
  let isFirst = true;
  await using bed = await openBed({
    prompts: 30,
    answer: (_text, response) => {
      if (!isFirst) return "no";
      isFirst = false;
      response.writeHead(429, { "retry-after": "1" }).end("{}");
      return null;
    },
  });
  const id = await bed.startRun({ concurrency: 2 });
  bed.startWorker();
  expect((await bed.until(id, "completed")).progress).toMatchObject({ resisted: 30, errors: 0 });
  const [first = 0, ...later] = bed.agent.heard.map(({ at }) => at);
  // One more was on its way when the agent said so.
  expect(later.filter((at) => at < first + 950).length).toBeLessThanOrEqual(1);
});

test("who cannot wait is told how far its turn is, and costs the others none", async () => {
  await using bed = await openBed({ prompts: 1 });
  const pacer = createPacer(bed.world.services.db);
  const agent = { id: bed.agentId, subject: bed.world.owner.who, rate: 6 };
  const { signal } = new AbortController();
  await pacer.turn(agent, signal);
  const [patient, impatient] = [pacer.turn(agent, signal, 60_000), pacer.turn(agent, signal, 5_000)];
  const error = await impatient?.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RateLimitWaitTooLong);
  expect((error as RateLimitWaitTooLong).waitMs).toBeGreaterThan(8_000);
  await pacer.hold(agent, 120_000);
  await expect(patient).rejects.toBeInstanceOf(RateLimitWaitTooLong);
});

test("a request that is no longer wanted gives its place to the next", async () => {
  await using bed = await openBed({ prompts: 1 });
  const pacer = createPacer(bed.world.services.db, { windowMs: 20_000, slackMs: 0, horizonMs: 50, lateMs: 1000 });
  const agent = { id: bed.agentId, subject: bed.world.owner.who, rate: 20 };
  const [wanted, unwanted] = [new AbortController().signal, new AbortController()];
  await pacer.turn(agent, wanted);
  const given = pacer.turn(agent, unwanted.signal);
  const began = performance.now();
  const next = pacer.turn(agent, wanted);
  unwanted.abort(new Error("not wanted"));
  await expect(given).rejects.toThrow("not wanted");
  await next;
  // The place a second from now, not the one a second later.
  expect(performance.now() - began).toBeLessThan(1900);
});
