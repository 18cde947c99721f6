/** `npm run bench:evolution -- power`: one table of everything that evolution must reach, with the targets beside. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import { EngineRefusal } from "../../server/src/domains/evolution/engine/model/refusal.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { seedRange } from "./arguments.ts";
import { makeBed } from "./bed/make-bed.ts";
import { type LoadedBed, loadBed } from "./bed-files.ts";
import { ENDINGS_HEAD, endingsRow } from "./endings.ts";
import { nullDecisions } from "./null-decisions.ts";
import { type Played, play } from "./play.ts";
import {
  type Before,
  MOST_LOST,
  NO_TARGETS,
  POWER_SEEDS,
  POWER_TARGETS,
  POWER_TUNING_SEEDS,
  type PowerTarget,
} from "./power-targets.ts";
import { OURS, type SeedRange } from "./registered.ts";
import { meanOf } from "./statistics.ts";

interface PowerArguments {
  readonly seeds: SeedRange;
  readonly isAside: boolean;
  readonly bed?: string;
  /** The loss limit of harmless requests in points, if it is not to be the console's. */
  readonly limit?: number;
}

export function readPowerArguments(given: readonly string[]): PowerArguments {
  let asked: PowerArguments = { seeds: POWER_SEEDS, isAside: false };
  for (let at = 0; at < given.length; at++) {
    const name = given[at] as string;
    if (name === "--aside") {
      asked = { ...asked, isAside: true };
      continue;
    }
    const value = given[++at];
    if (name !== "--seeds" && name !== "--bed" && name !== "--limit")
      throw new EngineRefusal("option_invalid", name, "is unknown; known are --seeds, --bed, --limit and --aside");
    if (value === undefined) throw new EngineRefusal("option_invalid", name, "needs a value");
    if (name === "--seeds") asked = { ...asked, seeds: seedRange(value) };
    else asked = name === "--bed" ? { ...asked, bed: value } : { ...asked, limit: limitOf(value) };
  }
  return asked;
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (!(limit > 0 && limit < 100))
    throw new EngineRefusal("option_invalid", "--limit", "must be points between 0 and 100");
  return limit;
}

interface NamedBed extends LoadedBed {
  readonly name: string;
  readonly kind: string | undefined;
}

function bedsOf({ isAside, bed }: PowerArguments): NamedBed[] {
  const folder = fileURLToPath(new URL(isAside ? "./aside/" : "./beds/", import.meta.url));
  const kinds = Object.keys(POWER_TARGETS);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  const known = names.map((name) => ({ name, kind: kinds.find((kind) => name.startsWith(kind)) }));
  const measured = isAside ? known : known.filter(({ name }) => kinds.includes(name));
  measured.sort((one, other) => placeOf(kinds, one.kind) - placeOf(kinds, other.kind));
  if (bed !== undefined && !names.includes(bed))
    throw new EngineRefusal("option_invalid", "--bed", `must be one of ${names.join(", ")}`);
  return measured
    .filter(({ name }) => bed === undefined || name === bed)
    .map((one) => ({ ...one, ...loadBed(`${folder}${one.name}.json`) }));
}

const placeOf = (kinds: readonly string[], kind: string | undefined) =>
  kind === undefined ? kinds.length : kinds.indexOf(kind);

/** Row by row, so that a long run shows its progress. */
export function* power(asked: PowerArguments): Generator<string> {
  const { seeds } = asked;
  const beds = bedsOf(asked);
  yield `Seeds ${seeds.from} to ${seeds.to}. Targets in parentheses, for 40 seeds. Points of 100.\n`;
  yield "| bed | budget | achievable | found by the search | found | proposals | confirmed | benign, recommended | benign, proposed | says nothing | points, recommended | interval covers: all, proposed | over-claim |";
  yield "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|";
  const endings: string[] = [];
  for (const bed of beds) {
    for (const target of bed.kind === undefined ? NO_TARGETS : (POWER_TARGETS[bed.kind] ?? NO_TARGETS)) {
      const runs = playedOn(bed, target, asked);
      yield row(bed, target, { runs, seeds });
      endings.push(endingsRow(bed.name, target.budget, runs));
    }
  }
  yield ["", "Where runs end:", "", ...ENDINGS_HEAD, ...endings, ""].join("\n");
  for (const bed of beds.filter(({ kind }) => kind === "null-families")) yield* nullDecisions(bed);
}

