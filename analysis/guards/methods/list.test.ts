import { expect, test } from "vitest";
import { CHANNELS } from "../guard.ts";
import { GUARD_METHODS } from "./list.ts";

test("every guard method is listed by its own id, and judges at least one channel", () => {
  for (const [id, method] of Object.entries(GUARD_METHODS)) {
    expect(method.id).toBe(id);
    expect(method.channels.length).toBeGreaterThan(0);
    expect(CHANNELS).toEqual(expect.arrayContaining([...method.channels]));
  }
});
