import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { type JobBed, openJobBed } from "../../../test/platform/job-bed.ts";
import { fault } from "../../kernel/errors.ts";

const until = (bed: JobBed, states: readonly string[]) =>
  expect.poll(async () => (await bed.jobs()).map(({ status }) => status), { timeout: 20_000 }).toEqual(states);
const claims = async (bed: JobBed) => (await bed.jobs()).map(({ worker }) => worker !== null);

describe("a worker", () => {
  test("does every job that is listed, and leaves none claimed", async () => {
    await using bed = await openJobBed(async () => "done");
    for (let job = 0; job < 6; job++) await bed.startJob();
    bed.startWorker();
    await until(bed, Array(6).fill("completed"));
    await expect.poll(() => claims(bed)).toEqual(Array(6).fill(false));
  });

  test("has a job alone, however many workers want it", async () => {
    const working = new Set<string>();
    const clashes: string[] = [];
    let steps = 0;
    await using bed = await openJobBed(async (id) => {
      if (working.has(id)) clashes.push(id);
      working.add(id);
      await pause(10);
      working.delete(id);
      return ++steps >= 20 ? "done" : "again";
    });
    await bed.startJob();
    for (let worker = 0; worker < 3; worker++) bed.startWorker();
    await until(bed, ["completed"]);
    expect([clashes, (await bed.jobs())[0]?.steps]).toEqual([[], 20]);
  });

  test("finds the free job behind those that others have", async () => {
    const blocked = Promise.withResolvers<void>();
    await using bed = await openJobBed(async (id) => {
      if (Number(id) <= 2) await blocked.promise;
      return "done";
    });
    await bed.startJob();
    await bed.startJob();
    bed.startWorker({ places: 2 });
    await expect.poll(() => claims(bed)).toEqual([true, true]);
    await bed.startJob();
    bed.startWorker({ places: 2 });
    await until(bed, ["running", "running", "completed"]);
    blocked.resolve();
    await until(bed, ["completed", "completed", "completed"]);
  });

  test("is presumed dead without its lock: the next worker does its jobs, and its late writes are refused", async () => {
    let attempts = 0;
    const late = Promise.withResolvers<"done">();
    await using bed = await openJobBed(() => (++attempts === 1 ? late.promise : Promise.resolve("done")));
    await bed.startJob();
    bed.startWorker();
    await expect.poll(() => attempts).toBe(1);
    bed.startWorker();
    await bed.cutLocks();
    await until(bed, ["completed"]);
    late.resolve("done");
    await pause(50);
    expect((await bed.jobs())[0]).toMatchObject({ status: "completed", steps: 1 });
  });

  test("that stops releases its jobs, and interrupts whatever takes longer than its grace period", async () => {
    let isInterrupted = false;
    let isStuck = true;
    await using bed = await openJobBed(async (_id, { signal }) => {
      if (!isStuck) return "done";
      await pause(60_000, undefined, { signal }).finally(() => {
        isInterrupted = signal.aborted;
      });
      return "again";
    });
    await bed.startJob();
    const worker = bed.startWorker({ graceMs: 30 });
    await expect.poll(() => claims(bed)).toEqual([true]);
    await worker.stop();
    expect([isInterrupted, (await bed.jobs())[0]]).toMatchObject([true, { status: "running", worker: null }]);
    isStuck = false;
    bed.startWorker();
    await until(bed, ["completed"]);
  });

  test("looks immediately when it is woken, and leaves a job that is no longer listed", async () => {
    let isInterrupted = false;
    await using bed = await openJobBed(async (_id, { signal }) => {
      await pause(60_000, undefined, { signal }).finally(() => {
        isInterrupted = signal.aborted;
      });
      return "again";
    });
    const { wakeups } = bed.world.services;
    bed.startWorker({ everyMs: 60_000 });
    await bed.startJob();
    const wake = setInterval(() => wakeups.notify(), 20);
    await expect.poll(() => claims(bed)).toEqual([true]);
    await bed.world.behind.query("update test_jobs set status = 'cancelled'");
    await expect.poll(() => claims(bed)).toEqual([false]);
    clearInterval(wake);
    expect([isInterrupted, (await bed.jobs())[0]?.status]).toEqual([true, "cancelled"]);
  });

  test("marks a job whose work throws as failed, and retries if only the database was down", async () => {
    let away = 2;
    await using bed = await openJobBed(async (id) => {
      if (id === "1") throw new Error("broken");
      if (away-- > 0) throw fault("DATABASE_UNAVAILABLE");
      return "done";
    });
    await bed.startJob();
    await bed.startJob();
    bed.startWorker();
    await until(bed, ["failed", "completed"]);
  });

  test("goes on with its jobs when a look gets no connection, as long as it has its lock", async () => {
    let attempts = 0;
    const answered = Promise.withResolvers<"done">();
    await using bed = await openJobBed((_id, { signal }) => {
      attempts += 1;
      signal.addEventListener("abort", () => answered.reject(new Error("interrupted")));
      return answered.promise;
    });
    await bed.startJob();
    bed.startWorker({ graceMs: 30 });
    await expect.poll(() => attempts).toBe(1);
    const looking = vi.spyOn(bed.world.services.db, "looking");
    for (let look = 0; look < 5; look++) looking.mockRejectedValueOnce(fault("DATABASE_UNAVAILABLE"));
    await expect.poll(() => looking.mock.calls.length).toBeGreaterThan(9);
    answered.resolve("done");
    await until(bed, ["completed"]);
    expect(attempts).toBe(1);
  });

  test("opens the job of a team that has none before further jobs of another", async () => {
    const open = Promise.withResolvers<"done">();
    const started: string[] = [];
    await using bed = await openJobBed((id) => {
      started.push(id);
      return open.promise;
    });
    for (let job = 0; job < 6; job++) await bed.startJob();
    const other = await bed.startJob((await bed.world.stranger()).who.teamId);
    bed.startWorker({ places: 4 });
    await expect.poll(() => started.length).toBe(3);
    expect(started).toContain(other);
    open.resolve("done");
    await until(bed, Array(7).fill("completed"));
  });
});
