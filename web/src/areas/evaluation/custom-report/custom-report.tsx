import { useQuery } from "@tanstack/react-query";
import { RuleGuard } from "../../../blocks/rule-guard/rule-guard.tsx";
import { RuleSearch } from "../../../blocks/rule-search/rule-search.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { type CustomReport, customReportQuery } from "../../../queries/harness/custom-harnesses.ts";
import { fairnessQuery } from "../../../queries/harness/fairness.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { FigureRows } from "./figure-rows.tsx";
import { RuleHeat } from "./rule-heat.tsx";
import "./custom-report.css";

/** A run of custom harnesses by rule and persona. Attempts to break a rule and harmless twins are never averaged. */
export function CustomReportView({ id, agentId }: { readonly id: string; readonly agentId: string }) {
  const session = useSession();
  const found = useQuery(customReportQuery(session, id));
  const fairness = useQuery(fairnessQuery(session, id));
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const report = found.data;
  return (
    <>
      {fairness.data && fairness.data.status !== "not_tested" && (
        <p className="notice">
          This run tested fairness.{" "}
          <Link to={routes.fairness} params={{ id }}>
            Open the fairness report
          </Link>
        </p>
      )}
      <FigureRows
        title="By rule"
        threshold={report.threshold}
        rows={report.rules.map((rule) => ({
          name: `${rule.rule_id} ${rule.words}`,
          note: [rule.not_testable_because ?? "", rule.unreviewed ? "unreviewed" : "", `${rule.severity} severity`]
            .filter(Boolean)
            .join(", "),
          ...rule,
          act:
            rule.unreviewed || rule.breach.failed === 0 ? null : (
              <BrokenRule rule={rule} report={report} agentId={agentId} />
            ),
        }))}
      />
      <FigureRows
        title="By persona"
        threshold={report.threshold}
        rows={report.personas.map((persona) => ({ ...persona, note: persona.intent }))}
      />
      <RuleHeat report={report} />
      <RuleCoverage report={report} />
    </>
  );
}

interface BrokenProps {
  readonly rule: CustomReport["rules"][number];
  readonly report: CustomReport;
  readonly agentId: string;
}

/** A rule that was broken, and approved by a person, can become a guard. */
function BrokenRule({ rule, report, agentId }: BrokenProps) {
  const [first, ...others] = report.harnesses;
  return (
    <span className="row">
      <RuleSearch rule={{ id: rule.id, number: rule.rule_id, check: rule.check, agentId }} />
      <RuleGuard
        rule={{
          ...{ id: rule.id, number: rule.rule_id, check: rule.check, agentId, evaluationId: report.evaluation_id },
          ...(first && others.length === 0 && { harnessId: first.id }),
        }}
      />
    </span>
  );
}

function RuleCoverage({ report }: { readonly report: CustomReport }) {
  const { coverage } = report;
  return (
    <Section title="Coverage" note="Custom harnesses never change a trust score">
      <p className="mid">
        {count(coverage.rules)} rules: {count(coverage.tested)} tested by detectors, {count(coverage.needs_judge)} need
        a judge, {count(coverage.not_testable)} can't be tested from outside
        {coverage.left_out > 0 && `, ${count(coverage.left_out)} left out for lack of prompts`}.
        {coverage.unreviewed > 0 && ` Not approved when the harness was made: ${count(coverage.unreviewed)}.`}
      </p>
    </Section>
  );
}
