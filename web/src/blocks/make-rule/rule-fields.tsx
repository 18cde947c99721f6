import { type Action, CHANNELS, type Channel } from "@agent-console/analysis/guards/guard.ts";
import * as choices from "@agent-console/sdk/choices";
import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";
import { actionWords, channelWords } from "../../terms/guards.ts";

export interface RuleForm {
  readonly name: string;
  readonly channels: readonly Channel[];
  readonly action: Action;
  /** Until it expires. Empty: never. */
  readonly days: string;
}

interface FieldsProps {
  readonly form: RuleForm;
  readonly change: (form: RuleForm) => void;
}

const lives: readonly (readonly [string, string])[] = [
  ["7", "After 7 days"],
  ["30", "After 30 days"],
  ["90", "After 90 days"],
  ["", "Never"],
];

/** A call can be denied only where there are calls. */
const actionsOn = (channels: readonly Channel[]): Action[] => {
  const isOnCalls = channels.length > 0 && channels.every((channel) => channel === "tool_call");
  return choices.NewGuardRuleAction.toReversed().filter((action) => action !== "deny_call" || isOnCalls);
};

/** Where a rule looks, what it does, and how long. */
export function RuleFields({ form, change }: FieldsProps) {
  const id = useId();
  const { name, channels, action, days } = form;
  const onChannels = (next: readonly Channel[]) =>
    change({ ...form, channels: next, action: actionsOn(next).includes(action) ? action : "block" });
  return (
    <>
      <fieldset className="field">
        <legend className="label">Judge</legend>
        <div className="rule-channels">
          {CHANNELS.map((channel) => (
            <label key={channel} className="check">
              <input
                type="checkbox"
                checked={channels.includes(channel)}
                onChange={({ target }) =>
                  onChannels(CHANNELS.filter((one) => (one === channel ? target.checked : channels.includes(one))))
                }
              />
              {channelWords[channel]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="rule-settings">
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            required
            maxLength={fields.NewGuardRule.name.maxLength}
            value={name}
            onChange={({ target }) => change({ ...form, name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-action`}>Once it enforces</label>
          <select
            id={`${id}-action`}
            value={action}
            onChange={({ target }) => change({ ...form, action: target.value as Action })}
          >
            {actionsOn(channels).map((one) => (
              <option key={one} value={one}>
                {actionWords[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-days`}>Expires</label>
          <select id={`${id}-days`} value={days} onChange={({ target }) => change({ ...form, days: target.value })}>
            {lives.map(([value, words]) => (
              <option key={words} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}
