import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONSOLE_VERSION } from "./version.ts";

test("the console's version is that of its package", () => {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  expect(CONSOLE_VERSION).toBe(JSON.parse(text).version);
});
