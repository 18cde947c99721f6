import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { generatedFiles } from "../../tools/generated-files.ts";
import { consoleBindings } from "../src/app/bindings.ts";
import { consoleOperations } from "../src/app/operations.ts";
import { openWorld } from "./world.ts";

describe("generated files", () => {
  test.each(Object.entries(generatedFiles()))("%s matches the code", async (path, text) => {
    const committed = await readFile(new URL(`../../${path}`, import.meta.url), "utf8").catch(() => "");
    expect(committed === text, `${path} is out of date: run \`npm run generate\` and commit it`).toBe(true);
  });
});

test("the listed operations are exactly those with code behind them", async () => {
  await using world = await openWorld();
  const bound = consoleBindings(world.services).map(({ operation }) => operation);
  const named = (operations: readonly { id: string }[]) => operations.map(({ id }) => id).sort();
  expect(named(consoleOperations), "app/operations.ts and app/bindings.ts disagree").toEqual(named(bound));
  expect(new Set(consoleOperations)).toEqual(new Set(bound));
  expect(new Set(named(bound)).size).toBe(bound.length);
});
