import { ApiError } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { createOutbox } from "./outbox.ts";

const refusal = (status: number) => new ApiError(new Response(null, { status }), { detail: "no" });

test("labels are sent one after the other, again while the connection fails, and none is lost or overtaken", async () => {
  const waits: number[] = [];
  const outbox = createOutbox(async (ms) => void waits.push(ms));
  const failures = [new TypeError("fetch failed"), refusal(503), refusal(429)];
  const sent: string[] = [];
  const seen: unknown[] = [];
  outbox.subscribe(() => void seen.push([outbox.state.unsaved, outbox.state.trouble !== null]));
  const acknowledged = new Promise<void>((resolve) => {
    for (const name of ["a", "b", "c"])
      outbox.add({
        async send() {
          sent.push(name);
          const failure = name === "b" ? failures.shift() : undefined;
          if (failure) throw failure;
          if (name === "c") resolve();
        },
        refused: () => sent.push("refused"),
      });
  });
  expect(outbox.state.unsaved).toBe(3);
  await acknowledged;
  await expect.poll(() => outbox.state).toEqual({ unsaved: 0, trouble: null });
  expect(sent).toEqual(["a", "b", "b", "b", "b", "c"]);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(seen).toContainEqual([2, true]);
});

test("a label that the console refuses is handed back, and the next one is sent", async () => {
  const outbox = createOutbox();
  const refused: unknown[] = [];
  const sent: string[] = [];
  outbox.add({ send: () => Promise.reject(refusal(422)), refused: (error) => refused.push(error) });
  outbox.add({ send: async () => void sent.push("next"), refused: () => {} });
  await expect.poll(() => outbox.state.unsaved).toBe(0);
  expect([refused.length, sent]).toEqual([1, ["next"]]);
});

test("who does not want to wait for the next attempt can have it at once", async () => {
  const outbox = createOutbox(() => new Promise(() => {}));
  let tries = 0;
  outbox.add({
    send: () => (++tries === 1 ? Promise.reject(new TypeError("offline")) : Promise.resolve()),
    refused() {},
  });
  await expect.poll(() => outbox.state.trouble).not.toBeNull();
  outbox.retry();
  await expect.poll(() => outbox.state.unsaved).toBe(0);
});
