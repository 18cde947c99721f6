import { agentOperations } from "../domains/agents/configurations/contract.ts";
import { connectionOperations } from "../domains/agents/conversation/connection/contract.ts";
import { agentHistoryOperations } from "../domains/agents/history/contract.ts";
import { agentImportOperations } from "../domains/agents/import/contract.ts";
import { outboundHostOperations } from "../domains/agents/outbound-hosts/contract.ts";
import { evaluationCatalogueOperations } from "../domains/evaluation/catalogue/contract.ts";
import { compareOperations } from "../domains/evaluation/compare/contract.ts";
import { evidenceOperations } from "../domains/evaluation/evidence/contract.ts";
import { findingOperations } from "../domains/evaluation/findings/contract.ts";
import { reportOperations } from "../domains/evaluation/reports/contract.ts";
import { evaluationResultOperations } from "../domains/evaluation/results/contract.ts";
import { evaluationRunOperations } from "../domains/evaluation/runs/contract.ts";
import { evolutionOperations } from "../domains/evolution/contract.ts";
import { evolutionJobOperations } from "../domains/evolution/control/contract.ts";
import { dashboardOperations } from "../domains/evolution/dashboard/contract.ts";
import { genomeOperations } from "../domains/evolution/genomes/contract.ts";
import { proposalOperations } from "../domains/evolution/proposals/contract.ts";
import { auditOperations } from "../domains/teams/audit/contract.ts";
import { invitationOperations } from "../domains/teams/invitations/answer-contract.ts";
import { keyOperations } from "../domains/teams/keys/contract.ts";
import { peopleOperations } from "../domains/teams/management/team-contract.ts";
import { oidcOperations } from "../domains/teams/oidc/contract.ts";
import { signInOperations } from "../domains/teams/sign-in/contract.ts";
import type { OperationSpec } from "../kernel/operation.ts";

/**
 * Every operation of the console, without the code behind it: what the document, the SDK and the tables in docs/ are
 * made from, so that none of them needs a database. A test holds the list to the bindings.
 */
export const consoleOperations: readonly OperationSpec[] = [
  ...signInOperations,
  ...oidcOperations,
  ...peopleOperations,
  ...keyOperations,
  ...invitationOperations,
  ...auditOperations,
  ...agentOperations,
  ...agentHistoryOperations,
  ...agentImportOperations,
  ...outboundHostOperations,
  ...connectionOperations,
  ...evaluationRunOperations,
  ...evaluationResultOperations,
  ...reportOperations,
  ...evidenceOperations,
  ...compareOperations,
  ...findingOperations,
  ...evaluationCatalogueOperations,
  ...evolutionOperations,
  ...genomeOperations,
  ...evolutionJobOperations,
  ...proposalOperations,
  ...dashboardOperations,
];
