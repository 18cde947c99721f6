import type { GenomeVersion } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { useSession } from "../../../session/use-session.ts";
import { valueWords } from "../pieces/gene-words.ts";
import { updateQuery } from "./use-genomes.ts";

/** The request body that would update the agent to this genome, compared with the current agent. */
export function AgentUpdatePreview({ genome }: { readonly genome: GenomeVersion }) {
  const session = useSession();
  const update = useQuery(updateQuery(session, genome.genome_id, genome.version));
  const found = useQuery(oneAgentQuery(session, genome.agent_id));
  if (update.isPending) return <Waiting rows={5} />;
  if (update.isError) return <Failed error={update.error} retry={() => update.refetch()} />;
  const fields = Object.entries(update.data);
  if (fields.length === 0) return <Empty title="Nothing">This genome sets no agent fields.</Empty>;
  const agent = found.data as Record<string, unknown> | undefined;
  const differs = (field: string, value: unknown): boolean => agent !== undefined && !same(agent[field], value);
  const changed = agent ? fields.filter(([field, value]) => differs(field, value)) : fields;
  const kept = fields.filter((field) => !changed.includes(field));
  return (
    <>
      {agent && (
        <p className="small mid">
          {changed.length === 0
            ? "The agent already matches this genome."
            : `${count(changed.length)} of ${count(fields.length)} fields differ from the agent's current configuration.`}
        </p>
      )}
      <Fields fields={changed} />
      {kept.length > 0 && (
        <details className="kept">
          <summary>{kept.length === 1 ? "1 unchanged field" : `${count(kept.length)} unchanged fields`}</summary>
          <Fields fields={kept} />
        </details>
      )}
    </>
  );
}

function Fields({ fields }: { readonly fields: readonly (readonly [string, unknown])[] }) {
  return (
    <ul className="update">
      {fields.map(([field, value]) => (
        <li key={field}>
          <code className="strong">{field}</code>
          <HostileText text={valueWords(value)} />
        </li>
      ))}
    </ul>
  );
}

/** Ignores the order of names. An absent field and an empty one are the same for an agent. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
