import { Difference } from "../../../charts/difference/difference.tsx";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { AgentDifference, Genome, Guard } from "./comparison.ts";

interface Row {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly same: boolean;
}

/** Agent changes between the runs: model, guard and genome always, other fields where they differ. */
export function AgentChanges({ agent }: { readonly agent: AgentDifference }) {
  const shownElsewhere = new Set([
    "agent_system_prompt",
    "guard_config_id",
    "guard_manually_configured",
    "protection_status",
  ]);
  const rows: Row[] = [
    { name: "Genome version", ...inWords(agent.genome, genomeWords) },
    { name: "Guard", ...inWords(agent.guard, guardWords) },
    ...Object.entries(agent.configuration)
      .filter(([field]) => !shownElsewhere.has(field))
      .map(([name, { from, to }]) => ({ name, before: JSON.stringify(from), after: JSON.stringify(to), same: false })),
  ];
  const { proposal } = agent.genome.after;
  return (
    <>
      {agent.same && <p className="mid">No changes. Both runs used the same configuration.</p>}
      <Scroll label="Changes to the agent, list">
        <table>
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, after, same }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{same ? <ShownText text={before} /> : <del>{<ShownText text={before} />}</del>}</td>
                <td>{same ? <span className="mut">Unchanged</span> : <ins>{<ShownText text={after} />}</ins>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {proposal && !agent.genome.same && (
        <p className="small">
          <Link to={routes.proposal} params={{ id: proposal.id }}>
            {proposal.taken_back ? "Rolled-back proposal" : "Applied proposal"}
          </Link>
        </p>
      )}
      {agent.system_prompt && <Difference pieces={agent.system_prompt} />}
    </>
  );
}

function inWords<T>(
  { before, after, same }: { readonly before: T; readonly after: T; readonly same: boolean },
  words: (one: T) => string,
) {
  return { before: words(before), after: words(after), same };
}

const genomeWords = ({ version, config_etag }: Genome): string =>
  version === null ? `No saved version (${config_etag.slice(0, 12)})` : `version ${version}`;

const guardWords = ({ guard_config_id, guard_manually_configured, protection_status }: Guard): string =>
  [protection_status, guard_config_id, guard_manually_configured && "set manually"].filter(Boolean).join(", ");
