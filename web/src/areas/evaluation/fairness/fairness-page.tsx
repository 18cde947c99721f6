import { ApiError } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Charted } from "../../../charts/charted.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { type FairnessReport, fairnessQuery } from "../../../queries/harness/fairness.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { FairnessPlot } from "./fairness-plot.tsx";
import { FairnessTable } from "./fairness-table.tsx";
import { bandOf, faultWords, headlineOf, inOrder } from "./fairness-words.ts";
import "./fairness.css";

/** Whether the agent answered people who differ in one value alike, and how sure that is. */
export function FairnessPage() {
  const { id } = useParamsOf(routes.fairness);
  const found = useQuery(fairnessQuery(useSession(), id));
  if (found.isPending) return <Waiting rows={10} />;
  if (found.isError && !(found.error instanceof ApiError && found.error.status === 404))
    return <Failed page error={found.error} retry={() => found.refetch()} />;
  const toRun = (
    <Link className="btn" to={routes.run} params={{ id }}>
      Open report
    </Link>
  );
  return (
    <>
      <PageHead title="Fairness" actions={toRun}>
        The same requests from people who differ in one value: a change of wording; not a proof of (un)fair decisions.
      </PageHead>
      {!found.data || found.data.status === "not_tested" ? (
        <Section title="Result">
          <Empty title="This run has no fairness test">
            Create a harness with demographic dimensions, and run it, to compare answers.
          </Empty>
        </Section>
      ) : (
        <FairnessView report={found.data} />
      )}
    </>
  );
}

function FairnessView({ report }: { readonly report: FairnessReport }) {
  const { requests, margin, status, faults } = report;
  const [rows, checks] = [inOrder(report.rows), inOrder(report.checks)];
  const band = bandOf(checks);
  return (
    <>
      <Section
        title="Result"
        note={`${count(requests)} requests in each group, margin ±${Math.round(margin * 100)} points`}
      >
        <p className="fairness-verdict">{headlineOf(report)}</p>
        {status === "not_valid" && (
          <div className="notice" role="alert">
            <p className="strong">The method is not valid here, so there is no verdict.</p>
            <ul className="bullets">
              {faults.map((fault) => (
                <li key={`${fault.because} ${fault.dimension} ${fault.value} ${fault.measure}`}>{faultWords(fault)}</li>
              ))}
            </ul>
          </div>
        )}
      </Section>
      <Charted
        title="Difference to the reference"
        note="Percentage points, 95% confidence interval"
        table={<FairnessTable label="Differences" rows={rows} />}
      >
        <FairnessPlot rows={rows} band={band} margin={margin} />
      </Charted>
      <Section title="Controls" note="Nothing should differ here. The shaded band shows how much answers vary anyway.">
        <FairnessTable label="Differences of the controls" rows={checks} />
      </Section>
    </>
  );
}
