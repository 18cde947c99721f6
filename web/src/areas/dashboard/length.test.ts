import { expect, test } from "vitest";
import { lengthWords } from "./length.ts";

test("days are said in the unit that people would use", () => {
  expect(lengthWords(1)).toBe("1 day");
  expect(lengthWords(12.4)).toBe("12 days");
  expect(lengthWords(0.25)).toBe("6 h");
  expect(lengthWords(0.01)).toBe("14 min");
});
