import type { AgentsPort } from "../../agents/port.ts";
import type { EvaluationPort } from "../../evaluation/port.ts";
import type { ProtectionPort } from "../../protection/port.ts";

export interface ProposalNeeds {
  readonly agents: AgentsPort;
  readonly evaluation: EvaluationPort;
  readonly protection: Pick<ProtectionPort, "modelPrice">;
}
