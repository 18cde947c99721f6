import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { evidenceQuery, type GuardEvidence } from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";
import { channelWords } from "../../../terms/guards.ts";
import { boundWords, budgetWords } from "./refusals.ts";

const provenWords = { card: "May enforce, by its card.", traffic: "May enforce, by its traffic." } as const;

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
          <Line key={`${one.guard} ${one.channel}`} evidence={one} />
        ))}
      </ul>
    </>
  );
}

function Line({ evidence }: { readonly evidence: GuardEvidence }) {
  const { guard, channel, proven_by: by, reason, n, needed } = evidence;
  return (
    <li>
      <b>
        <ShownText text={guard} />
      </b>{" "}
      on {channelWords[channel].toLowerCase()}. {by === null ? <mark>Not enough evidence yet.</mark> : provenWords[by]}{" "}
      <ShownText text={reason} />
      <span className="small mut">
        On this agent's traffic: {boundWords(evidence)}, {count(n)} requests judged, {count(needed)} needed. Budget:{" "}
        {budgetWords(evidence)}.
      </span>
    </li>
  );
}
