import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { TeamsPort } from "../../teams/port.ts";
import type { FindingState } from "../findings/progress/finding-state.ts";
import { insertEvents, type NewEvent } from "../findings/store/events.ts";
import { type FindingUpdate, lockFindingsOf, resolveFindings, updateFindings } from "../findings/store/findings.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { lockRun } from "../runs/store/runs.ts";
import type { FindingRow } from "../tables/rows.ts";
import { overrule } from "./overrule-findings.ts";
import { selectRunsOf } from "./store.ts";

export interface TriageNeeds {
  readonly agents: AgentsPort;
  readonly isMember: TeamsPort["isMember"];
}

/** A change to findings. Omitted members stay as they are. */
export interface Change {
  readonly state?: FindingState | undefined;
  readonly reason?: string | null | undefined;
  readonly accepted_until?: number | null | undefined;
  readonly assigned_to?: string | null | undefined;
  readonly due_at?: number | null | undefined;
}

export interface Triage {
  readonly ids: readonly string[];
  readonly change: Change;
  /** Revisions that the caller accepts; null for any. */
  readonly revisions?: readonly number[] | null;
}

const DAY = 86_400;
/** A risk that is accepted for longer would not be reviewed again. */
export const LONGEST_ACCEPTANCE_DAYS = 90;

/**
 * Changes findings, and the score of their runs with them, all or nothing. The runs are locked before the findings, as
 * everything that changes a run does.
 */
export async function triage(needs: TriageNeeds, act: Act, { ids, change, revisions = null }: Triage): Promise<number> {
  checkChange(change, actSeconds(act));
  if (change.assigned_to && !(await needs.isMember(act, change.assigned_to))) {
    throw unprocessable(["body", "assigned_to"], "No team member has this ID", change.assigned_to);
  }
  const named = await resolveFindings(act, ids);
  if (ids.some((id) => !named.has(id))) throw fault("FINDING_NOT_FOUND");
  const wanted = new Set([...named.values()].map(({ id }) => id));
  const runs = change.state === undefined ? [] : await lockRunsOf(act, [...wanted]);
  const agentIds = [...new Set([...named.values()].map(({ agent_id: id }) => id))];
  const before = (await lockFindingsOf(act, agentIds)).filter(({ id }) => wanted.has(id));
  if (before.length < wanted.size) throw fault("FINDING_NOT_FOUND");
  if (revisions && before.some(({ revision }) => !revisions.includes(revision))) throw fault("PRECONDITION_FAILED");
  const changed = before.filter((row) => differs(row, change));
  await updateFindings(
    act,
    changed.map(({ id }) => id),
    updateOf(act, change),
  );
  await insertEvents(
    act,
    changed.flatMap((row) => eventsOf(act, row, change)),
  );
  for (const row of changed) await audit(act, row, change);
  const counted = changed.filter(({ state }) => countsDifferently(state, change.state ?? state));
  if (counted.length > 0) await overrule(needs.agents, act, { findings: counted, runs, change });
  return wanted.size;
}

/**
 * Only a false positive changes the score: a failure that was fixed or accepted was still a failure. What the score
 * reads is the label that it is (docs/decisions/0044).
 */
const countsDifferently = (from: FindingState, to: FindingState): boolean =>
  (from === "false_positive") !== (to === "false_positive");

function checkChange({ state, reason, accepted_until: until }: Change, now: number): void {
  const needsReason = state === "accepted" || state === "false_positive";
  if (needsReason && !reason?.trim()) {
    throw unprocessable(["body", "reason"], "Enter a reason for this state", reason ?? null);
  }
  if (state !== "accepted") {
    if (until) throw unprocessable(["body", "accepted_until"], "Only accepted findings can have an expiry date", until);
    return;
  }
  if (!until || until <= now || until > now + LONGEST_ACCEPTANCE_DAYS * DAY) {
    const msg = `An acceptance ends within ${LONGEST_ACCEPTANCE_DAYS} days from now. Unix seconds`;
    throw unprocessable(["body", "accepted_until"], msg, until ?? null);
  }
}

async function lockRunsOf(act: Act, findingIds: readonly string[]): Promise<RunRow[]> {
  const runs = [];
  for (const id of await selectRunsOf(act, findingIds)) runs.push(await lockRun(act, id));
  return runs.filter((run) => run !== null);
}

const isMoved = (row: FindingRow, { state, reason, accepted_until: until }: Change): boolean =>
  state !== undefined &&
  (state !== row.state ||
    (reason ?? null) !== row.state_reason ||
    (state === "accepted" && (until ?? null) !== row.accepted_until));

const isHandedOver = (row: FindingRow, { assigned_to: to }: Change): boolean =>
  to !== undefined && to !== row.assigned_to;

const isDueOtherwise = (row: FindingRow, { due_at: due }: Change): boolean => due !== undefined && due !== row.due_at;

const differs = (row: FindingRow, change: Change): boolean =>
  isMoved(row, change) || isHandedOver(row, change) || isDueOtherwise(row, change);

function updateOf(act: Act, change: Change): FindingUpdate {
  const { state, reason = null, accepted_until: until = null, assigned_to: to, due_at: due } = change;
  return {
    triage: state === undefined ? null : { state, reason, acceptedUntil: until, by: act.who.userId },
    assignment: to === undefined ? null : { to },
    due: due === undefined ? null : { at: due },
  };
}

function eventsOf(act: Act, row: FindingRow, change: Change): NewEvent[] {
  const { state, reason = null, accepted_until: until = null, assigned_to: to = null, due_at: due = null } = change;
  const by = { finding_id: row.id, by_person: act.who.userId };
  return [
    ...(state && isMoved(row, change)
      ? [{ ...by, kind: "state" as const, state, former_state: row.state, reason, until_at: until }]
      : []),
    ...(isHandedOver(row, change) ? [{ ...by, kind: "owner" as const, owner: to }] : []),
    ...(isDueOtherwise(row, change) ? [{ ...by, kind: "due" as const, until_at: due }] : []),
  ];
}

/** The reason is free text and stays with the finding; the log records the change of state. */
function audit(act: Act, row: FindingRow, change: Change): Promise<void> {
  const { state, accepted_until: until, assigned_to: to, due_at: due } = change;
  return recordAudit(act, {
    action: "finding.triaged",
    target: { kind: "finding", id: row.id },
    details: {
      agent_id: row.agent_id,
      ...(state === undefined ? {} : { state: { from: row.state, to: state } }),
      ...(until ? { accepted_until: until } : {}),
      ...(to === undefined ? {} : { assigned_to: { from: row.assigned_to, to } }),
      ...(due === undefined ? {} : { due_at: { from: row.due_at, to: due } }),
    },
  });
}
