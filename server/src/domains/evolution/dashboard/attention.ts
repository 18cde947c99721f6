/** What needs someone's attention, most urgent first. Pure. */
import type { FleetMember } from "../../agents/port.ts";
import type { LatestVerdict } from "../../evaluation/port.ts";
import type { OpenProposal } from "../proposals/store.ts";

/** Most urgent first. */
export const concerns = [
  "alarmed",
  "failed",
  "inconclusive",
  "proposal",
  "stale",
  "never_tested",
  "unprotected",
] as const;
export type Concern = (typeof concerns)[number];

export interface Look {
  readonly members: readonly FleetMember[];
  readonly standings: ReadonlyMap<string, LatestVerdict>;
  readonly running: ReadonlySet<string>;
  /** Whether any agent has a guard. If none has, a missing guard is not worth reporting. */
  readonly hasGuards: boolean;
  /** The newest of each agent. */
  readonly proposals: ReadonlyMap<string, OpenProposal>;
  /** Seconds. */
  readonly now: number;
}

export interface Item {
  readonly kind: Concern;
  readonly agent_id: string;
  readonly agent_name: string;
  readonly evaluation_id: string | null;
  readonly proposal_id: string | null;
  /** Since when, in seconds. */
  readonly since: number;
  /** The reason, in a sentence. */
  readonly reason: string | null;
}

const DAY = 86_400;
export const STALE_AFTER = 30 * DAY;

/** Everything about an agent that needs attention. While a run is in progress, its verdict is not reported. */
export function concernsOf(member: FleetMember, look: Look): Item[] {
  const standing = look.standings.get(member.id);
  const proposal = look.proposals.get(member.id);
  const about = { agent_id: member.id, agent_name: member.agent_name, evaluation_id: null, proposal_id: null };
  const items: Item[] = [];
  if (proposal) {
    items.push({
      ...{ ...about, kind: proposal.status === "alarmed" ? "alarmed" : "proposal", proposal_id: proposal.id },
      ...{ since: proposal.created_at, reason: proposalWords(proposal) },
    });
  }
  if (!look.running.has(member.id)) items.push(...evaluationConcerns(about, { member, standing, now: look.now }));
  if (look.hasGuards && member.protection_status !== "guarded") {
    items.push({ ...about, kind: "unprotected", since: member.created_at, reason: null });
  }
  return items;
}

type About = Omit<Item, "kind" | "since" | "reason">;

function evaluationConcerns(
  about: About,
  { member, standing, now }: { member: FleetMember; standing: LatestVerdict | undefined; now: number },
): Item[] {
  if (!standing) return [{ ...about, kind: "never_tested", since: member.created_at, reason: null }];
  const { verdict, evaluation_id, completed_at: since, reason } = standing;
  if (verdict === "failed" || verdict === "inconclusive") {
    return [{ ...about, kind: verdict, evaluation_id, since, reason }];
  }
  return now - since >= STALE_AFTER ? [{ ...about, kind: "stale", evaluation_id, since, reason: null }] : [];
}

function proposalWords({ status, estimate }: OpenProposal): string {
  if (status === "alarmed") return "The agent performs worse since it was applied.";
  const gain =
    estimate === null ? "" : `${estimate >= 0 ? "+" : "−"}${Math.abs(100 * estimate).toFixed(1)} points measured. `;
  return `${gain}${status === "approved" ? "Approved, not applied yet." : "Waiting for review."}`;
}

/** The oldest few of each kind, and how many there are in all. */
export function attention(look: Look, most: number) {
  const all = look.members.flatMap((member) => concernsOf(member, look));
  const byKind = Map.groupBy(all, ({ kind }) => kind);
  const present = concerns.flatMap((kind) => {
    const items = byKind.get(kind);
    return items ? [[kind, items] as const] : [];
  });
  return {
    total: all.length,
    by_kind: Object.fromEntries(present.map(([kind, items]) => [kind, items.length])),
    items: present.flatMap(([, items]) => items.toSorted((a, b) => a.since - b.since).slice(0, most)),
  };
}

/** The rank of an agent in a list ordered by need. */
export function pressing(member: FleetMember, look: Look): number {
  const places = concernsOf(member, look).map(({ kind }) => concerns.indexOf(kind));
  return Math.min(concerns.length, ...places);
}
