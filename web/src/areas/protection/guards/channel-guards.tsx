import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import { useId, useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import type { GuardOverride, Methods } from "../../../queries/guards.ts";
import { channelNotes, channelWords } from "../../../terms/guards.ts";
import { addToChannel, allGuards, blockOf, guardNames, methodNames, withNewGuard } from "../draft/body.ts";
import type { Draft } from "../draft/use-draft.ts";
import { findMethod } from "../methods/find-method.ts";
import { GuardRow } from "./guard-row.tsx";
import { useLastDay } from "./last-day.tsx";

interface ChannelProps {
  readonly agentId: string;
  readonly draft: Draft;
  readonly methods: Methods;
  readonly channel: Channel;
  readonly overrides: readonly GuardOverride[];
  readonly disabled: boolean;
}

/** The guards of a channel, in the order in which they are listed. */
export function ChannelGuards(props: ChannelProps) {
  const { agentId, draft, channel, disabled } = props;
  const names = guardNames(draft.body, channel);
  const day = useLastDay(agentId, channel, names.length > 0);
  return (
    <Section title={channelWords[channel]} note={channelNotes[channel]}>
      {names.length === 0 && <p className="mut">No guards. Traffic on this channel is not judged.</p>}
      <ol className="guard-list">
        {names.map((name) => (
          <GuardRow key={name} {...props} name={name} day={day} />
        ))}
      </ol>
      {!disabled && <AddGuard {...props} />}
    </Section>
  );
}

/** A guard of another channel, or a new one by its method. */
function AddGuard({ draft: { body, edit }, methods, channel }: ChannelProps) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  const here = guardNames(body, channel);
  const existing = allGuards(body).filter(
    (name) =>
      !here.includes(name) &&
      methodNames(blockOf(body, name)).every((method) => findMethod(methods, method)?.channels.includes(channel)),
  );
  const fitting = Object.values(methods).filter(({ channels }) => channels.includes(channel));
  const add = (): void => {
    const [kind, ...rest] = chosen.split(":");
    const name = rest.join(":");
    edit(kind === "guard" ? addToChannel(body, channel, name) : withNewGuard(body, channel, name).body);
    setChosen("");
  };
  return (
    <div className="add-guard">
      <label className="sr" htmlFor={id}>
        Guard to add on {channelWords[channel]}
      </label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">Choose a guard to add…</option>
        {existing.length > 0 && (
          <optgroup label="Guards of this config">
            {existing.map((name) => (
              <option key={name} value={`guard:${name}`}>
                {visible(name)}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label="New guard, in shadow">
          {fitting.map(({ id: method, title }) => (
            <option key={method} value={`method:${method}`}>
              {title}
            </option>
          ))}
        </optgroup>
      </select>
      <button type="button" className="btn" disabled={chosen === ""} onClick={add}>
        Add guard
      </button>
    </div>
  );
}
