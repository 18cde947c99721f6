import { expect, test } from "vitest";
import { findId, type Kind, type Named } from "./find.ts";

const all: Named[] = [
  { id: "0b0e9a9e-0000-4000-8000-000000000001", name: "order-bot" },
  { id: "0b0e9a9e-0000-4000-8000-000000000002", name: "twin" },
  { id: "1c0e9a9e-0000-4000-8000-000000000003", name: "twin" },
  { id: "2d0e9a9e-0000-4000-8000-000000000004", name: "decade" },
];

const agents: Kind = {
  noun: "agent",
  async *list(search) {
    yield* all.filter(({ name }) => search === null || name.includes(search));
  },
};

test("names by whole id, by the start of one id, and by exact name", async () => {
  expect(await findId(agents, "FFFFFFFF-0000-4000-8000-000000000009")).toBe("ffffffff-0000-4000-8000-000000000009");
  expect(await findId(agents, "1c0e9a")).toBe(all[2]?.id);
  expect(await findId(agents, "order-bot")).toBe(all[0]?.id);
  expect(await findId(agents, "decade")).toBe(all[3]?.id);
});

test("refuses what fits nothing, and lists what fits several", async () => {
  await expect(findId(agents, "order")).rejects.toMatchObject({ ending: "refused" });
  await expect(findId(agents, "1c0e9")).rejects.toThrow('There is no agent "1c0e9"');
  await expect(findId(agents, "twin")).rejects.toThrow(`${all[1]?.id}  twin\n  ${all[2]?.id}  twin`);
  await expect(findId(agents, "0b0e9a9e")).rejects.toMatchObject({ ending: "refused" });
});
