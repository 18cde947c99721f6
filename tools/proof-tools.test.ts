import { expect, test } from "vitest";
import { ownPrograms } from "./own-programs.ts";
import { missingTools } from "./proof-tools.ts";

test("a proof that needs more than npm installs names what is missing and how to install it", () => {
  using own = ownPrograms();
  expect(missingTools(["prometheus", "fish"], own.env["PATH"])).toEqual([
    "prometheus is needed and was not found. To install it: apt-get install prometheus, or brew install prometheus.",
    "fish is needed and was not found. To install it: apt-get install fish, or brew install fish.",
  ]);
  expect(missingTools([], own.env["PATH"])).toEqual([]);
});
