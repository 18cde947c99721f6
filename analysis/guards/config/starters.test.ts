import { expect, test } from "vitest";
import { boundByCard, MOST_FALSE_POSITIVES } from "../cards/bound.ts";
import { CHANNELS } from "../guard.ts";
import { readConfig } from "./read-config.ts";
import { DEFAULT_CONFIG, STARTERS } from "./starters.ts";

test.each(STARTERS)(
  "the starter $title is a config without problems, and this console has all its methods",
  ({ body }) => {
    const { config, problems } = readConfig(body);
    expect(problems).toEqual([]);
    expect(config?.unavailable).toEqual([]);
  },
);

test.each(STARTERS)(
  "in the starter $title only methods enforce whose cards bound false positives at 1% or less",
  ({ body }) => {
    const { config } = readConfig(body);
    const enforcing = CHANNELS.flatMap((channel) => config?.channels[channel] ?? []).filter(
      ({ mode }) => mode === "enforce",
    );
    expect(enforcing.length).toBeGreaterThan(0);
    const bounds = enforcing.flatMap(({ methods }) =>
      methods.map((method) => [method.id, boundByCard(method)] as const),
    );
    expect(bounds.filter(([, bound]) => bound === null || bound > MOST_FALSE_POSITIVES)).toEqual([]);
  },
);

test("the default enforces on secrets, leaks, personal data and denied tools, and watches injection and abuse", () => {
  const { config } = readConfig(DEFAULT_CONFIG);
  const guards = CHANNELS.flatMap((channel) => config?.channels[channel] ?? []);
  const methodsIn = (wanted: "enforce" | "shadow") =>
    [
      ...new Set(guards.filter(({ mode }) => mode === wanted).flatMap(({ methods }) => methods.map(({ id }) => id))),
    ].sort();
  expect(methodsIn("enforce")).toEqual(["canary-leak", "denied-tools", "pii-structured", "prompt-leak", "secrets"]);
  expect(methodsIn("shadow")).toEqual(["explicit-abuse", "injection-document", "injection-user"]);
  expect(guards.find(({ name }) => name === "pii")?.action).toBe("mask");
  expect(guards.every(({ onError }) => onError === "fail_closed")).toBe(true);
});
