/** The table of targets, as in docs/benchmarks.md. */
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { type LoadedBed, ownBed } from "./bed-files.ts";
import { type Played, play } from "./play.ts";
import { BUDGET, type Contender, GEPA, OTHERS, OURS, SEEDS, type SeedRange, STRESS_BEDS } from "./registered.ts";
import { speeds } from "./speed.ts";
import { type Figure, meanOf, medianOf, ratioOfMedians, shareOf } from "./statistics.ts";
import { warmStart } from "./warm-start.ts";

interface Round {
  readonly bed: LoadedBed;
  readonly seeds: SeedRange;
  readonly budget: number;
  readonly reserve: number;
}

function rounds(contender: Contender, { bed, seeds, budget, reserve }: Round): Played[] {
  const policy = policyNamed(contender.policy, contender.options);
  return Array.from({ length: seeds.to - seeds.from + 1 }, (_, at) =>
    play({ file: bed.file, seed: seeds.from + at, policy, budget, reserve }),
  );
}

/** Part by part, so that a long run shows its progress. */
export function* promises(): Generator<string> {
  const bed = ownBed("v1");
  yield `Bed v1 ${bed.hash.slice(0, 12)}, seeds ${SEEDS.v1.from} to ${SEEDS.v1.to}, 95% confidence intervals\n`;
  const search: Round = { bed, seeds: SEEDS.v1, budget: BUDGET.long, reserve: 0 };
  const found = new Map([OURS, ...OTHERS].map((contender) => [contender, rounds(contender, search)]));
  yield* searchTable(found);
  yield halfLine(found);
  yield* decisionTable(bed);
  yield nullLine();
  yield* stressTable();
  yield warmStart(bed, SEEDS.warm);
  yield speeds(bed);
}

function* searchTable(found: ReadonlyMap<Contender, readonly Played[]>): Generator<string> {
  yield "| search alone | gain at 300 | gain at 1,000 | gain at 3,000 | rollouts to half the gain | seeds that reach it |";
  yield "|---|---:|---:|---:|---:|---:|";
  for (const [{ name }, runs] of found) {
    const at = (rollouts: number) => formatFigure(meanOf(runs.map(({ curve }) => curve[rollouts / 100 - 1] as number)));
    const half = medianOf(halves(runs));
    const reached = shareOf(runs.filter(({ toHalf }) => toHalf !== null).length, runs.length);
    yield `| ${name} | ${at(300)} | ${at(1000)} | ${at(3000)} | ${counted(half)} | ${percent(reached.value)} |`;
  }
}

function halves(runs: readonly Played[]): number[] {
  return runs.map(({ toHalf }) => toHalf ?? BUDGET.long);
}

function halfLine(found: ReadonlyMap<Contender, readonly Played[]>): string {
  const ratio = ratioOfMedians(halves(found.get(GEPA) ?? []), halves(found.get(OURS) ?? []));
  return `\nHalf of the gain: ${GEPA.name} needs at least ${ratio.value.toFixed(1)} times as many rollouts (${ratio.lower.toFixed(1)} to ${ratio.upper.toFixed(1)}; runs that never reach it count as ${BUDGET.long}). Target: 3 times.\n`;
}

function* decisionTable(bed: LoadedBed): Generator<string> {
  yield "| search with 1,000 rollouts, then the decision, 1,400 in total | found | proposals | confirmed gain | over-claim, points | proposals with a true loss of 5 points in a dimension | false |";
  yield "|---|---:|---:|---:|---:|---:|---:|";
  for (const contender of [OURS, ...OTHERS.slice(0, 2)]) {
    const runs = rounds(contender, {
      bed,
      seeds: SEEDS.v1,
      budget: BUDGET.decided,
      reserve: BUDGET.decided - BUDGET.search,
    });
    const proposals = runs.filter(({ proposed }) => proposed);
    const confirmed = meanOf(runs.map(({ proposed, gain }) => (proposed ? gain : 0)));
    const claim =
      proposals.length === 0
        ? ""
        : formatFigure(meanOf(proposals.map(({ claimed, points }) => (claimed ?? 0) - points)));
    const down = proposals.filter(({ worstDimension }) => worstDimension < -5).length;
    const wrong = proposals.filter(({ points }) => points <= 0).length;
    yield `| ${contender.name} | ${formatFigure(meanOf(runs.map(({ gain }) => gain)))} | ${proposals.length} of ${runs.length} | ${formatFigure(confirmed)} | ${claim} | ${down} | ${wrong} |`;
    const over = runs.filter(({ spent }) => spent > BUDGET.decided).length;
    if (over > 0) yield `${contender.name}: ${over} runs exceeded their budget`;
  }
}

function nullLine(): string {
  const reserve = BUDGET.decided - BUDGET.search;
  const runs = rounds(OURS, { bed: ownBed("null"), seeds: SEEDS.null, budget: BUDGET.decided, reserve });
  const wrong = runs.filter(({ proposed }) => proposed).length;
  const returned = runs.filter(({ genes }) => genes > 0).length;
  const optimal = rounds(OURS, { bed: ownBed("optimal-seed"), seeds: SEEDS.stress, budget: BUDGET.decided, reserve });
  const share = shareOf(wrong, runs.length);
  return `
Null bed: the search returns a changed genome in ${returned} of ${runs.length} runs, and the decision lets ${wrong} through: ${percent(share.value)} (${percent(share.lower)} to ${percent(share.upper)}). Target: at most 5%.
Optimal seed: ${optimal.filter(({ proposed }) => proposed).length} proposals in ${optimal.length} runs.
`;
}

function* stressTable(): Generator<string> {
  yield "| stress bed, search with 1,000 rollouts | screen_compose | best other | which | difference, same seeds |";
  yield "|---|---:|---:|---|---:|";
  for (const name of STRESS_BEDS) {
    const round: Round = { bed: ownBed(name), seeds: SEEDS.stress, budget: BUDGET.search, reserve: 0 };
    const ours = rounds(OURS, round).map(({ gain }) => gain);
    const [best] = OTHERS.map((contender) => ({
      contender,
      gains: rounds(contender, round).map(({ gain }) => gain),
    })).sort((one, other) => meanOf(other.gains).value - meanOf(one.gains).value);
    if (!best) continue;
    const apart = meanOf(ours.map((gain, at) => gain - (best.gains[at] as number)));
    yield `| ${name} | ${formatFigure(meanOf(ours))} | ${formatFigure(meanOf(best.gains))} | ${best.contender.name} | ${formatFigure(apart)} |`;
  }
}

function formatFigure({ value, lower, upper }: Figure): string {
  return `${value.toFixed(2)} (${lower.toFixed(2)} to ${upper.toFixed(2)})`;
}

function counted({ value, lower, upper }: Figure): string {
  const plain = (rollouts: number) => (rollouts >= BUDGET.long ? `> ${BUDGET.long}` : String(rollouts));
  return `${plain(value)} (${plain(lower)} to ${plain(upper)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
