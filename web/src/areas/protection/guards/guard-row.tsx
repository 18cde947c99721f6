import { CHANNEL_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { ACTIONS, type Action, type Channel, type Mode } from "@agent-console/analysis/guards/guard.ts";
import * as choices from "@agent-console/sdk/choices";
import { useState } from "react";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { GuardOverride, Method, Methods } from "../../../queries/guards.ts";
import { actionWords, channelWords, modeWords } from "../../../terms/guards.ts";
import { blockOf, channelsOf, guardNames, methodNames, moveGuard, optionsOf, withBlock } from "../draft/body.ts";
import { problemsAt } from "../draft/problems.ts";
import type { Draft } from "../draft/use-draft.ts";
import { CardSummary } from "../methods/card-view.tsx";
import { pointOf } from "../methods/figures.ts";
import { findMethod } from "../methods/find-method.ts";
import { Badges } from "./badges.tsx";
import { GuardForm } from "./guard-form.tsx";
import { type LastDay, LastDayCounts } from "./last-day.tsx";

export interface RowProps {
  readonly agentId: string;
  readonly day: LastDay | undefined;
  readonly draft: Draft;
  readonly methods: Methods;
  readonly channel: Channel;
  readonly name: string;
  readonly overrides: readonly GuardOverride[];
  readonly disabled: boolean;
}

/** A guard on one of its channels. */
export function GuardRow(props: RowProps) {
  const { agentId, day, draft, methods, channel, name, overrides, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const { body, config } = draft;
  const block = blockOf(body, name);
  const guard = config?.channels[channel].find((one) => one.name === name);
  const elsewhere = channelsOf(body, name).filter((other) => other !== channel);
  return (
    <li className="guard-row" aria-label={visible(name)}>
      <div className="guard-name">
        <b>
          <ShownText text={name} />
        </b>
        <code className="mut">
          <ShownText text={methodNames(block).join(", ")} />
        </code>
        <LastDayCounts {...{ agentId, channel, name, day }} />
        {elsewhere.length > 0 && (
          <span className="tiny mut">Also on {elsewhere.map((other) => channelWords[other]).join(", ")}</span>
        )}
      </div>
      <ModeSwitch {...props} mode={block["mode"] === "enforce" ? "enforce" : "shadow"} />
      <ActionChoice {...props} effective={guard?.action} />
      <div className="guard-cards">
        {methodNames(block).map((method) => {
          const known = findMethod(methods, method);
          return known ? <MethodSummary key={method} method={known} options={optionsOf(block, method)} /> : null;
        })}
      </div>
      <div className="guard-acts">
        {!disabled && <MoveButtons {...props} />}
        <button type="button" className="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Close" : disabled ? "Details" : "Edit"}
          <span className="sr"> {visible(name)}</span>
        </button>
      </div>
      <Badges block={block} guard={guard} override={overrides.find((one) => one.guard === name)} />
      <RowProblems draft={draft} channel={channel} name={name} isOpen={isOpen} />
      {isOpen && <GuardForm {...{ draft, methods, channel, name, disabled }} />}
    </li>
  );
}

function MethodSummary({ method, options }: { readonly method: Method; readonly options: object }) {
  const { threshold } = options as { readonly threshold?: unknown };
  return <CardSummary method={method} point={method.card ? pointOf(method.card, threshold) : undefined} />;
}

function ModeSwitch({ draft: { body, edit }, channel, name, mode, disabled }: RowProps & { readonly mode: Mode }) {
  return (
    <fieldset className="segments mode-switch" disabled={disabled}>
      <legend className="sr">Mode of {visible(name)}</legend>
      {choices.SetGuardModeMode.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={`mode-${channel}-${name}`}
            checked={mode === one}
            onChange={() => edit(withBlock(body, name, { mode: one }))}
          />
          <span>{modeWords[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ActionProps extends RowProps {
  readonly effective: Action | undefined;
}

/** What the guard's methods allow on this channel; everything while a method is not known. */
function actionsFor({ methods, channel, draft: { body }, name }: RowProps): readonly Action[] {
  const known = methodNames(blockOf(body, name)).map((method) => findMethod(methods, method));
  return ACTIONS.filter(
    (action) =>
      (action !== "deny_call" || channel === "tool_call") &&
      (action === "flag" || known.every((method) => !method || method.actions.includes(action))),
  );
}

function ActionChoice(props: ActionProps) {
  const { draft, channel, name, effective, disabled } = props;
  const given = blockOf(draft.body, name)["action"];
  const actions = actionsFor(props);
  const shown = effective ?? (actions.find((action) => action === given) || "");
  return (
    <label className="action-choice">
      <span className="sr">
        Action of {visible(name)} on {channelWords[channel]}
      </span>
      <select
        value={shown}
        disabled={disabled}
        onChange={({ target }) => draft.edit(withBlock(draft.body, name, { action: target.value }))}
      >
        {shown === "" && <option value="">Choose an action</option>}
        {actions.map((action) => (
          <option key={action} value={action}>
            {actionWords[action]}
          </option>
        ))}
      </select>
    </label>
  );
}

function MoveButtons({ draft: { body, edit }, channel, name }: RowProps) {
  const names = guardNames(body, channel);
  const at = names.indexOf(name);
  const move = (by: -1 | 1) => () => edit(moveGuard(body, { channel, name, by }));
  if (names.length < 2) return null;
  return (
    <>
      <button type="button" className="btn small quiet" disabled={at === 0} onClick={move(-1)}>
        <span aria-hidden="true">↑</span>
        <span className="sr">Move {visible(name)} up</span>
      </button>
      <button type="button" className="btn small quiet" disabled={at === names.length - 1} onClick={move(1)}>
        <span aria-hidden="true">↓</span>
        <span className="sr">Move {visible(name)} down</span>
      </button>
    </>
  );
}

interface ProblemProps {
  readonly draft: Draft;
  readonly channel: Channel;
  readonly name: string;
  readonly isOpen: boolean;
}

/** Problems of the row. Those of a field stand at the field while the form is open. */
function RowProblems({ draft: { body, formProblems }, channel, name, isOpen }: ProblemProps) {
  const listed = [CHANNEL_KEYS[channel], guardNames(body, channel).indexOf(name)];
  const own = problemsAt(formProblems, [name]).filter(
    ({ place }) => !isOpen || place.length < 2 || place[1] === "methods" || place[1] === "action",
  );
  const all = [...problemsAt(formProblems, listed), ...own];
  if (all.length === 0) return null;
  return (
    <ul className="guard-problems" aria-label={`Problems of ${visible(name)}`}>
      {all.map(({ place, message }) => (
        <li key={`${place.join(" ")} ${message}`}>
          {place.length > 1 && place[0] === name && <code>{place.slice(1).join(" › ")}</code>} {message}
        </li>
      ))}
    </ul>
  );
}
