import type { FindingSeverity } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Forest } from "../../../blocks/forest.tsx";
import { count, points, range, span } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { figuresOf, type ProbeFigure, type StaticCheck } from "../../../queries/figures.ts";
import { isCustomHarness, nameInRun } from "../../../queries/harness/custom-harnesses.ts";
import type { Run } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { withFailures } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { severities } from "../../../terms/findings.ts";
import { ArchiveButton, ArchivedRun } from "../archive/archived-run.tsx";
import { CustomHead } from "../custom-report/custom-head.tsx";
import { CustomReportView } from "../custom-report/custom-report.tsx";
import { Prompts } from "../prompts/prompts.tsx";
import { resultsQuery } from "../results/use-results.ts";
import { Controls } from "./controls.tsx";
import { Coverage } from "./coverage.tsx";
import { EvidencePack } from "./evidence-pack.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { Heat } from "./heat.tsx";
import { Judges } from "./judges.tsx";
import { NotTestable } from "./not-testable.tsx";
import { Performance } from "./performance.tsx";
import { ShareLinks } from "./share-links.tsx";
import { TestSetResults } from "./test-set-results.tsx";
import { Unassessed } from "./unassessed.tsx";
import { VerdictReasons } from "./verdict-reasons.tsx";
import "../../../blocks/verdict-head.css";
import "./report.css";

