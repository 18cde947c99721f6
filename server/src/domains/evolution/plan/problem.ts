/** What a job searches and decides on: probes of the evaluation domain, one half for the search, the other for the decision. */
import { createHash } from "node:crypto";
import type { PortPrompt } from "../../evaluation/port.ts";
import type { Category, Gene, Probe, Problem } from "../engine/model/space.ts";
import { type Arm, benignOf } from "./arms.ts";

export interface Material {
  readonly agentId: string;
  readonly prompts: readonly PortPrompt[];
  readonly arms: readonly Arm[];
  /** Characters that all changes together may add to the prompt. */
  readonly room: number;
  /** Dimensions that count double. The others must not get worse. */
  readonly targets: readonly string[];
  /** The harness that alone is to be improved. All others are then guard rails. */
  readonly objective?: string | undefined;
  /** Probes of both halves together; null for all. */
  readonly mostProbes: number | null;
  /** Families whose responses from the unchanged agent could not be assessed. */
  readonly leftOut: ReadonlySet<string>;
  /** Keys of prompts that the system prompt quotes, or that a change would quote: nobody is tested on what he was told. */
  readonly quoted?: ReadonlySet<string>;
}

export interface PlannedProblem {
  readonly problem: Problem;
  /** The arms that are genes of the problem, in its order. */
  readonly arms: readonly Arm[];
  readonly train: readonly PortPrompt[];
  readonly holdout: readonly PortPrompt[];
  /** A hash of the hold-out half: decisions on the same one share one error allowance. */
  readonly holdoutHash: string;
  /** A hash of everything the search depends on: a resumed job must find the same. */
  readonly hash: string;
}

/** So many times as many pairs on the objective as on all guard rails together. */
const OBJECTIVE_TIMES = 1.5;

/** Null if no category has two families of probes: one for the search, one for the decision. */
export function planProblem(material: Material): PlannedProblem | null {
  const { agentId, prompts, arms, room, targets, objective, mostProbes, leftOut } = material;
  const whole = halves(agentId, prompts);
  const left = (half: readonly PortPrompt[]) =>
    half.filter(({ family, key }) => !leftOut.has(family) && !material.quoted?.has(key));
  const [train, holdout] = [left(whole.train), left(whole.holdout)];
  const names = whole.names.filter((name) =>
    [train, holdout].every((half) => half.some((prompt) => categoryOf(prompt) === name)),
  );
  if (names.length === 0) return null;
  const inside = (prompt: PortPrompt) => names.includes(categoryOf(prompt));
  const dimensionOf = (name: string): string => train.find((prompt) => categoryOf(prompt) === name)?.harness as string;
  const own = names.filter((id) => dimensionOf(id) === objective).length;
  if (objective !== undefined && own === 0) return null;
  const ofObjective = Math.max(1, Math.round((OBJECTIVE_TIMES * (names.length - own)) / Math.max(1, own)));
  const categories: Category[] = names.map((id) => {
    const dimension = dimensionOf(id);
    const benign = train.some((prompt) => prompt.isBenign && categoryOf(prompt) === id);
    if (objective === undefined) return { id, dimension, benign, weight: targets.includes(dimension) ? 2 : 1 };
    return dimension === objective
      ? { id, dimension, benign, weight: ofObjective }
      : { id, dimension, benign, weight: 1, rail: true };
  });
  const share = mostProbes === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(mostProbes / 2 / names.length));
  // A team's own cases are few enough, and each of them was written for a reason.
  const chosen = (half: readonly PortPrompt[]) => {
    const usual = half.filter((prompt) => inside(prompt) && prompt.harness !== objective);
    return [...evenly(usual, names, share), ...half.filter((prompt) => inside(prompt) && prompt.harness === objective)];
  };
  const kept = { train: chosen(train), holdout: chosen(holdout) };
  const probe = (prompt: PortPrompt): Probe => ({
    id: prompt.key,
    category: names.indexOf(categoryOf(prompt)),
    family: prompt.family,
  });
  const kin = kindredOf(train);
  const placed = arms.flatMap((arm) => {
    const meant = new Set(arm.tags.flatMap((tag) => [tag, ...(kin.get(tag) ?? [])]));
    const tags = [...meant].map((tag) => names.indexOf(tag)).filter((tag) => tag >= 0);
    return tags.length === 0 ? [] : [{ arm, gene: geneOf(arm, tags) }];
  });
  const problem: Problem = {
    categories,
    genes: placed.map(({ gene }) => gene),
    train: kept.train.map(probe),
    holdout: kept.holdout.map(probe),
    room,
  };
  // Of the whole half: what one job left out must not make the next job forget its decisions, nor a request that was
  // labeled since.
  const held = new Set(whole.holdout.map(({ key, harness, isTraffic }) => (isTraffic ? harness : key)));
  const holdoutHash = hashOf([...held]);
  return { problem, arms: placed.map(({ arm }) => arm), ...kept, holdoutHash, hash: hashOf(problem) };
}

function geneOf({ key, move, slot, size, family, risks, conflictsWith }: Arm, tags: readonly number[]): Gene {
  const known = { ...(family && { family }), ...(risks?.length && { risks }) };
  return { key, tags, move, slot, size, ...known, ...(conflictsWith?.length && { conflictsWith }) };
}

export const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

export const categoryOf = ({ scenario, isBenign }: PortPrompt): string => (isBenign ? benignOf(scenario) : scenario);

/** By category of the usual probes: the categories of attacks that are after the same. No rule of the library names those. */
function kindredOf(prompts: readonly PortPrompt[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const prompt of prompts) {
    for (const scenario of prompt.kindred ?? []) {
      const usual = prompt.isBenign ? benignOf(scenario) : scenario;
      found.set(usual, (found.get(usual) ?? new Set()).add(categoryOf(prompt)));
    }
  }
  return found;
}

/** Those that the search may see. */
export const searchHalf = (agentId: string, prompts: readonly PortPrompt[]): readonly PortPrompt[] =>
  halves(agentId, prompts).train;

/** Families assigned at random, but always the same for an agent, half of each category to either side. */
function halves(agentId: string, prompts: readonly PortPrompt[]) {
  const byCategory = new Map<string, Set<string>>();
  for (const prompt of prompts) {
    const families = byCategory.get(categoryOf(prompt)) ?? new Set();
    byCategory.set(categoryOf(prompt), families.add(prompt.family));
  }
  const side = new Map<string, "train" | "holdout">();
  for (const families of byCategory.values()) {
    const free = [...families].filter((family) => !side.has(family));
    const drawn = free.map((family) => ({ family, lot: hashOf([agentId, family]) }));
    drawn.sort((a, b) => (a.lot < b.lot ? -1 : 1));
    for (const [at, { family }] of drawn.entries()) side.set(family, at % 2 === 0 ? "train" : "holdout");
  }
  const names = [...byCategory.keys()].filter((name) => {
    const sides = new Set([...(byCategory.get(name) as Set<string>)].map((family) => side.get(family)));
    return sides.size === 2;
  });
  const of = (wanted: string) =>
    [...new Map(prompts.map((prompt) => [prompt.key, prompt])).values()].filter(
      (prompt) => side.get(prompt.family) === wanted && names.includes(categoryOf(prompt)),
    );
  return { train: of("train"), holdout: of("holdout"), names };
}

/** A limited number of each category, at random over its families. */
function evenly(prompts: readonly PortPrompt[], names: readonly string[], share: number): PortPrompt[] {
  if (!Number.isFinite(share)) return [...prompts];
  return names.flatMap((name) =>
    prompts
      .filter((prompt) => categoryOf(prompt) === name)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, share),
  );
}
