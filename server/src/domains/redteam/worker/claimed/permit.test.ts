import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { agentThat, completion, driverTo, json, reachTo, saying } from "../../../../../test/agents/scripted-agents.ts";
import { TalkCanceled } from "../../../agents/conversation/port.ts";
import { Reservations } from "./reservations.ts";
import { SendPermit } from "./send-permit.ts";

describe("a permit to send", () => {
  test("is good while the campaign was seen to run a moment ago, counted from when it was looked for", async () => {
    const clock = { now: 10_000 };
    const permit = new SendPermit(9_500, () => clock.now);
    expect(permit.wait()).toBeUndefined();
    clock.now = 10_301;
    const waiting = permit.wait();
    let isGranted = false;
    void waiting?.then(() => {
      isGranted = true;
    });
    // A look that began too long ago says nothing about now.
    permit.renew(9_400);
    await nextTurn();
    expect(isGranted).toBe(false);
    permit.renew(10_300);
    await waiting;
    expect(isGranted).toBe(true);
  });

  test("is gone with the campaign, also for those who wait for it", async () => {
    const permit = new SendPermit(0, () => 10_000);
    const waiting = permit.wait();
    permit.end();
    await expect(waiting).rejects.toBeInstanceOf(TalkCanceled);
    expect(() => permit.wait()).toThrow(TalkCanceled);
  });
});

describe("a request that was cleared before its process was frozen", () => {
  /** Cleared at 0; when it is written, three seconds have passed. */
  async function frozen(meanwhile: (permit: SendPermit, clock: { now: number }) => void) {
    const clock = { now: 0 };
    const permit = new SendPermit(0, () => clock.now);
    const cleared = permit.wait.bind(permit);
    permit.wait = () => {
      const waiting = cleared();
      if (clock.now === 0) setImmediate(() => meanwhile(permit, clock));
      clock.now = 3_000;
      return waiting;
    };
    await using agent = await agentThat((_request, response) => json(response, completion({ content: "Yes." })));
    await using driver = driverTo(reachTo(`${agent.url}/v1`));
    const asked = await driver.converse(saying("Hi"), { permit }).catch((error: unknown) => error);
    return { asked, received: agent.received.length };
  }

  test("does not leave after a stop", async () => {
    const { asked, received } = await frozen((permit) => permit.end());
    expect(asked).toBeInstanceOf(TalkCanceled);
    expect(received).toBe(0);
  });

  test("leaves once, and is no failure, when the campaign is seen to run still", async () => {
    let hasWaited = false;
    const { asked, received } = await frozen(async (permit) => {
      await nextTurn();
      hasWaited = true;
      permit.renew(2_990);
    });
    expect(asked).toMatchObject({ outcome: "answered", text: "Yes." });
    expect({ hasWaited, received }).toEqual({ hasWaited: true, received: 1 });
  });
});

describe("reservations", () => {
  test("that a cap refuses wait for what is in flight, which may give back what it did not take", async () => {
    const reservations = new Reservations();
    let left = 1;
    const reserve = async () => (left > 0 ? ("granted" as const) : ("capped" as const));
    expect(await reservations.begin(reserve)).toBe(true);
    left = 0;
    const second = reservations.begin(reserve);
    await nextTurn();
    left = 1;
    reservations.release();
    expect(await second).toBe(true);
  });

  test("are refused once everything in flight waits for more", async () => {
    const reservations = new Reservations();
    let isSpent = false;
    const reserve = async () => (isSpent ? ("capped" as const) : ("granted" as const));
    await reservations.begin(reserve);
    await reservations.begin(reserve);
    isSpent = true;
    // An attempt that is refused more ends.
    const more = async (): Promise<boolean> => {
      const isGranted = await reservations.more(reserve);
      reservations.release();
      return isGranted;
    };
    expect(await Promise.all([more(), more(), reservations.begin(reserve)])).toEqual([false, false, false]);
  });
});
