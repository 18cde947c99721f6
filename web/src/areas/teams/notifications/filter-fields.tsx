import type { NotificationEvent, NotificationSeverity } from "@agent-console/sdk";
import { useId } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { changesOnly, eventWords, severityWords } from "./words.ts";

/** What an endpoint gets. */
export interface Filter {
  /** Null: everything. */
  readonly events: readonly NotificationEvent[] | null;
  readonly agentId: string | null;
  readonly severity: NotificationSeverity;
}

export const newFilter: Filter = { events: changesOnly, agentId: null, severity: "info" };

export const bodyOf = ({ events, agentId, severity }: Filter) => ({
  events: [...(events ?? [])],
  agent_ids: agentId === null ? [] : [agentId],
  least_severity: severity,
});

interface FieldsProps {
  readonly filter: Filter;
  readonly set: (filter: Filter) => void;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((event) => other.includes(event));

/** The usual choice first, then each event by itself. */
export function FilterFields({ filter, set }: FieldsProps) {
  const id = useId();
  const { events, agentId, severity } = filter;
  const choice = events === null ? "all" : isSame(events, changesOnly) ? "changes" : "chosen";
  const pick = (event: NotificationEvent, isOn: boolean): void => {
    const others = (events ?? []).filter((one) => one !== event);
    set({ ...filter, events: isOn ? [...others, event] : others });
  };
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-events`}>Events</label>
        <select
          id={`${id}-events`}
          value={choice}
          onChange={({ target }) => {
            const every = target.value === "all";
            const chosen = target.value === "changes" ? changesOnly : changesOnly.slice(0, 3);
            set({ ...filter, events: every ? null : chosen });
          }}
        >
          <option value="changes">What changed or needs someone</option>
          <option value="all">Everything</option>
          <option value="chosen">Only these…</option>
        </select>
      </div>
      {choice === "chosen" && (
        <fieldset className="field">
          <legend className="sr">Events to send</legend>
          {Object.entries(eventWords).map(([event, words]) => (
            <label key={event} className="check">
              <input
                type="checkbox"
                checked={events?.includes(event as NotificationEvent) ?? true}
                onChange={({ target }) => pick(event as NotificationEvent, target.checked)}
              />
              {words}
            </label>
          ))}
        </fieldset>
      )}
      <div className="field">
        <label htmlFor={`${id}-agent`}>Agent</label>
        <AgentPicker
          id={`${id}-agent`}
          agentId={agentId ?? undefined}
          choose={(agent) => set({ ...filter, agentId: agent?.id ?? null })}
          nothing="All agents"
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-severity`}>Severity</label>
        <select
          id={`${id}-severity`}
          value={severity}
          onChange={({ target }) => set({ ...filter, severity: target.value as NotificationSeverity })}
        >
          {Object.entries(severityWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
