import type { ExtractedGenome } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { newestAgentQuery } from "../../../queries/agents.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { GENOMES } from "./use-genomes.ts";

function useExtract(onRead: (genome: ExtractedGenome) => void) {
  const { api } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (agentId: string) => api.evolution.extractGenome({ agent_id: agentId }),
    onSuccess: async (genome) => {
      await queries.invalidateQueries({ queryKey: [GENOMES] });
      onRead(genome);
    },
  });
}

/** Creates a genome from the chosen agent and opens it. */
export function ExtractFrom({ chosen }: { readonly chosen?: string }) {
  const agents = useQuery(newestAgentQuery(useSession()));
  const go = useGo();
  const [picked, setPicked] = useState<string | null>(null);
  const id = useId();
  const read = useExtract(({ genome_id }) => go({ to: routes.genome, params: { id: genome_id }, search: {} }));
  if (agents.isPending) return <Waiting rows={2} />;
  if (agents.isError) return <Failed error={agents.error} retry={() => agents.refetch()} />;
  if (agents.data.length === 0) return <p className="mid">Register an agent first.</p>;
  const agent = picked ?? chosen ?? agents.data[0]?.id ?? "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read.mutate(agent);
      }}
    >
      <div className="field">
        <label htmlFor={id}>Agent</label>
        <AgentPicker id={id} agentId={agent} choose={(one) => one && setPicked(one.id)} />
        <span className="hint">
          The agent is not changed. If it has not changed since its last version, you get that version.
        </span>
      </div>
      <Refused error={read.error} />
      <button type="submit" className="btn pri" disabled={read.isPending}>
        Create genome
      </button>
    </form>
  );
}

/** On a genome page: checks whether the agent still matches the genome. */
export function ExtractAgain({ agentId }: { readonly agentId: string }) {
  const go = useGo();
  const read = useExtract(({ genome_id, version }) =>
    go({ to: routes.genome, params: { id: genome_id }, search: { version } }),
  );
  return (
    <>
      <span role="status" className="small mid">
        {read.data &&
          (read.data.unchanged
            ? `No changes. The agent matches version ${read.data.version}.`
            : `The agent had changed. Saved as version ${read.data.version}.`)}
      </span>
      <Refused error={read.error} />
      <button type="button" className="btn" disabled={read.isPending} onClick={() => read.mutate(agentId)}>
        {read.isPending ? "Reading configuration…" : "Refresh from agent"}
      </button>
    </>
  );
}
