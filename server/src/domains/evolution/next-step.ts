/** What to do next, in a sentence with the request to send. */
import type { JobRow } from "./jobs/store/job-row.ts";
import type { CurrentStatus } from "./proposals/current-configuration.ts";
import type { ProposalView } from "./proposals/read-proposals.ts";

export interface Situation {
  readonly agentId: string;
  readonly hasGenome: boolean;
  readonly running: JobRow | null;
  readonly open: readonly ProposalView[];
  readonly last: JobRow | null;
}

type Step = (proposal: ProposalView) => string;
const send = ({ row }: ProposalView, verb: string): string => `POST /v1/proposals/${row.id}/${verb}`;
const watched: Step = ({ watch }) =>
  watch?.status === "paused"
    ? `Post-apply monitoring of a proposal is paused: ${watch.message ?? "resume it."}`
    : "A proposal was applied and is being monitored. Nothing to do.";

/** Most urgent first. */
const STEPS: readonly (readonly [CurrentStatus, Step])[] = [
  [
    "alarmed",
    (proposal) =>
      `${proposal.watch?.message ?? "The agent performs worse since a proposal was applied."} Roll it back: ${send(proposal, "rollback")}.`,
  ],
  ["approved", (proposal) => `A proposal is approved. Apply it: ${send(proposal, "apply")}.`],
  [
    "pending",
    ({ row }) =>
      `A proposal is waiting for review: read GET /v1/proposals/${row.id}/evidence, then approve it, reject it or keep part of it.`,
  ],
  ["stale", (proposal) => `A proposal was tested on an earlier configuration. Rebase it: ${send(proposal, "rebase")}.`],
  ["evaluating", () => "A proposal is being retested. Wait for the result."],
];

export function nextStep({ agentId, hasGenome, running, open, last }: Situation): string {
  const trigger = `POST /v1/agents/${agentId}/evolutions`;
  for (const [status, words] of STEPS) {
    const found = open.find((proposal) => proposal.status === status);
    if (found) return words(found);
  }
  if (running?.status === "paused")
    return `The evolution run is paused: ${running.status_message ?? "resume or cancel it."}`;
  if (running) return "An evolution run is in progress. It ends with a proposal or with no improvement found.";
  const watching = open.find(({ status }) => status === "monitoring");
  if (watching) return watched(watching);
  if (last) return `Nothing is running. ${last.status_message ?? ""} Start another run: ${trigger}.`.replace("  ", " ");
  return hasGenome
    ? `The agent has a genome and no evolution run in progress. Search for a better configuration: ${trigger}.`
    : `Search for a better configuration: ${trigger}; or seed a genome: POST /v1/genomes/.`;
}
