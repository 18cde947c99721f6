import { describe, expect, test } from "vitest";
import { chooseJobs, jobsToYield, type OpenJob } from "./choose-jobs.ts";
import type { JobRef } from "./job.ts";

/** "a1 a2 b1": two jobs of team a, then one of team b. */
const jobs = (ids: string): JobRef[] => ids.split(" ").map((id) => ({ id, teamId: id.slice(0, 1), userId: "someone" }));
const openJobs = (ids: string) => new Map(jobs(ids).map(({ id, teamId }) => [id, teamId]));

function choose(listed: string, rest: { open?: string; deferred?: string; places: number }): string {
  const open = rest.open ? openJobs(rest.open) : new Map<string, string>();
  const deferred = new Set(rest.deferred?.split(" "));
  const chosen = chooseJobs({ listed: jobs(listed), open, deferred, places: rest.places });
  return chosen.map(({ id }) => id).join(" ");
}

describe("chooseJobs", () => {
  test("opens the oldest jobs, as many as there are slots", () => {
    expect(choose("a1 a2 a3", { places: 2 })).toBe("a1 a2");
  });

  test("opens nothing twice, and nothing if all slots are taken", () => {
    expect(choose("a1 a2", { open: "a1", places: 2 })).toBe("a2");
    expect(choose("a1 a2 b1", { open: "a1 a2", places: 2 })).toBe("");
  });

  test("a team that queued many jobs first does not delay the others", () => {
    expect(choose("a1 a2 a3 a4 b1 c1", { places: 3 })).toBe("a1 b1 c1");
  });

  test("a free slot goes to the team with the fewest open jobs", () => {
    expect(choose("a3 b2 c1", { open: "a1 a2 b1", places: 6 })).toBe("c1 b2");
  });

  test("one team alone leaves a quarter of the slots to others", () => {
    expect(choose("a1 a2 a3 a4 a5", { places: 4 })).toBe("a1 a2 a3");
    expect(choose("a1 a2 a3 a4 a5 b1", { open: "a1 a2 a3", places: 4 })).toBe("b1");
  });

  test("jobs that another worker has come last, because they would otherwise hide the others", () => {
    expect(choose("a1 a2 a3", { deferred: "a1 a2", places: 1 })).toBe("a3");
    expect(choose("a1 a2 a3", { deferred: "a1 a2", places: 3 })).toBe("a3 a1 a2");
    expect(choose("a1 a2", { deferred: "a1 a2", places: 1 })).toBe("a1");
  });
});

describe("jobsToYield", () => {
  const running = (ids: string, openMs: number): [string, OpenJob][] =>
    jobs(ids).map(({ id, teamId }, at) => [id, { teamId, openMs: openMs - at, isYielding: false }]);
  const waiting = jobs("a1 a2 b1 c1 d1 d2");

  test("nothing gives way while there is room, or for another job of a team that has one", () => {
    expect(jobsToYield({ listed: waiting, open: new Map(running("a1 b1", 9000)), places: 4 })).toEqual([]);
    expect(jobsToYield({ listed: jobs("a1 a2 b1 b2"), open: new Map(running("a1 b1", 9000)), places: 2 })).toEqual([]);
  });

  test("the longest session of the team with the most gives way, one for each team that waits", () => {
    const open = new Map(running("a1 a2 b1", 9000));
    expect(jobsToYield({ listed: waiting, open, places: 3 })).toEqual(["a1", "a2"]);
    open.set("a1", { teamId: "a", openMs: 9000, isYielding: true });
    expect(jobsToYield({ listed: waiting, open, places: 3 })).toEqual(["a2"]);
  });

  test("a session that has just begun stays", () => {
    expect(jobsToYield({ listed: waiting, open: new Map(running("a1 b1", 1000)), places: 2 })).toEqual([]);
  });

  test("with more teams than places, all take turns", () => {
    const listed = jobs("a1 b1 c1 d1 e1");
    const open = new Map<string, OpenJob>();
    const deferred = new Set<string>();
    const turns = new Map<string, number>();
    for (let round = 0; round < 50; round++) {
      for (const [id, job] of open) open.set(id, { ...job, openMs: job.openMs + 1000 + Number(job.teamId > "c") });
      for (const id of jobsToYield({ listed, open, places: 2 })) {
        open.delete(id);
        deferred.delete(id);
        deferred.add(id);
      }
      const openTeams = new Map([...open].map(([id, { teamId }]) => [id, teamId]));
      for (const { id, teamId } of chooseJobs({ listed, open: openTeams, deferred, places: 2 }))
        open.set(id, { teamId, openMs: 0, isYielding: false });
      for (const id of open.keys()) turns.set(id, (turns.get(id) ?? 0) + 1);
    }
    expect(turns.size).toBe(5);
    expect(Math.max(...turns.values()) / Math.min(...turns.values())).toBeLessThanOrEqual(1.5);
  });
});