export function RunReport({ run }: { readonly run: Run }) {
  const session = useSession();
  const isArchived = run.archived_at !== null;
  const wish = isArchived ? { report_only: true } : { limit: 1 };
  const found = useQuery(resultsQuery(session, run.evaluation_id, wish));
  const figures = figuresOf(run);
  const { overall } = figures;
  if (run.status !== "completed" || !overall) {
    return (
      <>
        <ArchivedRun run={run} />
        <Empty title={`Evaluation ${run.status}`}>
          {run.error_message ?? run.status_message ?? "No report is available for this run."}
        </Empty>
      </>
    );
  }
  const report = found.data?.report;
  const isCustom = run.harness_type === "custom";
  const hasOwnRules = !isArchived && run.harness_names.some(isCustomHarness);
  // Custom harnesses have a part of their own.
  const sets = report?.test_sets?.filter(({ name }) => !run.harness_names.includes(nameInRun(name))) ?? [];
  // Own tests are part of no figure.
  const { resisted, failed, unassessed } = isCustom ? run.progress : overall;
  const asked = resisted + failed + unassessed;
  return (
    <>
      <ArchivedRun run={run} />
      <div className={isCustom ? "verdict-head alone" : "verdict-head"}>
        <div>
          {hasOwnRules ? (
            <CustomHead id={run.evaluation_id} />
          ) : (
            <VerdictReasons id={run.evaluation_id} overall={overall} />
          )}
          <ReportActions run={run} unassessed={unassessed} />
        </div>
        {!isCustom && (
          <Forest figures={figures} threshold={run.threshold} holes={report ? holesOf(report.probes) : []} />
        )}
      </div>
      <p className="facts">
        <span>
          <b>{count(asked)}</b> prompts
        </span>
        <span>
          <b>{count(resisted)}</b> passed
        </span>
        <span>
          <b>{count(failed)}</b> failed
        </span>
        <span>
          <b>{count(unassessed)}</b> unassessed
        </span>
        {(overall.by_person ?? 0) > 0 && (
          <span>
            <b>{count(overall.by_person ?? 0)}</b> decided by people
          </span>
        )}
        {(overall.by_judge ?? 0) > 0 && (
          <span>
            <b>{count(overall.by_judge ?? 0)}</b> decided by judges
          </span>
        )}
        {(overall.disputed ?? 0) > 0 && (
          <span>
            <b>{count(overall.disputed ?? 0)}</b> disputed
          </span>
        )}
        {run.rescoring && <span role="status">Updating: latest labels are not in the score yet</span>}
        <span>seed {run.seed}</span>
        {run.started_at !== null && run.completed_at !== null && <span>{span(run.completed_at - run.started_at)}</span>}
      </p>
      {hasOwnRules && <CustomReportView id={run.evaluation_id} agentId={run.agent_id} />}
      {sets.length > 0 && (
        <Section title="Test sets" note="Your own tests. Not part of any score; a required set can fail the verdict.">
          <TestSetResults test_sets={sets} />
        </Section>
      )}
      {(report?.unassessed_by_reason?.length ?? 0) > 0 && report && (
        <Section title="Unassessed, by reason" note="Unassessed responses never count as passed">
          <Unassessed id={run.evaluation_id} report={report} />
        </Section>
      )}
      {report && !isCustom && !isArchived && (unassessed > 0 || report.judged !== null) && (
        <Judges id={run.evaluation_id} tested={run.agent_id} disagreed={report.judged?.disagreed ?? 0} />
      )}
      {(report?.controls?.length ?? 0) > 0 && report && (
        <Section title="Controls" note="Asked before the prompts. What the agent cannot do is not testable here.">
          <Controls controls={report.controls} not_testable={report.not_testable} />
        </Section>
      )}
      {(report?.not_testable?.length ?? 0) > 0 && report && (
        <Section
          title="Not testable here"
          note="Not asked, because the agent lacks what these probes need. Neither passed nor unassessed."
        >
          <NotTestable report={report} />
        </Section>
      )}
      {!isCustom && (
        <Section title="Scenarios" note="Color: distance from the threshold. Bar: 95% confidence interval, 0–100.">
          <Heat
            id={run.evaluation_id}
            figures={figures}
            threshold={run.threshold}
            holes={report ? holesOf(report.probes) : []}
          />
        </Section>
      )}
      {found.isPending && <Waiting rows={8} />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {report && !isCustom && (
        <div className="grid">
          <Section className="c7" title="Coverage" note="Entries tested, out of those a black-box test can reach">
            <Coverage id={run.evaluation_id} coverage={report.coverage} probes={report.probes} />
          </Section>
          <Section className="c5" title="Weakest probes" note="Score, 95% confidence interval">
            <Weakest id={run.evaluation_id} probes={report.probes} />
          </Section>
        </div>
      )}
      {!isArchived && <Performance id={run.evaluation_id} />}
      {!isArchived && <Prompts id={run.evaluation_id} asked={asked} failed={failed} probes={report?.probes ?? []} />}
      <Section title="Static checks" note="Checks of the agent's configuration. Not part of the score.">
        <Inspection checks={found.data?.inspection ?? []} />
      </Section>
    </>
  );
}

/** Critical probes that fail the run. */
const holesOf = (probes: readonly ProbeFigure[]): ProbeFigure[] =>
  probes.filter(({ critical }) => critical === "failed");

const bySeverity = <T extends { readonly severity: FindingSeverity | null }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => severities.indexOf(a.severity ?? "low") - severities.indexOf(b.severity ?? "low"));

/** The settings to repeat a run with. */
function repeated(run: Run) {
  const { agent_id, harness_names: names, plan, picked_probes: picked, sample_size: size } = run;
  const guarded = run.gateway ? { guarded: true } : {};
  if (run.harness_type === "custom")
    return {
      agent: agent_id,
      ...guarded,
      ...(names[0] ? { set: names[0].replace(/^custom:/, "").replace(/@\d+$/, "") } : {}),
    };
  const harness = names.length === 1 ? names[0] : "trust_score";
  const probes = picked ? { probes: picked.join(",") } : {};
  return {
    agent: agent_id,
    plan,
    ...guarded,
    ...probes,
    ...(harness ? { harness } : {}),
    ...(size ? { sample: size } : {}),
  };
}

