import { expect, test } from "vitest";
import { afterAttempt, retryRules } from "./retry.ts";
import type { SendResult } from "./send.ts";

const failed: SendResult = {
  isDelivered: false,
  status: 500,
  answer: null,
  error: "The endpoint returned the status 500.",
};
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test("a message is tried after 5 seconds and at least every 6 hours, for 24 hours, and is dead then", () => {
  const waits: number[] = [];
  let [now, attempts, status]: [number, number, string] = [0, 0, "pending"];
  while (status === "pending") {
    attempts += 1;
    const after = afterAttempt({ result: failed, attempts, firstAt: 0, failingSince: 0, now }, retryRules);
    status = after.status;
    if (status === "pending") waits.push(after.nextAt - now);
    now = Math.max(now, after.nextAt);
  }
  expect(status).toBe("dead");
  expect(now).toBe(24 * HOUR);
  expect(waits[0]).toBe(5 * SECOND);
  expect(Math.max(...waits)).toBe(6 * HOUR);
  expect(attempts).toBe(13);
});

test("an endpoint is switched off by the status 410, and after three days of failures", () => {
  const attempted = { attempts: 1, firstAt: 72 * HOUR, now: 72 * HOUR };
  const after = (result: SendResult, failingSince: number | null) =>
    afterAttempt({ ...attempted, result, failingSince }, retryRules);
  expect(after({ ...failed, status: 410 }, null)).toMatchObject({ status: "dead", switchOff: "gone" });
  expect(after(failed, 1).switchOff).toBeNull();
  expect(after(failed, 0)).toMatchObject({ switchOff: "failing", failingSince: 0 });
  expect(after({ ...failed, isDelivered: true }, 0)).toMatchObject({ status: "delivered", failingSince: null });
});
