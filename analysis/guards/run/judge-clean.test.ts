import { expect, test } from "vitest";
import { seededNumbers } from "../../statistics/seeded-random.ts";
import { readConfig } from "../config/read-config.ts";
import type { Subject } from "../guard.ts";
import { decide } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { judgeClean } from "./judge-clean.ts";
import { judgeReady } from "./judge-locally.ts";
import { prepareConfig } from "./run.ts";

const PARTS = [
  "The weather changes quickly, so take a warm coat. ",
  "Ordinary words of prose\nin two lines, ",
  "kim.example@example.org ",
  "ghp_0123456789abcdefghijklmnopqrstuvwxyz ",
  "+49 170 1234567 ",
  "café 漢字 ",
  "⟦person_1⟧ ",
  Buffer.from("kim.example@example.org").toString("base64"),
];

const prepared = (body: unknown) => {
  const { config } = readConfig(body);
  if (!config) throw new Error("the config can't be read");
  return prepareConfig(config);
};

const timeless = ({ results, ...decision }: Decision) => ({
  ...decision,
  results: results.map((result) => ({ ...result, elapsed_us: 0 })),
});

test("a text that is judged without asking each method gets the decision that all of them give it", () => {
  const guards = prepared({
    "input-guards": ["credentials", "person"],
    "output-guards": ["credentials", "prompt"],
    credentials: { type: "privacy", methods: ["secrets"], mode: "enforce" },
    person: { type: "privacy", methods: ["pii-structured"], mode: "shadow" },
    prompt: { type: "security", methods: ["prompt-leak", "pii-structured"], mode: "shadow" },
  });
  const random = seededNumbers(7, "clean");
  const below = (count: number): number => Math.floor(random() * count);
  const seen = { clean: 0, close: 0 };
  for (const name of ["user", "output"] as const) {
    const channel = guards.channel(name);
    for (let round = 0; round < 120; round++) {
      let text = "";
      for (let parts = below(4); parts >= 0; parts--) text += PARTS[below(round % 2 ? 2 : PARTS.length)];
      const subject: Subject = { channel: name, text };
      const clean = judgeClean(channel, subject);
      const asked = decide(
        { channel, subject, mask: () => text },
        judgeReady(channel.quick(), subject, { earlyExit: true }),
      );
      if (clean) expect([text, timeless(clean)]).toEqual([text, timeless(asked)]);
      else if (round > 20) expect([text, !/[^\w\s,.]|\d|\w{19}/.test(text)]).toEqual([text, false]);
      seen[clean ? "clean" : "close"] += 1;
    }
  }
  expect(seen.clean).toBeGreaterThan(80);
  expect(seen.close).toBeGreaterThan(40);
});

test("a channel with a method that looks at whole texts is always looked at closely", () => {
  const guards = prepared({
    "input-guards": ["abuse"],
    abuse: { type: "moderation", methods: ["secrets", "explicit-abuse"], mode: "shadow" },
  });
  expect(judgeClean(guards.channel("user"), { channel: "user", text: "Hello" })).toBeNull();
});

test("nobody can change what is said of all texts", () => {
  const channel = prepared({
    "input-guards": ["credentials", "person"],
    credentials: { type: "privacy", methods: ["secrets", "pii-structured"] },
    person: { type: "privacy", methods: ["pii-structured"] },
  }).channel("user");
  const subject: Subject = { channel: "user", text: "Take a warm coat." };
  judgeReady(channel.quick(), subject, { earlyExit: false });
  const [first, second] = [judgeClean(channel, subject), judgeClean(channel, subject)];
  expect(first?.results.length).toBeGreaterThan(1);
  expect(Object.isFrozen(first?.results.at(-1))).toBe(true);
  expect(first?.results).not.toBe(second?.results);
});
