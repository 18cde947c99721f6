import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";
import type { Draft, Rhythm } from "./draft.ts";

const rhythms: Readonly<Record<Rhythm, string>> = {
  daily: "Every day",
  weekdays: "Monday to Friday",
  weekly: "Every week",
  change: "Only when the agent changes",
  cron: "Other times (cron expression)",
};
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];

interface FieldsProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  /** The times in words, or why they can't be used. */
  readonly words: string | null;
  readonly wrong: string | null;
}

/** When it runs: a simple choice, or a cron expression with its meaning beside it. */
export function WhenFields({ draft, set, words, wrong }: FieldsProps) {
  const id = useId();
  const { rhythm, time, weekday, cron, timezone, onChange } = draft;
  const isTimed = rhythm !== "change" && rhythm !== "cron";
  return (
    <fieldset className="schedule-fields">
      <legend>When</legend>
      <div className="field">
        <label htmlFor={`${id}-rhythm`}>Runs</label>
        <select id={`${id}-rhythm`} value={rhythm} onChange={({ target }) => set({ rhythm: target.value as Rhythm })}>
          {Object.entries(rhythms).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {rhythm === "weekly" && (
        <div className="field">
          <label htmlFor={`${id}-day`}>Day</label>
          <select id={`${id}-day`} value={weekday} onChange={({ target }) => set({ weekday: target.value })}>
            {days.map((day, at) => (
              <option key={day} value={at}>
                {day}
              </option>
            ))}
          </select>
        </div>
      )}
      {isTimed && (
        <div className="field">
          <label htmlFor={`${id}-time`}>Time</label>
          <input
            id={`${id}-time`}
            type="time"
            required
            value={time}
            onChange={({ target }) => set({ time: target.value })}
          />
        </div>
      )}
      {rhythm === "cron" && (
        <div className="field">
          <label htmlFor={`${id}-cron`}>Cron expression</label>
          <input
            id={`${id}-cron`}
            required
            maxLength={fields.NewSchedule.cron.maxLength}
            spellCheck={false}
            className="mono"
            aria-describedby={`${id}-words`}
            aria-invalid={wrong !== null}
            value={cron}
            onChange={({ target }) => set({ cron: target.value })}
          />
          <span id={`${id}-words`} className={wrong === null ? "hint" : "wrong"} role="status">
            {wrong ?? words ?? "Minute, hour, day, month, weekday"}
          </span>
        </div>
      )}
      {rhythm !== "change" && (
        <div className="field">
          <label htmlFor={`${id}-zone`}>Time zone</label>
          <input
            id={`${id}-zone`}
            required
            list={`${id}-zones`}
            value={timezone}
            onChange={({ target }) => set({ timezone: target.value })}
          />
          <datalist id={`${id}-zones`}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
      )}
      {rhythm !== "change" && (
        <label className="check">
          <input type="checkbox" checked={onChange} onChange={({ target }) => set({ onChange: target.checked })} />
          Also when the agent changes, at most once an hour
        </label>
      )}
    </fieldset>
  );
}
