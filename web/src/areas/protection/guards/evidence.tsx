import { useQuery } from "@tanstack/react-query";
import { EvidenceLine } from "../../../blocks/enforce/enforce-dialog.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { evidenceQuery } from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";

/** For each enforcing guard, what shows that it leaves legitimate requests alone. */
export function Evidence({ agentId, configId }: { readonly agentId: string; readonly configId: string }) {
  const evidence = useQuery(evidenceQuery(useSession(), agentId, configId));
  if (evidence.isPending) return <Waiting rows={2} />;
  if (evidence.isError) return <Failed error={evidence.error} retry={() => evidence.refetch()} />;
  const enforcing = evidence.data.guards.filter(({ mode }) => mode === "enforce");
  if (enforcing.length === 0) return <p className="mid">No guard enforces, so no evidence is needed.</p>;
  return (
    <>
      <h3>Evidence of enforcing guards</h3>
      <ul className="refusals">
        {enforcing.map((one) => (
          <EvidenceLine key={`${one.guard} ${one.channel}`} evidence={one} />
        ))}
      </ul>
    </>
  );
}
