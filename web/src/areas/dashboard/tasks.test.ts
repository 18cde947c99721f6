import { expect, test } from "vitest";
import { tasksIn } from "./tasks.ts";

test("a missing guard is no task, and is not counted as one", () => {
  const about = { agent_name: "Desk", since: 1, reason: null, evaluation_id: null, proposal_id: null };
  const attention = {
    total: 5,
    by_kind: { failed: 2, unprotected: 3 },
    items: [
      { ...about, agent_id: "a", kind: "failed" as const },
      { ...about, agent_id: "b", kind: "unprotected" as const },
    ],
  };
  const tasks = tasksIn(attention);
  expect([tasks.total, tasks.byKind]).toEqual([2, { failed: 2 }]);
  expect(tasks.items.map(({ kind }) => kind)).toEqual(["failed"]);
});
