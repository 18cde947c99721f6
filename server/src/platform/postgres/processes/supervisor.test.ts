import { expect, test } from "vitest";
import type { Postmaster } from "./postmaster.ts";
import { supervise } from "./supervisor.ts";

/** A server that ends immediately, each time it is started. */
function doomed(): Postmaster {
  return { ended: Promise.resolve("exit code 1"), stop: async () => {}, stopUnawaited: () => {} };
}

test("a server that keeps ending is given up after its restarts, with the reason", async () => {
  let starts = 0;
  const launch = async () => {
    starts += 1;
    if (starts === 3) throw new Error("no room"); // A restart that fails counts like one that ends.
    return doomed();
  };
  const told: string[] = [];
  const { exited } = await supervise({ launch, log: (line) => told.push(line), pauses: [1, 1, 1] });
  expect(await exited).toBe("PostgreSQL keeps ending (exit code 1); gave up after 3 restarts in a row");
  expect(starts).toBe(4);
  expect(told).toContain("no room");
});

test("stop during the pause before a restart takes effect immediately", async () => {
  let starts = 0;
  const launch = async () => {
    starts += 1;
    return doomed();
  };
  const { stop, exited } = await supervise({ launch, log: () => {}, pauses: [3_600_000] });
  await stop();
  expect(await exited).toBe("stopped");
  expect(starts).toBe(1);
});
