import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { type Draft, firstSettings } from "./draft.ts";
import { OwnTestsField } from "./own-tests-field.tsx";
import type { ScheduleKind } from "./query.ts";
import { categories, harnesses, kinds, plans } from "./words.ts";

interface FieldsProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
  /** Its agent and kind stay what they are. */
  readonly isStored: boolean;
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What runs, and on which agent. */
export function WhatFields({ draft, set, isStored }: FieldsProps) {
  const id = useId();
  const { name, agentId, kind, settings } = draft;
  const setting = (change: Draft["settings"]): void => set({ settings: { ...settings, ...change } });
  return (
    <fieldset className="schedule-fields">
      <legend>What</legend>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          required
          maxLength={fields.NewSchedule.name.maxLength}
          value={name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </div>
      {!isStored && (
        <>
          <div className="field">
            <label htmlFor={`${id}-agent`}>Agent</label>
            <AgentPicker
              id={`${id}-agent`}
              agentId={agentId ?? undefined}
              choose={(agent) => set({ agentId: agent?.id ?? null })}
              unfit={({ status }) => (status === "archived" ? "Archived" : null)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-kind`}>Starts</label>
            <select
              id={`${id}-kind`}
              value={kind}
              onChange={({ target }) => {
                const chosen = target.value as ScheduleKind;
                set({ kind: chosen, settings: firstSettings[chosen] });
              }}
            >
              {Object.entries(kinds).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        </>
      )}
      {kind === "evaluation" && (
        <>
          <Choice
            label="Dimensions"
            value={textsOf(settings["harness_names"])[0] ?? ""}
            options={harnesses}
            set={(chosen) => setting({ harness_names: [chosen] })}
          />
          <Choice
            label="Plan"
            value={String(settings["plan"] ?? "standard")}
            options={plans}
            set={(plan) => setting({ plan })}
          />
        </>
      )}
      {kind === "harness" && (
        <OwnTestsField chosen={textsOf(settings["harness_names"])} set={(names) => setting({ harness_names: names })} />
      )}
      {kind === "campaign" && (
        <>
          <div className="field">
            <label htmlFor={`${id}-purpose`}>What the agent is for</label>
            <input
              id={`${id}-purpose`}
              required
              maxLength={fields.CreateCampaignRequest.purpose.maxLength}
              value={String(settings["purpose"] ?? "")}
              onChange={({ target }) => setting({ purpose: target.value })}
            />
          </div>
          <fieldset className="field">
            <legend>Attack categories</legend>
            {Object.entries(categories).map(([category, words]) => (
              <label key={category} className="check">
                <input
                  type="checkbox"
                  checked={textsOf(settings["categories"]).includes(category)}
                  onChange={({ target }) => {
                    const others = textsOf(settings["categories"]).filter((one) => one !== category);
                    setting({ categories: target.checked ? [...others, category] : others });
                  }}
                />
                {words}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly set: (value: string) => void;
}

/** A value that the form does not offer, set with the API, stays as it is until another is chosen. */
function Choice({ label, value, options, set }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => set(target.value)}>
        {!(value in options) && <option value={value}>{value}</option>}
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
