import type { Act } from "../../../../platform/act.ts";
import type { AgentEvent, AgentsPort } from "../../../agents/port.ts";
import { type Severity, severities } from "../../shapes/severity.ts";

export type Announcer = Pick<AgentsPort, "announce">;

interface Changed {
  readonly id: string;
  readonly severity: Severity | string;
}

interface Told {
  readonly agentId: string;
  readonly opened: readonly Changed[];
  readonly reopened: readonly Changed[];
  /** The run or the campaign that showed it. */
  readonly by: Readonly<Record<"evaluation_id", string>> | Readonly<Record<"campaign_id", string>>;
}

/** How urgent the news of a finding is. */
export function urgencyOf(severity: Severity | string): AgentEvent["severity"] {
  if (severity === "critical") return "critical";
  return severity === "high" ? "warning" : "info";
}

/**
 * One message for all findings that a run opened, and one for those that it reopened: the first run of a bad agent opens
 * dozens. Figures only, because a finding's words come from answers.
 */
export async function tellFindings(
  agents: Announcer,
  act: Act,
  { agentId, opened, reopened, by }: Told,
): Promise<void> {
  for (const [type, findings] of [["opened", opened] as const, ["reopened", reopened] as const]) {
    const [worst] = findings.toSorted((a, b) => rankOf(b) - rankOf(a));
    if (!worst) continue;
    const counts = countsOf(findings);
    const list = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
    await agents.announce(act, agentId, {
      type: `finding.${type}`,
      severity: urgencyOf(worst.severity),
      title: (name) => `${name}: ${findings.length} ${findings.length === 1 ? "finding" : "findings"} ${type}`,
      text: `By severity: ${list.join(", ")}. Review them and decide what to do.`,
      path: findings.length === 1 ? `/findings/${worst.id}` : `/findings?${listOf(by)}`,
      facts: { ...by, findings: findings.length, finding_id: worst.id, worst: worst.severity, ...counts },
    });
  }
}

const listOf = (by: Told["by"]): string =>
  "evaluation_id" in by ? `run=${by.evaluation_id}` : `campaign=${by.campaign_id}`;

const rankOf = ({ severity }: Changed): number => severities.indexOf(severity as Severity);

/** The worst severity first. */
function countsOf(findings: readonly Changed[]): Readonly<Record<string, number>> {
  const counts = severities.toReversed().map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return [severity, count] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
