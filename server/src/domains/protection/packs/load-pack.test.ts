import { expect, test } from "vitest";
import { loadPack } from "./load-pack.ts";

test("loads the texts of a pack, and nothing outside the packs", async () => {
  const rows = await loadPack("hard-negatives");
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(rows.every(({ label, kind }) => label === 0 && kind === "hard_negative")).toBe(true);
  await expect(loadPack("../guard")).rejects.toThrow(RangeError);
});
