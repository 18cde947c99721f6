import { expect, test } from "vitest";
import { threadMsOf } from "../../../../../test/own-time.ts";
import { createMutator } from "../../../../../test/protection/telemetry/mutations.ts";
import { recordBodies } from "../../../../../test/protection/telemetry/recorded-bodies.ts";
import { Malformed } from "./model/malformed.ts";
import { prepareBody } from "./prepare-body.ts";

/** Full size: `npm run prove -- otlp-fuzz`. */
const BODIES = 3000;

const needs = {
  days: { storable: () => true, countable: () => true },
} as unknown as Parameters<typeof prepareBody>[0];

test("mutated bodies of real exporters are read or refused, and never hold anything up", async () => {
  const recorded = await recordBodies();
  expect(new Set(recorded.map(({ signal, encoding }) => `${signal} ${encoding}`)).size).toBe(6);
  const mutate = createMutator(20_261_116);
  const outcomes = { read: 0, refused: 0 };
  let slowest = 0;
  for (let nth = 0; nth < BODIES; nth++) {
    const { signal, encoding, body } = recorded[nth % recorded.length] ?? recorded[0] ?? expect.fail();
    const sent = mutate(body);
    const spent = await threadMsOf(async () => {
      try {
        await prepareBody(needs, { signal, encoding, body: sent });
        outcomes.read++;
      } catch (error) {
        if (!(error instanceof Malformed))
          throw new Error(`${signal} ${encoding} ${sent.toString("hex")}`, { cause: error });
        outcomes.refused++;
      }
    });
    slowest = Math.max(slowest, spent);
  }
  expect(outcomes.read).toBeGreaterThan(BODIES / 20);
  expect(outcomes.refused).toBeGreaterThan(BODIES / 4);
  expect(slowest).toBeLessThan(1000);
});
