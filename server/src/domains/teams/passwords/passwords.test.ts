import { expect, test } from "vitest";
import { atFullCost } from "../../../../test/quick-hashes.ts";
import { hashPassword, passwordFits } from "./passwords.ts";

test("a password is hashed with Argon2id at the cost that OWASP recommends, and fits its hash alone", async () => {
  const stored = await atFullCost(() => hashPassword("correct horse battery"));
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(stored, "correct horse battery")).toBe(true);
  expect(await passwordFits(stored, "correct horse batteries")).toBe(false);
  expect(await passwordFits(null, "no password is this one")).toBe(false);
});
