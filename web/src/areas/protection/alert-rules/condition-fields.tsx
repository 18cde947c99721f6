import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import type { NewAlertRule } from "../../../queries/alert-rules.ts";
import { Amount, Choice, Labeled } from "./fields.tsx";
import { comparisonWords, measureWords, readThreshold, shownThreshold, thresholdUnit, windowWords } from "./words.ts";

export type Draft = Required<NewAlertRule>;

const metricOf: Partial<Record<Draft["measure"], string>> = {
  latency: "upstream_seconds",
  counter: "guard_error_total",
};

interface ConditionProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

/** What a rule looks at, and when that is an alarm. */
export function ConditionFields({ draft, set }: ConditionProps) {
  const isSilence = draft.measure === "silence";
  return (
    <>
      <SubjectFields draft={draft} set={set} />
      <Choice label="Over" value={draft.window} options={windowWords} set={(window) => set({ window })} />
      {!isSilence && (
        <>
          <Choice
            label="Alarm if it is"
            value={draft.direction}
            options={{ above: "above", below: "below" }}
            set={(direction) => set({ direction })}
          />
          <Choice
            label="Compared with"
            value={draft.compare_with}
            options={comparisonWords}
            set={(compare_with) => set({ compare_with, threshold: compare_with === "value" ? draft.threshold : 2 })}
          />
          <Amount
            label={draft.compare_with === "value" ? "Value" : "Factor"}
            unit={thresholdUnit(draft)}
            value={shownThreshold(draft, draft.threshold)}
            min={fields.NewAlertRule.threshold.minimum}
            set={(shown) => set({ threshold: readThreshold(draft, shown) })}
          />
        </>
      )}
      <Amount
        label={isSilence ? "Only after at least" : "Only with at least"}
        unit={isSilence ? "requests in the 7 days before" : "requests"}
        value={draft.min_requests}
        min={fields.NewAlertRule.min_requests.minimum}
        step={1}
        set={(min_requests) => set({ min_requests })}
      />
      <Amount
        label="Clear after"
        unit="minutes without"
        value={draft.hold_seconds / 60}
        min={fields.NewAlertRule.hold_seconds.minimum / 60}
        max={fields.NewAlertRule.hold_seconds.maximum / 60}
        set={(held) => set({ hold_seconds: Math.round(held * 60) })}
      />
    </>
  );
}

/** Which figures, and whose. */
function SubjectFields({ draft, set }: ConditionProps) {
  const id = useId();
  const hasMetric = draft.measure === "latency" || draft.measure === "counter";
  return (
    <>
      <Choice
        label="What to look at"
        value={draft.measure}
        options={measureWords}
        set={(measure) => set({ measure, metric: metricOf[measure] ?? null })}
      />
      {hasMetric && (
        <Labeled id={`${id}-metric`} label="Metric">
          <input
            id={`${id}-metric`}
            required
            maxLength={fields.NewAlertRule.metric.maxLength}
            value={draft.metric ?? ""}
            onChange={({ target }) => set({ metric: target.value })}
          />
        </Labeled>
      )}
      {draft.measure === "latency" && (
        <Amount
          label="Percentile"
          value={draft.percentile ?? 95}
          min={fields.NewAlertRule.percentile.minimum}
          max={fields.NewAlertRule.percentile.maximum}
          set={(percentile) => set({ percentile })}
        />
      )}
      {!hasMetric && draft.measure !== "blocked_share" && (
        <Choice
          label="Requests"
          value={draft.source}
          options={{ gateway: "through the gateway", spans: "from received spans" }}
          set={(source) => set({ source })}
        />
      )}
      <Choice
        label="Of"
        value={draft.scope}
        options={{ each_agent: "each agent", team: "all agents together", agent: "one agent" }}
        set={(scope) => set({ scope })}
      />
      {draft.scope === "agent" && (
        <Labeled id={`${id}-agent`} label="Agent">
          <AgentPicker
            id={`${id}-agent`}
            agentId={draft.agent_id ?? undefined}
            choose={(agent) => set({ agent_id: agent?.id ?? null })}
          />
        </Labeled>
      )}
    </>
  );
}
