import { GUARD_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { Methods } from "../../../queries/guards.ts";
import { blockOf, channelsOf, methodNames, optionsOf, withBlock, withOption, without } from "../draft/body.ts";
import { fieldProblem } from "../draft/problems.ts";
import type { Draft } from "../draft/use-draft.ts";
import { CardDetails } from "../methods/card-view.tsx";
import { findMethod } from "../methods/find-method.ts";
import { OptionField } from "./option-field.tsx";

interface FormProps {
  readonly draft: Draft;
  readonly methods: Methods;
  readonly channel: Channel;
  readonly name: string;
  readonly disabled: boolean;
}

/** The keys of a guard beside its mode and its action, which have a place in its row. */
const keys = ["on-error", "not-covered", "timeout-ms", "rewrite-text", "type"] as const;

const labels: Readonly<Record<(typeof keys)[number], string>> = {
  "on-error": "On error",
  "not-covered": "Text that the card doesn't cover",
  "timeout-ms": "Timeout in milliseconds",
  "rewrite-text": "Text to put in place",
  type: "Type",
};

/** Everything about a guard: its methods with their options and cards, and what an error means. */
export function GuardForm({ draft, methods, channel, name, disabled }: FormProps) {
  const { body, config, formProblems, edit } = draft;
  const block = blockOf(body, name);
  const effective = config?.channels[channel].find((guard) => guard.name === name);
  const inherited: Readonly<Record<string, string | undefined>> = {
    "on-error": block["on-error"] === undefined ? effective?.onError : undefined,
    "not-covered": block["not-covered"] === undefined ? effective?.notCovered : undefined,
    "timeout-ms": block["timeout-ms"] === undefined ? effective && String(effective.timeoutMs) : undefined,
  };
  return (
    <div className="guard-form">
      {methodNames(block).map((method) => (
        <MethodOptions key={method} {...{ draft, methods, name, method, disabled }} />
      ))}
      <MethodAdder {...{ draft, methods, channel, name, disabled }} />
      <div className="guard-fields">
        {keys
          .filter((key) => key !== "rewrite-text" || effective?.action === "rewrite" || block[key] !== undefined)
          .flatMap((key) => {
            const spec = GUARD_KEYS[key];
            if (!spec) return [];
            const otherwise = inherited[key];
            return [
              <OptionField
                key={key}
                label={labels[key]}
                spec={spec}
                value={block[key]}
                set={(value) => edit(withBlock(body, name, { [key]: value }))}
                wrong={fieldProblem(formProblems, [name, key])}
                disabled={disabled}
                {...(otherwise === undefined ? {} : { otherwise })}
              />,
            ];
          })}
      </div>
      {!disabled && (
        <button type="button" className="btn" onClick={() => edit(without(body, channel, name))}>
          {channelsOf(body, name).length > 1 ? "Remove from this channel" : "Remove guard"}
        </button>
      )}
    </div>
  );
}

interface MethodProps {
  readonly draft: Draft;
  readonly methods: Methods;
  readonly name: string;
  readonly method: string;
  readonly disabled: boolean;
}

function MethodOptions({ draft, methods, name, method, disabled }: MethodProps) {
  const { body, formProblems, edit } = draft;
  const block = blockOf(body, name);
  const names = methodNames(block);
  const known = findMethod(methods, method);
  const remove = () =>
    edit(withBlock(body, name, { methods: names.filter((one) => one !== method), [method]: undefined }));
  return (
    <section className="guard-method" aria-label={known?.title ?? visible(method)}>
      <p className="row">
        <b>{known?.title ?? <ShownText text={method} />}</b>
        <code className="mut">{known ? `${known.id} ${known.version}` : null}</code>
        {names.length > 1 && !disabled && (
          <button type="button" className="btn small quiet" onClick={remove}>
            Remove method
          </button>
        )}
      </p>
      {known ? (
        <>
          <p className="mid">{known.description}</p>
          <div className="guard-fields">
            {Object.entries(known.options).map(([option, spec]) => (
              <OptionField
                key={option}
                label={optionLabel(option)}
                spec={spec}
                value={optionsOf(block, method)[option]}
                set={(value) => edit(withOption(body, name, { method, option, value }))}
                wrong={fieldProblem(formProblems, [name, method, option])}
                disabled={disabled}
              />
            ))}
          </div>
          <details className="card-fold">
            <summary>Card and blind spots</summary>
            <CardDetails method={known} />
          </details>
        </>
      ) : (
        <p className="mid">This console does not have this method. Remove it, or replace it with another.</p>
      )}
    </section>
  );
}

const optionLabel = (option: string): string => {
  const words = option.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function MethodAdder({ draft: { body, edit }, methods, channel, name, disabled }: FormProps) {
  const names = methodNames(blockOf(body, name));
  const fitting = Object.values(methods).filter(
    ({ id, channels }) => channels.includes(channel) && !names.some((one) => findMethod(methods, one)?.id === id),
  );
  if (disabled || fitting.length === 0) return null;
  return (
    <div className="field">
      <label className="sr" htmlFor={`add-method-${channel}-${name}`}>
        Add a method to {visible(name)}
      </label>
      <select
        id={`add-method-${channel}-${name}`}
        className="add-method"
        value=""
        onChange={({ target }) => edit(withBlock(body, name, { methods: [...names, target.value] }))}
      >
        <option value="">Add a method to this guard…</option>
        {fitting.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