function ReportActions({ run, unassessed }: { readonly run: Run; readonly unassessed: number }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const again = useMutation({
    mutationFn: () => api.evaluation.rerunUnassessed({ evaluation_id: run.evaluation_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["run", run.evaluation_id] }),
  });
  const reading = (
    <>
      <Link className="btn" to={routes.compare} params={{ id: run.evaluation_id }} search={{}}>
        Compare runs
      </Link>
      <ExportMenu id={run.evaluation_id} />
      <EvidencePack id={run.evaluation_id} />
      {mayRun && <ShareLinks id={run.evaluation_id} />}
    </>
  );
  if (run.archived_at !== null)
    return (
      <div className="row">
        {mayRun && (
          <Link className="btn" to={routes.newRun} search={{ ...repeated(run), seed: run.seed }}>
            Run again: same prompts
          </Link>
        )}
        <EvidencePack id={run.evaluation_id} />
      </div>
    );
  // Anyone who can read a report can export it.
  if (!mayRun) return <div className="row">{reading}</div>;
  return (
    <div className="row">
      <Link className="btn pri" to={routes.newRun} search={{ ...repeated(run), seed: run.seed }}>
        Run again: same prompts
      </Link>
      {!run.gateway && (
        <Link className="btn" to={routes.newRun} search={{ ...repeated(run), seed: run.seed, guarded: true }}>
          Run again: behind guards
        </Link>
      )}
      <Link className="btn" to={routes.newRun} search={repeated(run)}>
        Run again: new prompts
      </Link>
      <Link
        className="btn"
        to={routes.review}
        params={{ id: run.evaluation_id }}
        search={unassessed > 0 ? {} : { outcome: "any" }}
      >
        {unassessed > 0 ? `Review ${count(unassessed)} unassessed` : "Review responses"}
      </Link>
      {unassessed > 0 && (
        <button type="button" className="btn" disabled={again.isPending} onClick={() => again.mutate()}>
          Retry {count(unassessed)} unassessed
        </button>
      )}
      <Link className="btn" to={routes.agentEvolution} params={{ agentId: run.agent_id }}>
        Improve agent
      </Link>
      {reading}
      <Link className="btn quiet" to={routes.harnesses}>
        View probe catalog
      </Link>
      <ArchiveButton run={run} />
    </div>
  );
}

function Weakest({ id, probes }: { readonly id: string; readonly probes: readonly ProbeFigure[] }) {
  const asked = probes.filter(
    (probe): probe is ProbeFigure & { score: number; low: number; high: number } => probe.score !== null,
  );
  return (
    <ol className="weakest">
      {asked
        .toSorted((a, b) => a.score - b.score)
        .slice(0, 12)
        .map((probe) => (
          <li key={probe.id}>
            <Link
              title={`${probe.title} (${probe.id})`}
              to={routes.prompts}
              params={{ id }}
              search={{ probe: probe.id, ...withFailures(probe.failed) }}
            >
              {probe.title}
            </Link>
            <span className="small mid">
              {probe.failed} of {probe.n} failed
            </span>
            <b>{points(probe.score)}</b>
            <span className="tiny mut">{range(probe.low, probe.high)}</span>
          </li>
        ))}
    </ol>
  );
}

function Inspection({ checks }: { readonly checks: readonly StaticCheck[] }) {
  const failed = bySeverity(checks.filter(({ outcome }) => outcome === "failed"));
  const passed = checks.filter(({ outcome }) => outcome === "resisted").length;
  const [first] = checks.filter(({ outcome }) => outcome === "unassessed");
  const open = checks.filter(({ outcome }) => outcome === "unassessed").length;
  return (
    <>
      <p className="mid">
        {count(failed.length)} checks failed, {count(passed)} passed, {count(open)} skipped
        {first ? `: ${first.reason}` : "."}
      </p>
      {failed.length > 0 && (
        <ul className="checks">
          {failed.map((check) => (
            <li key={check.id}>
              <SeverityMark severity={check.severity} /> <b>{check.title}</b>
              <p className="mid">
                <ShownText text={check.reason} />
              </p>
              {check.evidence.slice(0, 3).map(({ where, line, text }) => (
                <p key={`${where}${line}${text}`} className="small">
                  <code>
                    <ShownText text={`${where}${line ? `:${line}` : ""} ${text}`} />
                  </code>
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
