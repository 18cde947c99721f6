import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairStart } from "./fair-start.ts";

/** As long as a turn of the event loop begins new work. */
function burn(): void {
  const until = performance.now() + 1;
  while (performance.now() < until);
}

test("teams begin in turns, however much one of them has waiting", async () => {
  const start = new FairStart();
  const begun: string[] = [];
  for (let prompt = 0; prompt < 50; prompt++) start.begin("large", () => begun.push("large"));
  for (let prompt = 0; prompt < 2; prompt++) start.begin("small", () => begun.push("small"));
  await expect.poll(() => begun.length).toBe(52);
  expect(begun.slice(0, 4)).toEqual(["large", "small", "large", "small"]);
});

test("everything else in the process gets its turn while work begins", async () => {
  const start = new FairStart();
  let begun = 0;
  for (let prompt = 0; prompt < 20; prompt++) {
    start.begin("team", () => {
      burn();
      begun += 1;
    });
  }
  let turns = 0;
  for (; begun < 20; turns++) await nextTurn();
  expect(turns).toBeGreaterThanOrEqual(20);
});
