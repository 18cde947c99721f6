import { useQuery } from "@tanstack/react-query";
import { count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { customHarnessesQuery } from "../../../queries/harness/custom-harnesses.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import "./harness.css";

const statusWords = { draft: "Generating…", active: "Ready", archived: "Archived", failed: "Failed" } as const;

/** The team's own harnesses, made from rules and personas. */
export function HarnessList() {
  const harnesses = useQuery(customHarnessesQuery(useSession()));
  const mayCreate = useMay("MEMBER");
  const found = harnesses.data?.results ?? [];
  return (
    <Section title="Your harnesses" note="From your policies and personas. They never change a trust score.">
      {harnesses.isPending && <Waiting rows={2} />}
      {harnesses.isError && <Failed error={harnesses.error} retry={() => harnesses.refetch()} />}
      {harnesses.data && found.length === 0 && (
        <Empty
          title="No harnesses of your own yet"
          act={
            mayCreate && (
              <Link className="btn" to={routes.newHarness}>
                New harness
              </Link>
            )
          }
        >
          Test an agent against the rules of your policies, in the words of your personas.
        </Empty>
      )}
      {found.length > 0 && (
        <ul className="harness-list">
          {found.map((harness) => (
            <li key={harness.id}>
              <Link className="strong" to={routes.customHarness} params={{ id: harness.id }}>
                <ShownText text={harness.name} />
              </Link>
              <span className="small mid">
                <ShownText text={harness.agent_name ?? "deleted agent"} />
              </span>
              <span className="small mid">
                {harness.status === "active" && harness.prompt_count !== null
                  ? `${count(harness.prompt_count)} prompts`
                  : statusWords[harness.status]}
              </span>
              <span className="small mut">{since(harness.created_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
