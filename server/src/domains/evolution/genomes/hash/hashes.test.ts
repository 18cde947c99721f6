import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { genomes } from "../../../../../test/evolution/genomes.ts";
import { parseJson } from "../../../../kernel/json/parse.ts";
import { promptGenes } from "../genes/extract.ts";
import { type Gene, isSegment, segmentsOf } from "../genes/gene.ts";
import { orderBetween } from "../genes/order.ts";
import { hashesOf } from "./hashes.ts";

const content = (genes: readonly Gene[]): string => hashesOf(genes).content_hash;
const prompt = promptGenes("Never share keys.\n\nReply in JSON.\n\nBe kind.");

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

test("the hashes can be recomputed from the bytes that the README names", () => {
  const segment = '"kind":"prompt.segment","lock":"none","order":0,"path":"/agent_system_prompt","text":"Be kind."';
  expect(hashesOf(promptGenes("Be kind."))).toEqual({
    content_hash: sha256(`genome/1\n[{"joiner":"",${segment}}]`),
    config_etag: sha256('config/1\n{"agent_system_prompt":"Be kind."}'),
    semantic_hash: sha256(
      'sense/1\n[{"kind":"prompt.segment","order":0,"path":"/agent_system_prompt","text":"be kind."}]',
    ),
  });
  expect(hashesOf([]).content_hash).toBe("d1ed4c1846df52e9d6545251c16d56e6fa34e279ba197f5653d6c76ec0e2c387");
});

describe("the content hash", () => {
  test("ignores names, origins, roles, list order and the indexes behind an order", () => {
    fc.assert(
      fc.property(genomes, (genes) => {
        const orders: string[] = [];
        for (const _ of segmentsOf(genes)) orders.push(orderBetween(orders.at(-1) ?? null, null));
        const others = new Map(segmentsOf(genes).map(({ key }, at) => [key, orders[at] ?? ""]));
        const told = genes.toReversed().map((gene): Gene => {
          const renamed = { ...gene, key: `${gene.key}/x`, origin: "library" as const };
          return isSegment(renamed) ? { ...renamed, role: "other", order: others.get(gene.key) ?? "" } : renamed;
        });
        expect(content(told)).toBe(content(genes));
      }),
      { numRuns: 300 },
    );
  });

  test("covers text to the last character, joiners, locks, positions and values", () => {
    const [first, second, third] = prompt;
    if (!first || !second || !third) throw new Error("there are three segments");
    const variants: Gene[][] = [
      [{ ...first, text: "Never share keys. " }, second, third],
      [{ ...first, text: "never share keys." }, second, third],
      [first, { ...second, joiner: "\n" }, third],
      [{ ...first, lock: "owner" }, second, third],
      [{ ...first, order: second.order }, { ...second, order: first.order }, third],
      [first, second],
    ];
    const hashes = variants.map(content);
    expect(new Set([...hashes, content(prompt)]).size).toBe(variants.length + 1);
  });

  test("distinguishes numbers that a double cannot", () => {
    const gene = (value: string): Gene[] => [
      {
        key: "k",
        kind: "param.json",
        path: "/agent_params",
        lock: "none",
        evaluability: "none",
        origin: "human",
        value: parseJson(value),
      },
    ];
    const hashes = ["123456789012345678901234567890", "123456789012345678901234567891", "1e400", "[1.0]", "[2]"];
    expect(new Set(hashes.map((value) => content(gene(value)))).size).toBe(hashes.length);
    expect(content(gene("[1.0]"))).toBe(content(gene("[1]")));
  });
});

test("the configuration's ETag covers what an agent would get, not how it is divided into genes", () => {
  const whole = [
    { ...(prompt[0] as Gene & { text: string }), text: prompt.map((gene) => gene.joiner + gene.text).join("") },
  ];
  expect(hashesOf(whole as Gene[]).config_etag).toBe(hashesOf(prompt).config_etag);
  expect(content(whole as Gene[])).not.toBe(content(prompt));
  const locked = prompt.map((gene) => ({ ...gene, lock: "org" as const }));
  expect(hashesOf(locked).config_etag).toBe(hashesOf(prompt).config_etag);
});

test("the semantic hash folds white space and case, and nothing else", () => {
  const shouted = prompt.map((gene) => ({ ...gene, text: ` ${gene.text.toUpperCase().replaceAll(" ", "\n ")}` }));
  expect(hashesOf(shouted).semantic_hash).toBe(hashesOf(prompt).semantic_hash);
  const other = prompt.map((gene, at) => (at === 0 ? { ...gene, text: "Never share a key." } : gene));
  expect(hashesOf(other).semantic_hash).not.toBe(hashesOf(prompt).semantic_hash);
});
