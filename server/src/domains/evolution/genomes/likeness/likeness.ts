import type { ChoiceGene, Gene, NumberGene } from "../genes/gene.ts";
import { type PromptProfile, profileOf, promptLikeness } from "./prompt-likeness.ts";

/** How alike two genomes are, from 0 to 1, and what of them is. No model is asked: the same pair always gives the same. */
export interface Likeness {
  readonly similarity: number;
  readonly parts: LikenessParts;
}

export interface LikenessParts {
  readonly prompt: number;
  readonly params: number;
  readonly guards: number;
  readonly tools: number;
}

const WEIGHTS: LikenessParts = { prompt: 0.5, params: 0.15, guards: 0.2, tools: 0.15 };

/** A genome made ready for comparing; each is compared often. */
export interface Profile {
  readonly prompt: PromptProfile;
  readonly params: ReadonlyMap<string, NumberGene | ChoiceGene>;
  readonly guards: ReadonlyMap<string, Guard>;
  readonly tools: ReadonlySet<string>;
}

interface Guard {
  readonly mode: string;
  readonly threshold: number | null;
}

export function profileGenome(genes: readonly Gene[]): Profile {
  return {
    prompt: profileOf(genes),
    params: new Map(genes.filter(isParam).map((gene) => [gene.path, gene])),
    guards: guardsOf(genes),
    tools: new Set(genes.flatMap(toolsOf)),
  };
}

export function likeness(a: Profile, b: Profile): Likeness {
  const parts: LikenessParts = {
    prompt: promptLikeness(a.prompt, b.prompt),
    params: paramLikeness(a.params, b.params),
    guards: guardLikeness(a.guards, b.guards),
    tools: jaccard(a.tools, b.tools),
  };
  const names = Object.keys(WEIGHTS) as (keyof LikenessParts)[];
  return { similarity: names.reduce((sum, name) => sum + WEIGHTS[name] * parts[name], 0), parts };
}

function isParam(gene: Gene): gene is NumberGene | ChoiceGene {
  return (
    gene.kind === "param.number" || gene.kind === "param.int" || gene.kind === "param.enum" || gene.kind === "limit"
  );
}

function paramLikeness(a: Profile["params"], b: Profile["params"]): number {
  const paths = [...new Set([...a.keys(), ...b.keys()])];
  if (paths.length === 0) return 1;
  const apart = paths.reduce((sum, path) => sum + distance(a.get(path), b.get(path)), 0);
  return 1 - apart / paths.length;
}

/** From 0 to 1 over the whole range; on a log scale twice as much is as far from one as from a thousand. */
function distance(a: NumberGene | ChoiceGene | undefined, b: NumberGene | ChoiceGene | undefined): number {
  if (!a || !b) return 1;
  if (typeof a.value === "string" || typeof b.value === "string") return a.value === b.value ? 0 : 1;
  const { min, max, scale } = a as NumberGene;
  const at = (value: number): number => (scale === "log" ? Math.log(Math.max(value, 1e-9)) : value);
  const range = at(max) - at(min);
  if (!(range > 0)) return a.value === b.value ? 0 : 1;
  return Math.min(1, Math.abs(at(a.value) - at(b.value)) / range);
}

/** A guard is its mode and its threshold; a guard that is off protects as little as none. */
function guardsOf(genes: readonly Gene[]): Map<string, Guard> {
  const guards = new Map<string, Guard>();
  for (const gene of genes) {
    if (gene.kind === "guard.switch" && gene.value) {
      const mode = genes.find(({ key, kind }) => kind === "guard.mode" && key === `${gene.key}/mode`);
      const threshold = genes.find(({ key, kind }) => kind === "guard.threshold" && key === `${gene.key}/threshold`);
      guards.set(gene.key, {
        mode: mode?.kind === "guard.mode" ? mode.value : "enforce",
        threshold: threshold?.kind === "guard.threshold" ? threshold.value : null,
      });
    }
    if (gene.path === "/guard_config_id" && gene.kind === "param.json" && typeof gene.value === "string") {
      guards.set("guard_config_id", { mode: gene.value, threshold: null });
    }
  }
  return guards;
}

/** Over pairs of guard and mode: the same guard in another mode is another pair, and thresholds apart count less. */
function guardLikeness(a: Profile["guards"], b: Profile["guards"]): number {
  let [common, all] = [0, a.size];
  for (const [name, guard] of b) {
    const other = a.get(name);
    if (other?.mode !== guard.mode) all += 1;
    else common += 1 - Math.min(1, Math.abs((other.threshold ?? 0) - (guard.threshold ?? 0)));
  }
  return all === 0 ? 1 : common / all;
}

function toolsOf(gene: Gene): string[] {
  if (gene.kind === "tool.permission") return gene.value ? [`${gene.tool}\n${gene.action}`] : [];
  return gene.kind === "mcp.access" ? [`mcp\n${gene.value}`] : [];
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 1 : (a.size + b.size - all) / all;
}
