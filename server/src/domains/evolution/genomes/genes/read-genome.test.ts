import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseJson } from "../../../../kernel/json/parse.ts";
import { hashesOf } from "../hash/hashes.ts";
import { MOST_GENES, segmentsOf } from "./gene.ts";
import { readGenome } from "./read-genome.ts";
import { renderUpdate } from "./render.ts";

const read = (text: string) => readGenome(parseJson(text) as Record<string, unknown>);

test("no object is refused, and what was read can always be hashed and rendered", () => {
  const named = fc.constantFrom("genes", "agent_id", "name", "agent_params", "mcp_config", "parents", "temperature");
  const anything = fc.dictionary(fc.oneof(named, fc.string()), fc.jsonValue(), { maxKeys: 8 });
  fc.assert(
    fc.property(anything, (sent) => {
      const { genes, warnings } = readGenome(sent);
      expect(hashesOf(genes).content_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(renderUpdate(genes)).toBeTypeOf("object");
      expect(warnings.length).toBeLessThanOrEqual(51);
    }),
    { numRuns: 1000 },
  );
});

describe("in a seed", () => {
  test("known members are read, and all others are listed", () => {
    const { agentId, name, genes, warnings } = read(`{
      "agent_id": "0198C2A4-9B01-7D2E-8A44-5F1F0F6B7C21", "name": "careful", "traits": ["asks back"], "temperature": 0.70,
      "genes": [{ "kind": "prompt.segment", "text": "Never share passwords." }, { "kind": "spell" }, 7]}`);
    expect([agentId, name]).toEqual(["0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21", "careful"]);
    expect(genes.map(({ key }) => key)).toEqual(["param/temperature", "prompt/safety/1"]);
    expect(renderUpdate(genes)).toEqual({
      agent_system_prompt: "Never share passwords.",
      agent_params: { temperature: 0.7 },
    });
    expect(warnings.map(({ at }) => at)).toEqual(["/genes/1/kind", "/genes/2", "/traits"]);
  });

  test("the fields of an agent update are read like those of an agent", () => {
    const { genes, warnings } = read(`{ "agent_system_prompt": "You are Ada.\\r\\n\\r\\n- Be kind.\\r\\n",
      "model_name": "small-chat-1", "mcp_config": { "access_level": "read", "server_urls": ["https://a.example/"] },
      "agent_params": { "temperature": 1.0, "rag_params": { "k": 1e2 } }, "rate_limit_requests_per_minute": 5 }`);
    expect(warnings).toEqual([]);
    expect(JSON.stringify(renderUpdate(genes))).toBe(
      '{"model_name":"small-chat-1","agent_system_prompt":"You are Ada.\\r\\n\\r\\n- Be kind.\\r\\n","rate_limit_requests_per_minute":5,' +
        '"agent_params":{"temperature":1,"rag_params":{"k":1e2}},"mcp_config":{"access_level":"read","server_urls":["https://a.example/"]}}',
    );
  });

  test("members with the console's own names are ignored without a warning", () => {
    expect(read('{"id":"mine","version":"seven","created_at":null}').warnings).toEqual([]);
  });

  test("segments are renumbered in their order if their indexes leave no room", () => {
    const { genes } = read(`{"genes":[{"kind":"prompt.segment","text":"b","order":"V","key":"k"},
      {"kind":"prompt.segment","text":"a","order":"V","key":"k"}]}`);
    expect(segmentsOf(genes).map(({ text }) => text)).toEqual(["b", "a"]);
    expect(new Set(genes.map(({ key }) => key)).size).toBe(2);
    expect(new Set(segmentsOf(genes).map(({ order }) => order)).size).toBe(2);
  });

  test("too many genes or warnings are cut, with a note", () => {
    const many = (count: number, gene: string) => `{"genes":[${Array(count).fill(gene).join(",")}]}`;
    const long = read(many(400, '{"kind":"prompt.segment","text":"x"}'));
    expect(long.genes).toHaveLength(MOST_GENES);
    expect(long.warnings).toMatchObject([{ reason: expect.stringContaining("More than 200") }]);
    expect(read(many(150, "1")).warnings.at(-1)).toEqual({ at: "", reason: "And 100 more." });
  });

  test("a secret in a text is reported by its kind and place, and never shown", () => {
    const key = `sk-proj-${"aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW3xY5zA7".repeat(2)}`;
    const { warnings } = read(JSON.stringify({ agent_system_prompt: `Use this.\n\nkey: ${key}` }));
    expect(JSON.stringify(warnings)).toContain("secret");
    expect(JSON.stringify(warnings)).not.toContain(key);
  });
});
