import { useQuery } from "@tanstack/react-query";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { type CustomHarness, customReportQuery, nameInRun } from "../../../queries/harness/custom-harnesses.ts";
import { runsQuery } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { RuleHeat } from "../custom-report/rule-heat.tsx";

const MOST_SHOWN = 5;

/** The harness's latest runs, and how the newest completed one came out by rule and persona. */
export function HarnessRuns({ harness }: { readonly harness: CustomHarness }) {
  const session = useSession();
  const runs = useQuery(runsQuery(session, harness.agent_id));
  const own = runs.data?.filter(({ harness_names: names }) => names.includes(nameInRun(harness.name))) ?? [];
  const completed = own.find(({ status }) => status === "completed");
  const report = useQuery(customReportQuery(session, completed?.evaluation_id));
  if (own.length === 0) return null;
  return (
    <>
      <Section title="Runs" note="Newest first">
        <ul className="plain-list">
          {own.slice(0, MOST_SHOWN).map((run) => (
            <li key={run.evaluation_id}>
              <Link to={routes.run} params={{ id: run.evaluation_id }}>
                {at(run.created_at)}
              </Link>{" "}
              <span className="mid">{run.status}</span>
            </li>
          ))}
        </ul>
      </Section>
      {report.data && <RuleHeat report={report.data} />}
    </>
  );
}
