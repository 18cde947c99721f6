import type { GenomeVersion } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { Refused } from "../../../parts/refused.tsx";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

/** Most edits are someone's hunch: this puts one through the test that a search's candidate has to pass. */
export function TestVersion({ genome: { genome_id, version } }: { readonly genome: GenomeVersion }) {
  const { api } = useSession();
  const go = useGo();
  const test = useMutation({
    mutationFn: () => api.evolution.testGenomeVersion({ genome_id, version, body: {} }),
    onSuccess: ({ id }) => go({ to: routes.proposal, params: { id } }),
  });
  return (
    <>
      <Refused error={test.error} />
      <button
        type="button"
        className="btn"
        disabled={test.isPending}
        title="Sends up to 1,200 prompts: half to the agent as it is, half with this version"
        onClick={() => test.mutate()}
      >
        {test.isPending ? "Starting test…" : `Test version ${version}`}
      </button>
    </>
  );
}
