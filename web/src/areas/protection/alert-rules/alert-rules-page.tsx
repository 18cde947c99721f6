import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type AlertRule, alertRulesQuery } from "../../../queries/alert-rules.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import type { Draft } from "./condition-fields.tsx";
import { newDraft, RuleForm } from "./rule-form.tsx";
import { RuleRow } from "./rule-row.tsx";
import { StarterList } from "./starter-list.tsx";
import "./alert-rules.css";

interface Editing {
  readonly rule: AlertRule | null;
  readonly start: Draft;
}

/** The team's rules on telemetry, and what each found last. */
export function AlertRulesPage() {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const rules = useQuery(alertRulesQuery(session));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [toDelete, setToDelete] = useState<AlertRule | null>(null);
  const found = rules.data?.results ?? [];
  const unknown = found.filter(({ state }) => state === "unknown").length;
  return (
    <>
      <PageHead
        title="Alert rules"
        actions={
          <>
            <Link to={routes.alarms} className="btn">
              Open alarms
            </Link>
            {mayWrite && (
              <button type="button" className="btn pri" onClick={() => setEditing({ rule: null, start: newDraft })}>
                New rule
              </button>
            )}
          </>
        }
      >
        Thresholds and changes of traffic, errors, latency and cost. A rule that fires raises an alarm and sends
        notifications.
      </PageHead>
      <Section title="Rules" note={rules.data && `${count(found.length)} of ${count(rules.data.most)}`}>
        {rules.isPending && <Waiting rows={4} />}
        {rules.isError && <Failed error={rules.error} retry={() => rules.refetch()} />}
        {rules.data && found.length === 0 && (
          <Empty title="No rules yet">Add one of those below, or create your own and try it on the last 7 days.</Empty>
        )}
        {unknown > 0 && (
          <p className="ar-unknown" role="status">
            {unknown === 1 ? "1 rule" : `${count(unknown)} rules`} could not be evaluated: nothing is known about what
            they watch.
          </p>
        )}
        {found.length > 0 && (
          <ul className="ar-list">
            {found.map((rule) => (
              <li key={rule.id}>
                <RuleRow
                  rule={rule}
                  mayWrite={mayWrite}
                  onEdit={() => setEditing({ rule, start: draftOf(rule) })}
                  onDelete={() => setToDelete(rule)}
                />
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Rules to start with">
        <StarterList
          mayWrite={mayWrite}
          tryIt={({ rule }) => setEditing({ rule: null, start: { ...newDraft, ...rule } })}
        />
      </Section>
      {editing && (
        <Dialog
          title={editing.rule ? "Edit alert rule" : "New alert rule"}
          className="ar-dialog"
          onClose={() => setEditing(null)}
        >
          <RuleForm rule={editing.rule} start={editing.start} onDone={() => setEditing(null)} />
        </Dialog>
      )}
      {toDelete && <Delete rule={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

function draftOf(rule: AlertRule): Draft {
  const { name, scope, agent_id, measure, metric, source, percentile, window, compare_with, direction } = rule;
  const { threshold, min_requests, hold_seconds, severity, enabled } = rule;
  return {
    ...{
      name,
      scope,
      agent_id,
      measure,
      metric,
      source,
      percentile: percentile ?? 95,
      window,
      compare_with,
      direction,
    },
    ...{ threshold, min_requests, hold_seconds, severity, enabled },
  };
}

function Delete({ rule, onClose }: { readonly rule: AlertRule; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const run = async () => {
    await api.protection.deleteAlertRule({ alert_rule_id: rule.id });
    await queries.invalidateQueries({ queryKey: ["alert-rules"] });
    await queries.invalidateQueries({ queryKey: ["alarms"] });
  };
  return (
    <Confirm title="Delete alert rule" act="Delete rule" run={run} onClose={onClose}>
      <p>
        <ShownText text={rule.name} /> is no longer evaluated. Its open alarms are cleared and stay in the history.
      </p>
    </Confirm>
  );
}
