import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalog } from "../src/app/catalog.ts";
import { openApiDocument } from "../src/app/openapi/document.ts";
import { consoleOperations } from "../src/app/operations.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { DECIMAL_PATTERN } from "../src/kernel/shape/decimal.ts";
import { email } from "../src/kernel/shape/email.ts";
import { callFor, entries, send } from "./calls.ts";
import { checkShape } from "./kernel/check-shape.ts";
import { openScene } from "./scene.ts";
import { openWorld, type Reply, type World } from "./world.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document has whatever form the test then pins down
const document: any = JSON.parse(JSON.stringify(openApiDocument(consoleOperations, catalog)));
/** Members of examples that refer to something in the reader's team, which does not exist in any other team. */
const NAMED_IN_EXAMPLES: Readonly<Record<string, string>> = {
  "teams.deleteTeam": "confirm_name",
  "evolution.partialProposal": "gene_names",
};

const described = ({ path, method }: OperationSpec) => document.paths[path][method.toLowerCase()];

interface Problem {
  readonly type: string;
  readonly loc: readonly unknown[];
}

const problemsOf = ({ status, body }: Reply): readonly Problem[] =>
  status === 422 && Array.isArray(body.detail) ? body.detail : [];

function onlyRequired(operation: OperationSpec, example: unknown): object {
  const { schema } = described(operation).requestBody.content["application/json"];
  const named =
    String((schema.anyOf?.[0] ?? schema).$ref ?? "")
      .split("/")
      .at(-1) ?? "";
  const required: string[] = document.components.schemas[named]?.required ?? [];
  return Object.fromEntries(Object.entries(example as object).filter(([name]) => required.includes(name)));
}

/** Every object in the document, with its location. */
function* objectsIn(value: unknown, at = ""): Generator<readonly [string, Record<string, unknown>]> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${at}/${key}`);
}

describe("the document describes exactly the requests that the console accepts", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const refused: unknown[] = [];
  const missing: unknown[] = [];
  beforeAll(async () => {
    for (const operation of consoleOperations.filter(({ body }) => body !== undefined)) {
      const scene = await openScene(world, "OWNER");
      const call = await callFor(operation, entries[operation.id] ?? {}, scene);
      const { request = {} } = operation.example;
      const whole = await send(scene, operation, { ...call, body: request });
      const [problem] = problemsOf(whole);
      if (problem && problem.loc.at(-1) !== NAMED_IN_EXAMPLES[operation.id]) refused.push([operation.id, problem]);
      const least = await send(scene, operation, { ...call, body: onlyRequired(operation, request) });
      const lacking = problemsOf(least).filter(({ type }) => type === "missing");
      if (lacking.length > 0) missing.push([operation.id, lacking.map(({ loc }) => loc)]);
    }
  });

  test("every example body can be sent unchanged", () => {
    expect(refused).toEqual([]);
  });

  test("the required members of a body are exactly those it needs", () => {
    expect(missing).toEqual([]);
  });

  test("an invalid token gives a status that the operation declares", async () => {
    const undeclared: unknown[] = [];
    for (const operation of consoleOperations.filter(({ access }) => access === "public")) {
      const scene = await openScene(world, "nobody");
      const call = await callFor(operation, entries[operation.id] ?? {}, scene);
      const { status } = await send(scene, operation, call, { headers: { authorization: "Bearer forged" } });
      if (!(status in described(operation).responses)) undeclared.push([operation.id, status]);
    }
    expect(undeclared).toEqual([]);
  });
});

test("an unsupported method and headers that are too large are declared once and referenced", () => {
  for (const operation of consoleOperations) {
    expect(described(operation).responses[405]).toEqual({ $ref: "#/components/responses/MethodNotAllowed" });
    expect(described(operation).responses[431]).toEqual({ $ref: "#/components/responses/HeadTooLarge" });
  }
  expect(document.components.responses.MethodNotAllowed.headers).toHaveProperty("Allow");
});

test("patterns use only what JavaScript, Python, Java and Go compile alike", () => {
  const found = [...objectsIn(document)].flatMap(([at, { pattern }]) =>
    typeof pattern === "string" ? [[at, pattern] as const] : [],
  );
  expect(found.length).toBeGreaterThan(3);
  for (const [at, pattern] of found) {
    expect(() => new RegExp(pattern, "u"), at).not.toThrow();
    expect(pattern, at).not.toContain("\\/");
    // The contract itself has this one, lookahead included.
    if (pattern === DECIMAL_PATTERN) continue;
    expect(pattern, `${at}: no lookaround, no back reference, no named group`).not.toMatch(/\(\?|\\[1-9kpPu]/);
    for (const [, content = ""] of pattern.matchAll(/\[\^?((?:\\.|[^\]\\])*)\]/g)) {
      expect(content, `${at}: a bracket or && inside a class means something else in Java`).not.toMatch(/(?<!\\)\[|&&/);
    }
  }
});

test("an email address matches the document exactly if the console accepts it", () => {
  const { pattern, maxLength } = email().describe({} as never) as { pattern: string; maxLength: number };
  const addresses = [
    ...["ada@example.org", "a.b+c@mail.example.co.uk", "o'brien@example.org", "grüße@exämple.org", "x_y@a-b.org"],
    ...["ada", "ada@", "@example.org", "ada@localhost", ".ada@example.org", "ada.@example.org", "a..b@example.org"],
    ...['"a b"@example.org', "ada@[127.0.0.1]", "ada@example..org", "ada@-a.org", "ada@a-.org", "ada@a_b.org"],
    ...["a,b@example.org", "ada@exam ple.org", "a@b@example.org", `${"a".repeat(64)}@${"b.".repeat(100)}org`],
  ];
  const documented = addresses.map((text) => text.length <= maxLength && new RegExp(pattern, "u").test(text));
  const taken = addresses.map((text) => "value" in checkShape(email(), text));
  expect(addresses.filter((_, at) => documented[at] !== taken[at])).toEqual([]);
});

test("maps have typed values wherever the contract does", () => {
  const { schemas } = document.components;
  const valuesOf = (model: string, member: string) => {
    const schema = schemas[model].properties[member];
    return (schema.anyOf?.[0] ?? schema).additionalProperties;
  };
  expect(valuesOf("EvaluationStatusResponse", "scores")).toEqual({ type: "number" });
  expect(valuesOf("SourceCodeUpload", "files")).toEqual({ type: "string" });
  expect(valuesOf("FleetHealthMetrics", "by_stage")).toEqual({ type: "integer" });
  expect(valuesOf("AgentTrustCard", "trust_scores")).toEqual({ type: "number" });
  expect(valuesOf("AgentTrustCard", "trust_breakdown")).toEqual({ $ref: "#/components/schemas/PillarBreakdown" });
  expect(valuesOf("AgentTrustCard", "redteam_findings_by_category")).toEqual({ type: "integer" });
  for (const member of ["pre_fitness", "post_fitness", "fitness_delta"])
    expect(valuesOf("Proposal", member)).toEqual({ type: "number" });
});
