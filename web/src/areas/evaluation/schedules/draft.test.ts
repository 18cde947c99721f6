import { expect, test } from "vitest";
import { bodyOf, cronOf, type Draft, draftOf, newDraft } from "./draft.ts";
import type { Schedule } from "./query.ts";

const draft: Draft = { ...newDraft("UTC"), agentId: "a1", time: "07:30" };

test("a simple choice becomes a cron expression, and comes back as the same choice", () => {
  const back = (one: Draft) => {
    const body = bodyOf(one);
    return body && draftOf({ ...body, id: "s1" } as unknown as Schedule);
  };
  for (const [rhythm, cron] of [
    ["daily", "30 7 * * *"],
    ["weekdays", "30 7 * * 1-5"],
    ["weekly", "30 7 * * 1"],
    ["change", null],
  ] as const) {
    const one = { ...draft, rhythm };
    expect(cronOf(one)).toBe(cron);
    expect(back(one)).toMatchObject({ rhythm, ...(cron ? { time: "07:30" } : { onChange: true }) });
  }
  expect(back({ ...draft, rhythm: "cron", cron: " */15  * * * * " })).toMatchObject({
    rhythm: "cron",
    cron: "*/15 * * * *",
  });
});

test("an incomplete form asks for no preview", () => {
  expect(bodyOf({ ...draft, agentId: null })).toBeNull();
  expect(bodyOf({ ...draft, kind: "harness", settings: { harness_names: [] } })).toBeNull();
  expect(bodyOf({ ...draft, kind: "campaign", settings: { purpose: " ", categories: ["pii"] } })).toBeNull();
  expect(bodyOf({ ...draft, budget: "500" })).toMatchObject({ budget: 500 });
});
