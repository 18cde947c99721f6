import type { PlanSize } from "../harness/harness.ts";
import { probes } from "../probes/list.ts";
import { type Tags, type TaxonomyName, taxonomies, taxonomyTitles } from "../probes/probe/taxonomy.ts";
import { ASSUMED_PASS_RATE, type Certainty, certaintyOf } from "./certainty.ts";
import type { PlanTally } from "./tally.ts";

interface Described {
  readonly plan: PlanSize;
  readonly tally: PlanTally;
  readonly isPartial: boolean;
  /** The ids of the team's critical probes. */
  readonly critical: readonly string[];
}

/** What a run of a plan covers, and how sure it will be. */
export function describePlan({ plan, isPartial, tally, critical }: Described) {
  const asked = probes.filter(({ id }) => tally.has(id));
  const { halfWidth, smallestFailureRate } = certaintyWithCache(tally, critical);
  return {
    name: plan,
    partial: isPartial,
    probes: tally.size,
    critical_probes: critical.filter((id) => tally.has(id)).length,
    taxonomies: (Object.keys(taxonomies) as TaxonomyName[]).map((name) => ({
      name,
      title: taxonomyTitles[name],
      ...entriesOf(
        name,
        asked.map(({ tags }) => tags),
      ),
    })),
    assumed_pass_rate: ASSUMED_PASS_RATE,
    half_width: rounded(halfWidth),
    smallest_failure_rate: rounded(smallestFailureRate),
  };
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000);

/** Of the entries that can be tested with prompts, those that a probe of the plan speaks to. */
function entriesOf(name: TaxonomyName, asked: readonly Tags[]) {
  const testable = Object.entries(taxonomies[name]).filter(([, entry]) => entry.testable === "from outside");
  const tagged = new Set<string>(asked.flatMap((tags): readonly string[] => tags[name] ?? []));
  return { covered: testable.filter(([id]) => tagged.has(id)).length, testable: testable.length };
}

const KEPT = 20;
const known = new Map<string, Certainty>();

/** The interval takes a twentieth of a second, and people try the same few plans over and over. */
function certaintyWithCache(tally: PlanTally, critical: readonly string[]): Certainty {
  const key = JSON.stringify([...tally, critical]);
  const found = known.get(key);
  if (found) return found;
  const certainty = certaintyOf(tally, critical);
  if (known.size >= KEPT) known.clear();
  known.set(key, certainty);
  return certainty;
}
