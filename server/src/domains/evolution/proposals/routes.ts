import type { Act } from "../../../platform/act.ts";
import { type Answer, created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { applyProposal, rollBackProposal } from "./apply.ts";
import {
  applyProposalOp,
  approveProposalOp,
  getAgentProposalOp,
  getProposalOp,
  listProposalsOp,
  partialProposalOp,
  proposalDiffOp,
  proposalEvidenceOp,
  readEvolutionSettingsOp,
  readReattackOp,
  rebaseProposalOp,
  rejectProposalOp,
  rollbackProposalOp,
  startReattackOp,
  testGenomeVersionOp,
  updateEvolutionSettingsOp,
} from "./contract.ts";
import type { ProposalNeeds } from "./dependencies.ts";
import type { ProposalRow } from "./proposal-row.ts";
import { currentProposal, listProposals, readDiff, readEvidence, readProposal } from "./read-proposals.ts";
import { readReattack, startReattack } from "./reattack.ts";
import { rebaseProposal, takePart } from "./recheck.ts";
import { approveProposal, changeSettings, rejectProposal } from "./review.ts";
import { readSettings } from "./store.ts";
import { testVersion } from "./test-version.ts";

export function proposalRoutes(needs: ProposalNeeds): Binding[] {
  const { agents } = needs;
  const proposalAnswer = async (act: Act, row: ProposalRow): Promise<Answer> =>
    ok(await currentProposal(agents, act, row));
  const made = async (act: Act, row: ProposalRow): Promise<Answer> =>
    created(await currentProposal(agents, act, row), { headers: { location: `/v1/proposals/${row.id}` } });
  return [
    bind(listProposalsOp, (r) =>
      r.inTeam(async (act) => ok(await listProposals(agents, act, { agentId: r.params.agent_id, query: r.query }))),
    ),
    bind(getAgentProposalOp, (r) =>
      r.inTeam(async (act) =>
        ok(await readProposal(agents, act, { id: r.params.proposal_id, agentId: r.params.agent_id })),
      ),
    ),
    bind(getProposalOp, (r) =>
      r.inTeam(async (act) => ok(await readProposal(agents, act, { id: r.params.proposal_id }))),
    ),
    bind(proposalEvidenceOp, (r) => r.inTeam(async (act) => ok(await readEvidence(act, r.params.proposal_id)))),
    bind(proposalDiffOp, (r) => r.inTeam(async (act) => ok(await readDiff(needs, act, r.params.proposal_id)))),
    bind(approveProposalOp, (r) =>
      r.transaction(async (act) =>
        proposalAnswer(
          act,
          await approveProposal(needs, act, {
            id: r.params.proposal_id,
            notes: r.body?.notes ?? null,
            unprovenReason: r.body?.unproven_reason ?? null,
          }),
        ),
      ),
    ),
    bind(rejectProposalOp, (r) =>
      r.transaction(async (act) => {
        const [notes, reason] = [r.body?.notes ?? null, r.body?.reason_code ?? "other"];
        return proposalAnswer(act, await rejectProposal(needs, act, { id: r.params.proposal_id, notes, reason }));
      }),
    ),
    bind(partialProposalOp, (r) =>
      r.transaction(async (act) =>
        made(act, await takePart(needs, act, { id: r.params.proposal_id, geneNames: r.body.gene_names })),
      ),
    ),
    bind(rebaseProposalOp, (r) =>
      r.transaction(async (act) => made(act, await rebaseProposal(needs, act, r.params.proposal_id))),
    ),
    bind(testGenomeVersionOp, (r) =>
      r.transaction(async (act) =>
        made(
          act,
          await testVersion(needs, act, {
            ...{ genomeId: r.params.genome_id, version: r.params.version },
            budget: r.body?.max_metric_calls ?? null,
          }),
        ),
      ),
    ),
    bind(applyProposalOp, (r) =>
      r.transaction(async (act) => proposalAnswer(act, await applyProposal(needs, act, r.params.proposal_id))),
    ),
    bind(rollbackProposalOp, (r) =>
      r.transaction(async (act) => proposalAnswer(act, await rollBackProposal(needs, act, r.params.proposal_id))),
    ),
    bind(readReattackOp, (r) => r.inTeam(async (act) => ok(await readReattack(needs, act, r.params.proposal_id)))),
    bind(startReattackOp, (r) =>
      r.transaction(async (act) => ok(await startReattack(needs, act, r.params.proposal_id))),
    ),
    bind(readEvolutionSettingsOp, (r) => r.inTeam(async (act) => ok(await readSettings(act)))),
    bind(updateEvolutionSettingsOp, (r) => r.transaction(async (act) => ok(await changeSettings(act, r.body)))),
  ];
}
