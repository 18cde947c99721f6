import { describe, expect, test } from "vitest";
import { effectOf, effects, type OperationSpec } from "../../../kernel/operation.ts";
import { SchemaRegistry } from "../../../kernel/shape/check/schema-registry.ts";
import { consoleOperations } from "../../operations.ts";
import { foreignMembers } from "../content/untrusted.ts";
import { createOffer } from "./offer.ts";
import { argumentsOf } from "./schema.ts";
import { describeTool, hintsOf, isOffered } from "./table.ts";

const offer = createOffer(consoleOperations);
const all = offer.toolsFor({ writes: true, only: [] });
const forReaders = offer.toolsFor({ writes: false, only: [] });

describe("an operation's effect", () => {
  test("is to read if it is a GET, to destroy if it is a DELETE, and never less than the method says without a mark", () => {
    const odd = consoleOperations.filter(({ method, effect }) => {
      if (method === "GET") return effect !== undefined;
      return method === "DELETE" ? effect !== undefined : effect === "reversible";
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(new Set(consoleOperations.map(effectOf))).toEqual(new Set(effects));
  });
});

describe("the tools", () => {
  test("are at most 40, in a list of at most 48 kB, each with title, description, schema and four hints", () => {
    expect(all.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify({ tools: all.map(describeTool) }).length).toBeLessThanOrEqual(48 * 1024);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const tool of all) {
      expect(describeTool(tool)).toMatchObject({
        name: expect.stringMatching(/^[a-z]+(_[a-z]+)+$/),
        title: expect.stringMatching(/^[A-Z]/),
        description: expect.stringMatching(/\.$/),
        inputSchema: { type: "object", additionalProperties: false },
        annotations: {
          readOnlyHint: expect.any(Boolean),
          destructiveHint: expect.any(Boolean),
          idempotentHint: expect.any(Boolean),
          openWorldHint: false,
        },
      });
    }
  });

  test("have hints that agree with the method and the mark of their operation", () => {
    for (const tool of all) {
      const { operation } = tool;
      if (!operation) continue;
      const hints = hintsOf(tool);
      expect([tool.name, hints.readOnlyHint]).toEqual([tool.name, effectOf(operation) === "read"]);
      expect([tool.name, hints.destructiveHint]).toEqual([tool.name, effectOf(operation) === "destructive"]);
      if (operation.method === "GET") expect(hints.readOnlyHint).toBe(true);
      if (operation.method === "DELETE") expect(hints.destructiveHint).toBe(true);
    }
  });

  test("of a reader all say that they only read, and a name narrows them", () => {
    expect(forReaders.length).toBeGreaterThanOrEqual(30);
    expect(forReaders.filter((tool) => !hintsOf(tool).readOnlyHint)).toEqual([]);
    const narrowed = offer.toolsFor({ writes: true, only: ["finding", "evaluation_wait"] }).map(({ name }) => name);
    expect(narrowed).toContain("findings_list");
    expect(narrowed).toContain("evaluation_wait");
    expect(narrowed).not.toContain("evaluation_start");
  });

  test("have schemas that refer only to what comes with them", () => {
    for (const { name, inputSchema } of all) {
      const text = JSON.stringify(inputSchema);
      const asked = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
      const given = Object.keys((inputSchema["$defs"] ?? {}) as object).map((one) => `#/$defs/${one}`);
      expect([name, asked.filter((to) => !given.includes(to))]).toEqual([name, []]);
    }
  });
});

describe("what is never reached over MCP, whatever the key", () => {
  const reached = consoleOperations.filter(isOffered);

  test("is everything that needs no sign-in, manages people, keys or settings, or shows a stored secret", () => {
    const guarded: readonly string[] = [
      "public",
      "signed-in",
      "key:own",
      "key:manage",
      "team:own",
      "gateway:keys",
      "traffic:read",
    ];
    const isPersonal = ({ access, id }: OperationSpec): boolean => guarded.includes(access) && id !== "teams.getMe";
    expect(reached.filter(isPersonal).map(({ id }) => id)).toEqual([]);
    const changesTeam = ({ id, access, effect, method }: OperationSpec): boolean =>
      effectOf({ effect, method }) !== "read" && (id.startsWith("teams.") || access === "redteam:manage");
    expect(reached.filter(changesTeam).map(({ id }) => id)).toEqual([]);
  });

  test("includes the argument that reveals a key, and the one that names another team", () => {
    const names = new Set(
      reached.flatMap((operation) =>
        argumentsOf(operation)
          .filter(({ isRequired }) => !isRequired)
          .map(({ name }) => name),
      ),
    );
    expect([...names].filter((name) => name === "reveal" || name === "team_id")).toEqual([]);
  });
});

/**
 * Texts that are the console's own words, or names that people gave. Everything else in an answer that sounds like speech has to be in
 * the list of foreign members.
 */
const ownWords = new Set([
  ...["base_content_hash", "content_hash", "conversation_id", "prompt_key", "prompts_language", "status_message"],
]);
const SPEECH =
  /prompt|respon|repl(?:y|ies)|answer|transcript|message|content|quote|excerpt|evidence|conversation|turns|output_text/i;

test("every member of an answer that sounds like speech is foreign, or known to be the console's own", () => {
  const registry = new SchemaRegistry();
  for (const { responses } of consoleOperations.filter(isOffered)) {
    for (const response of Object.values(responses))
      if (response && !("media" in response)) response.describe(registry);
  }
  const undecided = new Set<string>();
  const texts = (schema: unknown, name: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { type, enum: values, format, properties, items, anyOf } = schema as Record<string, unknown>;
    const isText = [type].flat().includes("string") && values === undefined && format === undefined;
    if (isText && SPEECH.test(name) && !foreignMembers.has(name) && !ownWords.has(name)) undecided.add(name);
    for (const [inner, one] of Object.entries((properties ?? {}) as object)) texts(one, inner);
    if (items) texts(items, name);
    if (Array.isArray(anyOf)) for (const one of anyOf) texts(one, name);
  };
  for (const schema of Object.values(registry.schemas())) texts(schema, "");
  expect([...undecided].sort()).toEqual([]);
});
