import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Fault } from "../../../kernel/errors.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { checkBody, readBody } from "../../../kernel/request/body.ts";
import { checkPath, checkQuery } from "../../../kernel/request/parameters.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { presentProblems } from "../../../kernel/shape/check/present.ts";
import { INVALID, type Problem } from "../../../kernel/shape/check/problem.ts";
import { SchemaRegistry } from "../../../kernel/shape/check/schema-registry.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { type Fields, type Model, model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import type { Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { Agent, AgentConfigRequest, AgentUpdate } from "./shapes.ts";

const problemsOf = (shape: Shape<unknown>, value: unknown) => {
  const problems: Problem[] = [];
  checkBody(shape, { value }, problems);
  return problems;
};

describe("AgentUpdate", () => {
  it("gives back exactly the fields supplied", () => {
    const keys = Object.keys(AgentUpdate.fields);
    fc.assert(
      fc.property(fc.subarray(keys), (supplied) => {
        const value = checkBody(AgentUpdate, { value: Object.fromEntries(supplied.map((key) => [key, null])) }, []);
        expect(Object.keys(value === INVALID ? {} : value).sort()).toEqual([...supplied].sort());
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it("reports every faulty field in the order of the contract, whatever the order of the request", () => {
    const keys = Object.keys(AgentUpdate.fields);
    const faulty = fc
      .shuffledSubarray(keys)
      .map((some) => Object.fromEntries(some.map((key) => [key, faultyFor(key)])));
    fc.assert(
      fc.property(faulty, (body) => {
        expect(problemsOf(AgentUpdate, body).map(({ loc }) => loc[1])).toEqual(keys.filter((key) => key in body));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it("fills nested objects with null and never shows the repository token", () => {
    expect(checkBody(AgentUpdate, { value: { mcp_config: {} } }, [])).toEqual({
      mcp_config: { proxy_url: null, access_level: null, server_urls: null },
    });
    const shown = stringifyJson(
      problemsOf(AgentUpdate, { white_box_config: { github_token: 5, repo_url: 5 }, api_key: 7 }),
    );
    expect(shown.match(/\*{10}/g)).toHaveLength(2);
  });
});

describe("AgentConfigRequest", () => {
  it("takes every field of the update body, with its own rules for hub and status", () => {
    expect(Object.keys(AgentConfigRequest.fields)).toEqual(expect.arrayContaining(Object.keys(AgentUpdate.fields)));
    const named = { agent_name: "Support", model_name: "m" };
    expect(checkBody(AgentConfigRequest, { value: named }, [])).toEqual({ ...named, hub: "custom", status: "active" });
    const typesOf = (value: object) => problemsOf(AgentConfigRequest, value).map(({ type }) => type);
    expect(typesOf({})).toEqual(["missing", "missing"]);
    expect(typesOf({ ...named, status: "anything" })).toEqual(["enum"]);
    expect(typesOf({ ...named, hub: null })).toEqual(["string_type"]);
  });
});

describe("Agent", () => {
  it("is described with every part as a component of its own", () => {
    const book = new SchemaRegistry();
    Agent.describe(book);
    AgentUpdate.describe(book);
    expect(Object.keys(book.schemas())).toEqual(
      expect.arrayContaining([
        "Agent",
        "AgentParams",
        "AgentStatus",
        "MCPConfig",
        "WhiteBoxConfig-Input",
        "WhiteBoxConfig-Output",
      ]),
    );
    expect(Object.keys(Agent.fields)).toHaveLength(36);
  });
});

/** A value that this field refuses: a list is faulty everywhere but in lists, where a word is. */
function faultyFor(key: string): unknown {
  return key === "delegated_agents" || key === "evaluated_harnesses" ? "x" : [];
}

interface Recorded {
  readonly name: string;
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly body_encoding?: string;
  readonly status: number;
  readonly response_body: { readonly detail?: unknown } | null;
  readonly assumed?: boolean;
  readonly quirk?: boolean;
  readonly ours?: boolean;
}

const corpus = new URL("../../../../../../shared/conformance/corpus.public.jsonl", import.meta.url);

// The recorded answers are kept beside the repository, not in it; without them the suites above stand alone.
describe.runIf(existsSync(corpus))("recorded answers", () => {
  const records = existsSync(corpus)
    ? readFileSync(corpus, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Recorded)
    : [];
  const counted = records.filter(({ kind, assumed, quirk, ours }) => kind !== "routing" && !assumed && !quirk && !ours);

  it("are given again: status, place, type and message of every problem, in order", () => {
    const off = counted.filter((record) => answer(record) !== expected(record)).map(({ name }) => name);
    expect(off).toEqual([]);
    expect(counted.length).toBeGreaterThan(700);
  });

  it("are 422 or 400 where the original failed", () => {
    const failed = records.filter(({ quirk, name }) => quirk && !tolerated.has(name));
    expect(failed.filter((record) => !/^4(?:22|00)/.test(answer(record))).map(({ name }) => name)).toEqual([]);
  });
});

/** Accepted on purpose: an emoji in an old double encoding reads as that emoji, and depth alone is no fault. */
const tolerated: ReadonlySet<string> = new Set(["encoding/cesu8-pair", "deep/genome-500"]);

const ListQuery = model("ListQuery", {
  statuses: withDefault(nullable(list(text())), null),
  limit: withDefault(integer({ ge: 1 }), 100),
  offset: withDefault(integer({ ge: 0 }), 0),
  include_scores: withDefault(bool(), false),
});
const GetQuery = model("GetQuery", { include_scores: withDefault(bool(), false) });
const Nothing = model("Nothing", {});
const Id = model("Id", { id: required(uuid()) });
const AgentId = model("AgentId", { agent_id: required(uuid()) });

interface Route {
  readonly params: Model<Fields>;
  readonly query: Model<Fields>;
  readonly body?: Shape<unknown>;
}

function routeOf(method: string, path: string): Route {
  if (path.startsWith("/v1/evolution/")) return { params: AgentId, query: Nothing };
  if (path.startsWith("/v1/genomes/")) return { params: Nothing, query: Nothing, body: freeObject() };
  if (path === "/v1/agent-configurations/") {
    return method === "GET"
      ? { params: Nothing, query: ListQuery }
      : { params: Nothing, query: Nothing, body: AgentConfigRequest };
  }
  return method === "PUT" ? { params: Id, query: Nothing, body: AgentUpdate } : { params: Id, query: GetQuery };
}

function answer(record: Recorded): string {
  const [path = "", query = ""] = record.path.replace(/\{AGENT_ID\w*\}/, anAgent).split(/\?(.*)/s);
  const route = routeOf(record.method, path);
  const last = decodePath(path.split("/").at(-1) ?? "");
  const problems: Problem[] = [];
  try {
    const bytes = Buffer.from(record.body ?? "", record.body_encoding === "base64" ? "base64" : "utf8");
    const reading = route.body && readBody({ bytes, contentType: record.headers["content-type"] });
    checkPath(route.params, { id: last, agent_id: last }, problems);
    checkQuery(route.query, query, problems);
    if (route.body && reading) checkBody(route.body, reading, problems);
  } catch (error) {
    if (error instanceof Fault && error.code === "BODY_UNREADABLE") return "400";
    throw error;
  }
  if (problems.length === 0) return "2xx";
  return summary(422, JSON.parse(stringifyJson(presentProblems(problems))).detail);
}

function expected({ status, response_body }: Recorded): string {
  if (status < 300) return "2xx";
  return Array.isArray(response_body?.detail) ? summary(status, response_body.detail) : String(status);
}

function summary(status: number, detail: readonly Problem[]): string {
  return `${status} ${JSON.stringify(detail.map(({ loc, type, msg }) => [loc, type, msg]))}`;
}

function anAgent(form: string): string {
  const id = "11111111-2222-4333-8444-555555555555";
  const forms: Record<string, string> = {
    "{AGENT_ID_SIMPLE}": id.replaceAll("-", ""),
    "{AGENT_ID_URN}": `urn:uuid:${id}`,
    "{AGENT_ID_BRACED}": `{${id}}`,
  };
  return forms[form] ?? id;
}

function decodePath(segment: string): string {
  return segment.replace(/(?:%[0-9a-fA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}
