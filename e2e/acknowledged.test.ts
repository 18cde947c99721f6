import { describe, expect, test } from "vitest";
import { type Plan, proveAcknowledgedWrites, type Round } from "../bench/prove/acknowledged-writes.ts";
import { type Kept, mistakesIn } from "../bench/prove/kills/kept-writes.ts";
import type { Sent } from "../bench/prove/kills/sent-update.ts";

/** The short version of `npm run prove`. */
const plans: readonly Plan[] = [
  { victim: "console", rounds: 1, updates: 400, seed: 1 },
  { victim: "PostgreSQL", rounds: 1, updates: 400, seed: 2 },
];

test.each(plans)(
  "an acknowledged update survives kill -9 of the $victim, with its history and audit entry",
  async (plan) => {
    const rounds: Round[] = [];
    for await (const round of proveAcknowledgedWrites(plan)) rounds.push(round);
    expect(rounds.flatMap(({ mistakes }) => mistakes)).toEqual([]);
    for (const round of rounds) {
      expect(round.acknowledged).toBeGreaterThanOrEqual(round.atTheBlow);
      expect(round.acknowledged, "the blow came too late to interrupt anything").toBeLessThan(round.sent);
    }
  },
);

describe("what counts as a violated guarantee", () => {
  const sent = [
    { field: "purpose", value: "a", requestId: "r1", acknowledged: 2, denied: false },
    { field: "purpose", value: "b", requestId: "r2", acknowledged: 3, denied: false },
    { field: "purpose", value: "c", requestId: "r3", acknowledged: null, denied: false },
  ];
  const sound: Kept = {
    agent: { purpose: "b" },
    revision: 3,
    history: [
      { revision: 1, changes: {} },
      { revision: 2, changes: { purpose: { from: null, to: "a" } } },
      { revision: 3, changes: { purpose: { from: "a", to: "b" } } },
    ],
    audited: ["r0", "r1", "r2"],
  };
  const [made, first, second] = sound.history as [Kept["history"][0], Kept["history"][0], Kept["history"][0]];

  test("nothing, if everything is stored, or more than was acknowledged", () => {
    expect(mistakesIn(sent, sound)).toEqual([]);
    const third = { revision: 4, changes: { purpose: { from: "b", to: "c" } } };
    const more = { agent: { purpose: "c" }, revision: 4, history: [...sound.history, third] };
    expect(mistakesIn(sent, { ...more, audited: [...sound.audited, "r3"] })).toEqual([]);
  });

  test("a change that the response denied", () => {
    expect(mistakesIn([{ ...sent[0], acknowledged: null, denied: true } as Sent], sound)).toHaveLength(1);
  });

  const broken: [string, Partial<Kept>][] = [
    ["an update that is lost", { history: [made, first], revision: 2, agent: { purpose: "a" }, audited: ["r0", "r1"] }],
    ["an update that was applied twice", { history: [made, first, second, { ...second, revision: 4 }] }],
    [
      "another revision than the answer named",
      { history: [made, { ...second, revision: 2 }, { ...first, revision: 3 }] },
    ],
    ["a gap between revisions", { history: [made, first, { ...second, revision: 4 }] }],
    ["an agent that is behind its history", { revision: 2 }],
    ["a value that was not written last", { agent: { purpose: "a" } }],
    [
      "a change that does not begin where the last one ended",
      {
        history: [made, first, { revision: 3, changes: { purpose: { from: "x", to: "b" } } }],
      },
    ],
    ["an audit line that is missing", { audited: ["r0", "r1"] }],
    ["an audit line too many", { audited: ["r0", "r1", "r2", "r2"] }],
  ];
  test.each(broken)("%s", (_name, change) => {
    expect(mistakesIn(sent, { ...sound, ...change })).not.toEqual([]);
  });
});
