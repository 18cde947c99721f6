import type { AgentsPort } from "../../agents/port.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";
import type { RedteamPort } from "../../redteam/port.ts";

export interface ProposalNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
  readonly protection: Pick<ProtectionPort, "modelPrice">;
  readonly redteam: Pick<RedteamPort, "retestable" | "retest" | "retestSince">;
}
