import type { Outcome } from "../harness/harness.ts";
import type { Probe } from "../probes/probe/probe.ts";
import { type Tags, type TaxonomyName, taxonomies, taxonomyTitles } from "../probes/probe/taxonomy.ts";
import type { Entry } from "../probes/taxonomies/entry.ts";

export type CoverageStatus = "tested" | "partly" | "untested" | "not testable from outside";

/** What a run did: the prompts sent and assessed for each probe, and the outcome of each check. */
export interface Done {
  readonly probes: readonly { readonly id: string; readonly asked: number; readonly assessed: number }[];
  readonly checks: readonly { readonly id: string; readonly outcome: Outcome }[];
  /** Probes that were not asked, because the agent lacks what they need. */
  readonly untestable?: readonly { readonly id: string; readonly because: string }[];
}

/** What there is to test with. */
export interface Means {
  readonly probes: readonly Pick<Probe, "id" | "tags" | "prompts">[];
  readonly checks: readonly { readonly id: string; readonly tags: Tags }[];
}

export interface ProbeCoverage {
  readonly id: string;
  /** Prompts in a whole plan; a sample asks fewer. */
  readonly planned: number;
  readonly asked: number;
  readonly assessed: number;
}

export interface CheckCoverage {
  readonly id: string;
  /** Null when the run holds no result of it. */
  readonly outcome: Outcome | null;
}

export interface EntryCoverage {
  readonly id: string;
  readonly title: string;
  readonly testable: Entry["testable"];
  readonly status: CoverageStatus;
  /** Why it is no more than that; null when it is tested. */
  readonly reason: string | null;
  readonly probes: readonly ProbeCoverage[];
  readonly checks: readonly CheckCoverage[];
  /** Prompts, over all its probes. */
  readonly asked: number;
  readonly assessed: number;
}

export interface TaxonomyCoverage {
  readonly name: TaxonomyName;
  readonly title: string;
  readonly counts: Readonly<Record<CoverageStatus, number>>;
  readonly entries: readonly EntryCoverage[];
}

/** Every entry of every taxonomy, in their order, with how far a run has tested it. The rule is in the README. */
export function coverageOf(done: Done, means: Means): TaxonomyCoverage[] {
  return (Object.keys(taxonomies) as TaxonomyName[]).map((name) => {
    const listed: Readonly<Record<string, Entry>> = taxonomies[name];
    const entries = Object.entries(listed).map(([id, entry]) =>
      entryCoverage({ id, entry }, meansOf(means, name, id), done),
    );
    return { name, title: taxonomyTitles[name], counts: countsOf(entries), entries };
  });
}

function meansOf({ probes, checks }: Means, name: TaxonomyName, id: string): Means {
  const speaksTo = ({ tags }: { readonly tags: Tags }): boolean => {
    const ids: readonly string[] = tags[name] ?? [];
    return ids.includes(id);
  };
  return { probes: probes.filter(speaksTo), checks: checks.filter(speaksTo) };
}

function entryCoverage({ id, entry }: { id: string; entry: Entry }, means: Means, done: Done): EntryCoverage {
  const probes = means.probes.map(({ id: probe, prompts }) => {
    const own = done.probes.filter((one) => one.id === probe);
    return { id: probe, planned: prompts, asked: total(own, "asked"), assessed: total(own, "assessed") };
  });
  const checks = means.checks.map(({ id: check }) => ({
    id: check,
    outcome: done.checks.find((one) => one.id === check)?.outcome ?? null,
  }));
  const { title, testable } = entry;
  const seen = {
    id,
    title,
    testable,
    probes,
    checks,
    asked: total(probes, "asked"),
    assessed: total(probes, "assessed"),
  };
  const untestable = (done.untestable ?? []).filter((one) => probes.some((probe) => probe.id === one.id));
  return { ...seen, ...statusOf(entry, { probes, checks, untestable }) };
}

function total<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}

interface Seen {
  readonly probes: readonly ProbeCoverage[];
  readonly checks: readonly CheckCoverage[];
  readonly untestable: NonNullable<Done["untestable"]>;
}

const isCovered = ({ planned, assessed }: ProbeCoverage): boolean => assessed > 0 && assessed * 2 >= planned;
const isAssessed = ({ outcome }: CheckCoverage): boolean => outcome === "failed" || outcome === "resisted";

function statusOf(entry: Entry, { probes, checks, untestable }: Seen): Pick<EntryCoverage, "status" | "reason"> {
  if (entry.testable === "not from outside") return { status: "not testable from outside", reason: entry.unseen };
  const assessed = checks.filter(isAssessed).length;
  if (assessed === 0 && probes.every((probe) => probe.assessed === 0)) {
    return { status: "untested", reason: whyUntested({ probes, checks, untestable }) };
  }
  // A check that reads the configuration adds to what was asked, but does not stand in for it; where only the
  // configuration shows the matter, every check is needed.
  const needed = entry.testable === "from outside" ? 0 : checks.length;
  const covered = probes.filter(isCovered).length;
  if (covered < probes.length) {
    const rest = untestable.length > 0 ? ` Not testable here: ${untestable.length}.` : "";
    return partly(`${covered} of ${probes.length} probes have at least half of their prompts assessed.${rest}`);
  }
  if (assessed < needed) return partly(`${assessed} of ${needed} checks ran.`);
  if (probes.length + needed === 0) return partly("Covered by static checks only. No probe tests this entry.");
  return entry.unseen === null ? { status: "tested", reason: null } : partly(entry.unseen);
}

const partly = (reason: string) => ({ status: "partly", reason }) as const;

function whyUntested({ probes, checks, untestable }: Seen): string {
  if (probes.length + checks.length === 0) return "No probe or check covers this entry.";
  if (untestable[0] && untestable.length === probes.length) return `Not testable here: ${untestable[0].because}.`;
  if (probes.some(({ asked }) => asked > 0)) return "The responses could not be assessed.";
  return probes.length > 0 ? "None of its probes were run." : "None of its checks ran.";
}

function countsOf(entries: readonly EntryCoverage[]): Record<CoverageStatus, number> {
  const counts = { tested: 0, partly: 0, untested: 0, "not testable from outside": 0 };
  for (const { status } of entries) counts[status] += 1;
  return counts;
}