function playedOn(bed: NamedBed, { budget }: PowerTarget, { seeds, limit }: PowerArguments): Played[] {
  const policy = policyNamed(OURS.policy, OURS.options);
  const reserve = decisionReserve(makeBed(bed.file, seeds.from).problem, budget);
  return Array.from({ length: seeds.to - seeds.from + 1 }, (_, at) =>
    play({
      ...{ file: bed.file, seed: seeds.from + at, policy, budget, reserve },
      ...(limit !== undefined && { benignMargin: limit / 100 }),
    }),
  );
}

interface Measured {
  readonly runs: readonly Played[];
  readonly seeds: SeedRange;
}

function row(bed: NamedBed, target: PowerTarget, { runs, seeds }: Measured): string {
  const { budget } = target;
  const proposals = runs.filter(({ proposed }) => proposed);
  const of40 = (least: number | undefined) => least && Math.ceil((least * runs.length) / 40);
  const mean = (figure: (run: Played) => number, among: readonly Played[] = runs) =>
    among.length === 0 ? Number.NaN : meanOf(among.map(figure)).value;
  const over = runs.filter(({ spent }) => spent > budget).length;
  const cells = [
    bed.name,
    over === 0 ? budget : `${budget}, exceeded ${over} times`,
    fixed(100 * mean(({ bestFitness, seedFitness }) => bestFitness - seedFitness), 1),
    atLeast(
      mean(({ gainRecommended }) => gainRecommended),
      asBefore(target.searchedBefore, seeds),
      2,
    ),
    atLeast(
      mean(({ gain }) => gain),
      target.found ?? asBefore(target.foundBefore, seeds),
      2,
    ),
    target.mostProposals === undefined
      ? atLeast(proposals.length, of40(target.proposals), 0)
      : atMost(proposals.length, Math.floor((target.mostProposals * runs.length) / 40)),
    atLeast(
      mean(({ proposed, gain }) => (proposed ? gain : 0)),
      target.confirmed,
      2,
    ),
    atLeast(
      mean(({ benignRecommended }) => benignRecommended),
      target.benign,
      1,
    ),
    fixed(
      mean(({ benign }) => benign, proposals),
      1,
    ),
    atLeast(runs.filter(({ nothing }) => nothing).length, of40(target.nothing), 0),
    atLeast(
      mean(({ pointsRecommended }) => pointsRecommended),
      target.points,
      1,
    ),
    `${coverage(runs)}, ${coverage(proposals)}`,
    fixed(
      mean(({ claimed, points }) => (claimed ?? 0) - points, proposals),
      1,
    ),
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Known for the two ranges of seeds on which the engine before was measured. */
function asBefore(before: Before | undefined, seeds: SeedRange): number | undefined {
  const isRange = (range: SeedRange) => range.from === seeds.from && range.to === seeds.to;
  const known = isRange(POWER_SEEDS) ? before?.registered : isRange(POWER_TUNING_SEEDS) ? before?.tuning : undefined;
  return known === undefined ? undefined : known - MOST_LOST;
}

function coverage(runs: readonly Played[]): string {
  const decided = runs.filter(({ covered }) => covered !== null);
  return `${decided.filter(({ covered }) => covered).length}/${decided.length}`;
}

const fixed = (value: number, digits: number): string => (Number.isNaN(value) ? "" : value.toFixed(digits));

function atLeast(value: number, least: number | undefined, digits: number): string {
  if (least === undefined) return fixed(value, digits);
  return `${fixed(value, digits)} (≥ ${fixed(least, digits)}${value >= least ? "" : " MISSED"})`;
}

const atMost = (value: number, most: number): string => `${value} (≤ ${most}${value <= most ? "" : " MISSED"})`;
