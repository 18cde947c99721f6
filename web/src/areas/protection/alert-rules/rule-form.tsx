import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type AlertRule, type Condition, triedRuleQuery } from "../../../queries/alert-rules.ts";
import { useSession } from "../../../session/use-session.ts";
import { ConditionFields, type Draft } from "./condition-fields.tsx";
import { Choice, Labeled } from "./fields.tsx";
import { Tried } from "./tried-chart.tsx";

export const newDraft: Draft = {
  ...{ name: "", scope: "each_agent", agent_id: null, measure: "error_rate", metric: null, source: "gateway" },
  ...{ percentile: 95, window: "15m", compare_with: "value", direction: "above", threshold: 0.05, min_requests: 20 },
  ...{ hold_seconds: 600, severity: "warning", enabled: true },
};

interface FormProps {
  /** Null: a new rule. */
  readonly rule: AlertRule | null;
  readonly start: Draft;
  readonly onDone: () => void;
}

/** A rule, and what it would have done over the last seven days. */
export function RuleForm({ rule, start, onDone }: FormProps) {
  const session = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [draft, setDraft] = useState(start);
  const [asked, setAsked] = useState<Condition | null>(null);
  const tried = useQuery(triedRuleQuery(session, asked));
  const save = useMutation({
    mutationFn: () =>
      rule
        ? session.api.protection.updateAlertRule({ alert_rule_id: rule.id, body: draft })
        : session.api.protection.createAlertRule({ body: draft }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["alert-rules"] });
      onDone();
    },
  });
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const { name: _name, severity: _severity, enabled: _enabled, ...condition } = draft;
  const isStale = asked !== null && JSON.stringify(asked) !== JSON.stringify(condition);
  return (
    <form
      className="ar-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Labeled id={`${id}-name`} label="Name">
        <input
          id={`${id}-name`}
          required
          maxLength={fields.NewAlertRule.name.maxLength}
          value={draft.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </Labeled>
      <ConditionFields draft={draft} set={set} />
      <Choice
        label="Severity"
        value={draft.severity}
        options={{ warning: "Warning", critical: "Critical" }}
        set={(severity) => set({ severity })}
      />
      <label className="check">
        <input type="checkbox" checked={draft.enabled} onChange={({ target }) => set({ enabled: target.checked })} />
        Evaluate this rule
      </label>
      <div className="ar-wide">
        <button type="button" className="btn" disabled={tried.isFetching} onClick={() => setAsked(condition)}>
          {asked === null ? "Try it on the last 7 days" : "Try again"}
        </button>{" "}
        {isStale && <span className="hint">You changed the rule since it was tried.</span>}
        {asked !== null && tried.isPending && <Waiting rows={2} />}
        {tried.isError && <Failed error={tried.error} retry={() => tried.refetch()} />}
        {asked !== null && tried.data && <Tried rule={{ measure: asked.measure }} tried={tried.data} />}
      </div>
      <div className="dialog-actions ar-wide">
        <button type="button" className="btn" onClick={onDone}>
          Cancel
        </button>
        <button type="submit" className="btn pri" disabled={save.isPending}>
          {rule ? "Save rule" : "Create rule"}
        </button>
      </div>
      <Refused error={save.error} />
    </form>
  );
}
