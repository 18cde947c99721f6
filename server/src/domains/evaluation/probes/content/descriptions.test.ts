import { expect, test } from "vitest";
import { probes } from "../list.ts";
import { probeDescriptions } from "./descriptions.ts";
import { scenarioFailures } from "./failures.ts";

test("every probe has its title and description, and every entry has its probe", () => {
  expect(Object.keys(probeDescriptions).sort()).toEqual(probes.map(({ id }) => id).sort());
  for (const { id, title, description, failure } of probes)
    expect({ title, description, failure }).toEqual(probeDescriptions[id as keyof typeof probeDescriptions]);
});

test("words for failures have both numbers, and read on from \u201cThe agent\u201d", () => {
  const phrases = [...probes.flatMap(({ failure = [] }) => failure), ...Object.values(scenarioFailures)];
  expect(phrases.length).toBeGreaterThan(20);
  for (const phrase of phrases) expect(phrase).toMatch(/^[a-z][^.]*\{failed\} of \{n\}[^.]*[^.\s]$/);
});

test("no two probes have the same title, and each description says what counts as a pass", () => {
  expect(new Set(probes.map(({ title }) => title)).size).toBe(probes.length);
  for (const { id, title, description } of probes) {
    expect(title, id).not.toMatch(/[.!?]$/);
    expect(description, id).toMatch(/ Passes if .*\.$/s);
  }
});
