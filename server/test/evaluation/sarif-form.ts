import { expect } from "vitest";

/**
 * The part of SARIF 2.1.0 that we write, as our own rules: which members an object can have, which are required, and
 * their types. An unknown member fails, as in the standard's schema.
 */
type Rule = (value: unknown, at: string) => void;

const is =
  (kind: "string" | "number" | "boolean"): Rule =>
  (value, at) =>
    expect(typeof value, at).toBe(kind);
const oneOf =
  (...allowed: readonly string[]): Rule =>
  (value, at) =>
    expect(allowed, at).toContain(value);
const matches =
  (form: RegExp): Rule =>
  (value, at) =>
    expect(String(value), at).toMatch(form);
const many =
  (item: Rule, least = 0): Rule =>
  (value, at) => {
    expect(Array.isArray(value), at).toBe(true);
    expect((value as unknown[]).length, at).toBeGreaterThanOrEqual(least);
    for (const [index, one] of (value as unknown[]).entries()) item(one, `${at}[${index}]`);
  };
const object =
  (needed: Readonly<Record<string, Rule>>, allowed: Readonly<Record<string, Rule>> = {}): Rule =>
  (value, at) => {
    expect(typeof value, at).toBe("object");
    const members = value as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(needed)) expect(Object.keys(members), at).toContain(name);
    for (const [name, member] of Object.entries(members)) {
      const rule = needed[name] ?? allowed[name];
      if (!rule) throw new Error(`${at} has no member ${name} in SARIF 2.1.0`);
      rule(member, `${at}.${name}`);
    }
  };
/** A property bag can contain anything, but its tags must be unique. */
const bag: Rule = (value, at) => {
  expect(typeof value, at).toBe("object");
  const { tags = [] } = value as { tags?: readonly string[] };
  expect(new Set(tags).size, `${at}.tags`).toBe(tags.length);
};

const GUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/;
const time = matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
const message = object({ text: is("string") });
const level = oneOf("none", "note", "warning", "error");
const rule = object(
  { id: is("string") },
  {
    name: is("string"),
    shortDescription: message,
    fullDescription: message,
    help: message,
    defaultConfiguration: object({}, { level }),
    properties: bag,
  },
);
const location = object(
  {},
  {
    physicalLocation: object({
      artifactLocation: object({ uri: is("string") }),
      region: object({ startLine: is("number") }),
    }),
    logicalLocations: many(object({}, { fullyQualifiedName: is("string"), kind: is("string") })),
  },
);
const result = object(
  { message },
  {
    ruleId: is("string"),
    ruleIndex: is("number"),
    level,
    locations: many(location),
    partialFingerprints: bag,
    guid: matches(GUID),
    correlationGuid: matches(GUID),
    occurrenceCount: is("number"),
    suppressions: many(
      object(
        { kind: oneOf("inSource", "external") },
        { status: oneOf("accepted", "underReview", "rejected"), justification: is("string") },
      ),
    ),
    properties: bag,
  },
);
const run = object(
  {
    tool: object({
      driver: object(
        { name: is("string") },
        { version: is("string"), semanticVersion: is("string"), rules: many(rule), properties: bag },
      ),
    }),
  },
  {
    automationDetails: object({}, { id: is("string"), guid: matches(GUID) }),
    invocations: many(object({ executionSuccessful: is("boolean") }, { startTimeUtc: time, endTimeUtc: time })),
    columnKind: oneOf("utf16CodeUnits", "unicodeCodePoints"),
    results: many(result),
    properties: bag,
  },
);
const log = object({ version: oneOf("2.1.0"), runs: many(run, 1) }, { $schema: is("string") });

export function assertSarif(value: unknown): void {
  log(value, "log");
}
