import { describe, expect, test } from "vitest";
import type { PortPrompt } from "../../evaluation/port.ts";
import { clauses } from "../clauses/list.ts";
import { checkProblem } from "../engine/model/space.ts";
import { extractGenes } from "../genomes/genes/extract.ts";
import { type Gene, isSegment } from "../genomes/genes/gene.ts";
import { renderUpdate } from "../genomes/genes/render.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import { armsOf } from "./arms.ts";
import { splitAsExtracted, variantOf } from "./candidate.ts";
import { planProblem } from "./problem.ts";
import { promptLength, roomFor } from "./room.ts";

const PROMPT = "You help customers of a shop.\n\nNever promise a refund.\n\nAlways answer in full sentences.";

const genesWith = (prompt: string | null, params: object | null = { temperature: 0.7, max_tokens: 500 }): Gene[] =>
  extractGenes({
    ...{ protocol: "chat_completions", model_name: "small-chat-1", agent_system_prompt: prompt },
    ...{
      agent_params: params as Record<string, unknown>,
      mcp_config: null,
      delegated_agents: [],
      guard_config_id: null,
    },
    rate_limit_requests_per_minute: 60,
  });

describe("a single change", () => {
  const genes = genesWith(PROMPT);
  const arms = armsOf(genes, clauses);

  test("from the library comes after the prompt, which stays the same word for word", () => {
    const added = arms.filter(({ operator }) => operator === "clause.add");
    expect(added).toHaveLength(clauses.filter(({ variant }) => variant !== "control").length);
    for (const arm of added) expect(variantOf(arm.apply(genes)).systemPrompt?.startsWith(`${PROMPT}\n\n`)).toBe(true);
  });

  test("is never a deliberately weak rule, even if the prompt has another of its family", () => {
    const [held] = clauses.filter(({ id }) => id === "say-unknown/strong");
    const swapping = armsOf(arms.find(({ key }) => key === `clause/${held?.id}`)?.apply(genes) ?? [], clauses);
    expect(swapping.some(({ operator }) => operator === "clause.swap")).toBe(true);
    expect([...arms, ...swapping].filter(({ key }) => key.endsWith("/control"))).toEqual([]);
  });

  test("is recognized as the same version when it is extracted from the agent again", () => {
    for (const arm of arms) {
      const candidate = splitAsExtracted(arm.apply(genes));
      const update = renderUpdate(candidate) as { agent_system_prompt: string; agent_params: object };
      const read = genesWith(update.agent_system_prompt, update.agent_params);
      expect(hashesOf(read).config_etag, arm.key).toBe(hashesOf(candidate).config_etag);
      expect(hashesOf(read).content_hash, arm.key).toBe(hashesOf(candidate).content_hash);
    }
  });

  test("never changes what is locked, or what cannot be sent with a request", () => {
    const locked = genes.map((gene): Gene => (isSegment(gene) ? { ...gene, lock: "owner" } : gene));
    const operators = new Set(armsOf(locked, clauses).map(({ operator }) => operator));
    expect([...operators].sort()).toEqual(["clause.add", "param.step"]);
    const black = genes.map((gene): Gene => ({ ...gene, evaluability: "none" }));
    expect(armsOf(black, []).length).toBe(0);
  });

  test("together with others makes the prompt no longer than the sum of their sizes", () => {
    for (let from = 0; from < arms.length; from++) {
      const slots = new Map(arms.slice(from).map((arm) => [arm.slot, arm]));
      const together = [...slots.values()].filter((_, at) => (from + at) % 3 !== 0);
      const changed = splitAsExtracted(together.reduce<readonly Gene[]>((on, arm) => arm.apply(on), genes) as Gene[]);
      const sizes = together.reduce((sum, { size }) => sum + size, 0);
      expect(promptLength(changed)).toBeLessThanOrEqual(promptLength(genes) + sizes);
    }
  });

  test("finds room for a few rules in a short prompt, and for a quarter more in a long one", () => {
    expect(roomFor(genes)).toBe(2000);
    expect(roomFor(genesWith("Answer kindly. ".repeat(2000)))).toBe(7500);
  });

  test("creates a prompt if there was none", () => {
    const [first] = armsOf(genesWith(null), clauses);
    expect(variantOf(splitAsExtracted(first?.apply(genesWith(null)) ?? [])).systemPrompt).toBe(clauses[0]?.text);
  });
});

describe("the prompts of an agent", () => {
  const prompts = ["integrity", "containment"].flatMap((scenario) =>
    Array.from({ length: 30 }, (_, n): PortPrompt => {
      const family = `${scenario}-${n % 5}`;
      const question = { turns: [`${scenario} ${n}`] } as PortPrompt["question"];
      return {
        key: `${scenario}${n}`,
        harness: "security",
        scenario,
        probe: family,
        severity: "low",
        family,
        isBenign: false,
        question,
      };
    }),
  );
  const planned = (agentId: string, leftOut: string[] = []) =>
    planProblem({
      agentId,
      prompts,
      arms: armsOf(genesWith(PROMPT), clauses),
      room: roomFor(genesWith(PROMPT)),
      targets: [],
      mostProbes: null,
      leftOut: new Set(leftOut),
    });

  test("are halved by family, differently for each agent and always the same way", () => {
    const one = planned("one");
    if (!one) throw new Error("no problem");
    checkProblem(one.problem);
    expect(one.train.length + one.holdout.length).toBe(60);
    expect(planned("one")?.hash).toBe(one.hash);
    const others = ["two", "three", "four"].map((id) => planned(id)?.holdoutHash);
    expect(new Set([one.holdoutHash, ...others]).size).toBeGreaterThan(1);
  });

  test("of a campaign's attacks are what the rules for the same dangers are meant for, and nothing else changes", () => {
    const attacks = Array.from({ length: 8 }, (_, n): PortPrompt => {
      const isBenign = n % 2 === 1;
      const [key, scenario] = [`attack${n}`, "attack Planted code"];
      const question = { turns: [key] } as PortPrompt["question"];
      return {
        ...{ key, harness: "rules", scenario, probe: scenario, severity: "high", family: key, isBenign, question },
        kindred: ["confidentiality"],
      };
    });
    const arms = armsOf(genesWith(PROMPT), clauses);
    const planned = planProblem({
      ...{ agentId: "one", prompts: [...prompts, ...attacks], arms, room: 2000, targets: ["rules"] },
      ...{ mostProbes: null, leftOut: new Set<string>() },
    });
    if (!planned) throw new Error("no problem");
    checkProblem(planned.problem);
    const { categories, genes } = planned.problem;
    const at = categories.findIndex(({ id }) => id === "attack Planted code");
    expect(categories[at]).toMatchObject({ benign: false, weight: 2 });
    const meant = genes.filter(({ tags }) => tags.includes(at)).map(({ key }) => key);
    const wanted = clauses.filter(
      ({ scenarios, variant }) => scenarios.includes("confidentiality") && variant !== "control",
    );
    expect(meant.toSorted()).toEqual(wanted.map(({ id }) => `clause/${id}`).toSorted());
  });

  test("that cannot be assessed are left out, and the hold-out is still recognized", () => {
    const [whole, less] = [planned("one"), planned("one", ["integrity-0"])];
    expect([...(less?.train ?? []), ...(less?.holdout ?? [])].some(({ family }) => family === "integrity-0")).toBe(
      false,
    );
    expect(less?.holdoutHash).toBe(whole?.holdoutHash);
    const all = Array.from({ length: 5 }, (_, n) => [`integrity-${n}`, `containment-${n}`]).flat();
    expect(planned("one", all)).toBeNull();
  });
});
