import type { Agent } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useQuery } from "@tanstack/react-query";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { wordsOf } from "../parts/refused.tsx";
import { ShownText, visible } from "../parts/text/shown-text.tsx";
import { foundAgentsQuery, oneAgentQuery } from "../queries/agents.ts";
import { useSession } from "../session/use-session.ts";
import "./agent-picker.css";

interface PickerProps {
  /** The id of the field, for its label. */
  readonly id: string;
  readonly agentId: string | undefined;
  /** Null for no agent, where `nothing` offers that. */
  readonly choose: (agent: Agent | null) => void;
  /** The label for choosing no agent. Absent where one is required. */
  readonly nothing?: string;
  /** Why an agent can't be chosen here, or null if it can. */
  readonly unfit?: (agent: Agent) => string | null;
}

interface Option {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly isUnfit: boolean;
  readonly agent: Agent | null;
}

const PAUSE_MS = 200;

/** The search starts a moment after the last keystroke, not at each one. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Picks one agent by name, however many the team has. A combobox that works by keyboard alone. */
export function AgentPicker({ id, agentId, choose, nothing, unfit = () => null }: PickerProps) {
  const session = useSession();
  const list = useId();
  /** Null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const search = useSettled((typed ?? "").trim());
  const chosen = useQuery(oneAgentQuery(session, agentId));
  const found = useQuery({ ...foundAgentsQuery(session, search), enabled: typed !== null });
  const isOpen = typed !== null;
  const options = isOpen ? optionsOf(found.data?.results ?? [], { nothing: search ? undefined : nothing, unfit }) : [];
  const at = Math.min(active, options.length - 1);
  const name = agentId ? visible(chosen.data?.agent_name ?? "") : (nothing ?? "");
  const open = (): void => {
    if (typed === null) setTyped("");
  };
  const close = (): void => {
    setTyped(null);
    setActive(0);
  };
  const pick = (option: Option | undefined): void => {
    if (!option || option.isUnfit) return;
    choose(option.agent);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && !isOpen) open();
    else if (step !== 0) setActive((at + step + options.length) % Math.max(1, options.length));
    else if (event.key === "Enter" && isOpen) pick(options[at]);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left it
    <div className="picker" onBlur={onBlur}>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={options[at] ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={fields.AgentConfigRequest.agent_name.maxLength}
        placeholder={isOpen ? "Type part of a name" : nothing}
        value={typed ?? name}
        onClick={open}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="picker-body" hidden={!isOpen}>
        <div id={list} role="listbox" aria-label="Agents" className="picker-found">
          {options.map((option, index) => (
            <Choice
              key={option.id}
              option={option}
              id={`${list}-${index}`}
              active={index === at}
              pick={() => pick(option)}
            />
          ))}
        </div>
        <p className="small mut" role="status">
          {isOpen && statusText({ isBusy: found.isFetching, search, data: found.data })}
        </p>
        {found.isError && (
          <div role="alert" className="small">
            {wordsOf(found.error)}{" "}
            <button type="button" className="link" onClick={() => found.refetch()}>
              Try again
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

interface Rules {
  readonly nothing: string | undefined;
  readonly unfit: (agent: Agent) => string | null;
}

function optionsOf(agents: readonly Agent[], { nothing, unfit }: Rules): Option[] {
  const none = nothing === undefined ? [] : [{ id: "", label: nothing, note: "", isUnfit: false, agent: null }];
  const named = agents.map((agent) => {
    const reason = unfit(agent);
    return {
      id: agent.id,
      label: agent.agent_name,
      note: reason ?? agent.model_name,
      isUnfit: reason !== null,
      agent,
    };
  });
  return [...none, ...named];
}

interface Status {
  readonly isBusy: boolean;
  readonly search: string;
  readonly data: { readonly results: readonly Agent[]; readonly count: number } | undefined;
}

function statusText({ isBusy, search, data }: Status): string {
  if (!data) return isBusy ? "Loading agents" : "";
  if (isBusy) return "Searching agents";
  if (data.results.length === 0) return search ? "No agent matches" : "No agents yet";
  const more = data.count - data.results.length;
  return more > 0 ? `${more.toLocaleString("en")} more; type part of a name` : "";
}

interface ChoiceProps {
  readonly option: Option;
  readonly id: string;
  readonly active: boolean;
  readonly pick: () => void;
}

function Choice({ option, id, active, pick }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={option.isUnfit || undefined}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: "nearest" });
      }}
      // The field keeps the focus, so that the list does not close before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={pick}
    >
      <span className="cut">
        <ShownText text={option.label} />
      </span>
      <span className="mut small cut">
        <ShownText text={option.note} />
      </span>
    </div>
  );
}
