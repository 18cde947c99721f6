import type { AgentPreset } from "@agent-console/sdk";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Session } from "../../../session/session.ts";
import { useSession } from "../../../session/use-session.ts";
import { Field } from "../form/field.tsx";
import type { ChosenPreset } from "./chosen-preset.ts";

const presetsQuery = ({ api }: Session) =>
  queryOptions({
    queryKey: ["agent presets"],
    queryFn: () => api.agents.listPresets(),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface ChoiceProps {
  readonly chosen: ChosenPreset | null;
  readonly choose: (preset: AgentPreset | null) => void;
  readonly setPart: (name: string, text: string) => void;
}

/** A well-known endpoint to start from: its address, protocol and key come with it. */
export function PresetChoice({ chosen, choose, setPart }: ChoiceProps) {
  const { data } = useQuery(presetsQuery(useSession()));
  const id = useId();
  const presets = data?.results ?? [];
  return (
    <>
      <div className="field">
        <div className="label-row">
          <label htmlFor={id}>Preset</label>
          <span className="hint" id={`${id}-hint`}>
            Fills in URL and protocol. Everything can be changed afterwards.
          </span>
        </div>
        <select
          id={id}
          aria-describedby={`${id}-hint`}
          value={chosen?.preset.id ?? ""}
          onChange={({ target }) => choose(presets.find((one) => one.id === target.value) ?? null)}
        >
          <option value="">None</option>
          {presets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
        {chosen?.preset.note && <p className="hint">{chosen.preset.note}</p>}
      </div>
      {chosen?.preset.url_parts.map(({ name, hint, example }) => (
        <Field
          key={`${chosen.preset.id} ${name}`}
          spec={{ key: name, label: hint, bound: `Such as ${example}`, kind: "line" }}
          value={chosen.parts[name] ?? ""}
          set={(text) => setPart(name, text)}
        />
      ))}
    </>
  );
}
