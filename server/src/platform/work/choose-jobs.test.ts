import { describe, expect, test } from "vitest";
import { chooseJobs } from "./choose-jobs.ts";
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
