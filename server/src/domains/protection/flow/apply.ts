import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { FlowPolicyRow } from "../tables/rows.ts";
import { openCases, readPolicy, runCases } from "./cases.ts";
import { definitionOf } from "./live-flows.ts";
import { getPolicy, holdPolicy, type Wanted } from "./manage.ts";
import type { ShownEvidence } from "./shapes.ts";
import {
  type Counted,
  hasEnforced,
  insertAttachment,
  insertVersion,
  notifyFlow,
  selectAttachments,
  selectCounted,
  selectNewestVersions,
  selectVersions,
} from "./store.ts";

/** The share of legitimate requests that an enforcing policy may stop. */
export const BUDGET = 0.01;

/** Decides by what was counted in shadow, as for guards. Passed in by the domain, since promotion is further right. */
export type JudgeCounted = (counted: Counted & { readonly name: string; readonly budget: number }) => {
  readonly isProven: boolean;
  readonly bound: number | null;
  readonly needed: number;
};

export interface ApplyNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly judgeCounted: JudgeCounted;
}

export interface Application extends Wanted {
  readonly agentId: string;
  readonly mode: "shadow" | "enforce" | "off";
  /** An earlier version, or null for the saved text. */
  readonly version: number | null;
  readonly overrideReason: string | null;
}

/** Attaches a policy to an agent, or detaches it. While a case fails, the saved text can't be attached. */
export async function applyPolicy(needs: ApplyNeeds, act: Act, application: Application): Promise<FlowPolicyRow> {
  const row = await holdPolicy(act, application);
  const { agentId, mode } = application;
  await needs.agents.get(act, agentId);
  const [current] = await selectAttachments(act.tx, act.who.teamId, { agentId, policyId: row.id });
  if (mode === "off") {
    if (!current) throw fault("FLOW_POLICY_NOT_ATTACHED");
    await attach(act, row, { agentId, mode, version: current.version, override: null });
    return getPolicy(act, row.id);
  }
  const { version, body } = await versionOf(needs, act, row, application.version);
  if (current?.version === version && current.mode === mode) return row;
  const override = mode === "enforce" ? await overrideOf(needs, act, { row, body, version, application }) : null;
  await attach(act, row, { agentId, mode, version, override });
  return getPolicy(act, row.id);
}

/** The version to attach. The saved text becomes a version if it is not the newest one already. */
async function versionOf(
  { keyring }: ApplyNeeds,
  act: Act,
  row: FlowPolicyRow,
  wanted: number | null,
): Promise<{ version: number; body: string }> {
  if (wanted !== null) {
    const [found] = await selectVersions(act, row.id, [wanted]);
    if (!found) throw fault("FLOW_VERSION_NOT_FOUND");
    return found;
  }
  const { flow } = await readPolicy(act, row.body, ["text"]);
  const failing = (await runCases(flow, openCases(keyring, row))).filter(({ passed }) => !passed);
  const [first] = failing;
  if (first) {
    const sentence = `The case "${first.name}" expects ${first.expected} and gets ${first.actual}.`;
    throw fault("FLOW_CASE_FAILED", { public: sentence, members: { failing } });
  }
  const [newest] = await selectNewestVersions(act, row.id, 1);
  if (newest?.digest === row.digest) return newest;
  const version = (newest?.version ?? 0) + 1;
  await insertVersion(act, row, version);
  return { version, body: row.body };
}

const REVIEW_SECONDS = 14 * 86_400;

interface Enforcing {
  readonly row: FlowPolicyRow;
  readonly body: string;
  readonly version: number;
  readonly application: Application;
}

/** Null if the version may enforce; else the reason that an admin gave. What enforced before may do so again. */
async function overrideOf(needs: ApplyNeeds, act: Act, { row, body, version, application }: Enforcing) {
  const { agentId, overrideReason } = application;
  if (await hasEnforced(act, { policyId: row.id, agentId, version })) return null;
  const { policy, lists } = await readPolicy(act, body, ["text"]);
  const definition = definitionOf(body, policy.lists, lists);
  const evidence = await evidenceOf(needs, act, { policyId: row.id, name: row.name, agentId, definition });
  if (evidence.is_proven) return null;
  const { bound, budget, n } = evidence;
  if (overrideReason === null) {
    const refusals = [{ guard: row.name, reason: evidence.reason, bound, budget, n }];
    throw fault("PROMOTION_NOT_PROVEN", { public: evidence.reason, members: { refusals } });
  }
  if (!act.who.powers.has("guard:promote")) throw fault("NOT_ALLOWED");
  const at = actSeconds(act);
  return { reason: overrideReason, bound, budget, n, by: act.who.userId, at, review_at: at + REVIEW_SECONDS };
}

interface Attached {
  readonly agentId: string;
  readonly mode: Application["mode"];
  readonly version: number;
  readonly override: object | null;
}

async function attach(act: Act, row: FlowPolicyRow, { agentId, mode, version, override }: Attached): Promise<void> {
  const { id } = row;
  await insertAttachment(act, { id: newId(act.now), policy_id: id, agent_id: agentId, version, mode, override });
  await notifyFlow(act, agentId);
  await recordAudit(act, {
    action: mode === "off" ? "flow_policy.detached" : "flow_policy.attached",
    target: { kind: "flow_policy", id },
    afterHash: row.digest,
    details: { agent_id: agentId, version, mode, ...(override === null ? {} : { override }) },
  });
}

interface EvidenceFor {
  readonly policyId: string;
  readonly name: string;
  readonly agentId: string;
  readonly definition: string;
}

export async function evidenceOf(
  { judgeCounted }: Pick<ApplyNeeds, "judgeCounted">,
  act: Act,
  { policyId, name, agentId, definition }: EvidenceFor,
): Promise<ShownEvidence> {
  const counted = await selectCounted(act, { policyId, agentId, definition });
  const { isProven, bound, needed } = judgeCounted({ ...counted, name, budget: BUDGET });
  const { judged: n, hits, attack, fine, unsure } = counted;
  const words = bound === null ? "" : `At most ${percent(bound)} of legitimate requests are stopped (upper 95% bound).`;
  const missing =
    n < needed
      ? `Not enough evidence: ${name} has judged ${n} of ${needed} requests with tool calls.`
      : `${name} may stop up to ${percent(bound ?? 1)} of legitimate requests. The budget is ${percent(BUDGET)}.`;
  return {
    ...{ n, needed, hits, labels: { attack, fine, unsure }, bound, budget: BUDGET, is_proven: isProven },
    reason: isProven ? words : missing,
  };
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
