import { useMutation } from "@tanstack/react-query";
import { Failed } from "../../../parts/page/states.tsx";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface PickProps {
  readonly agentId: string;
  readonly id: string;
  readonly configHash: string;
}

/** Has a configuration tested on held-out questions and goes to its proposal. */
export function PickPoint({ agentId, id, configHash }: PickProps) {
  const { api } = useSession();
  const go = useGo();
  const test = useMutation({
    mutationFn: () =>
      api.evolution.testFrontPoint({ agent_id: agentId, evolution_id: id, config_hash: configHash, body: null }),
    onSuccess: ({ id: proposal }) => go({ to: routes.proposal, params: { id: proposal } }),
  });
  return (
    <>
      <button type="button" className="btn small" disabled={test.isPending} onClick={() => test.mutate()}>
        Test this one
      </button>
      {test.isError && <Failed error={test.error} />}
    </>
  );
}
