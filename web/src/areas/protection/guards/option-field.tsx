import type { OptionSpec } from "@agent-console/analysis/guards/guard.ts";
import { type ReactNode, useId, useState } from "react";

interface OptionProps {
  readonly label: string;
  readonly spec: OptionSpec;
  /** Undefined if the config leaves it out. */
  readonly value: unknown;
  /** Undefined leaves it out. */
  readonly set: (value: unknown) => void;
  readonly wrong: string | undefined;
  readonly disabled: boolean;
  /** What holds if it is left out, where that is not the option's own default. */
  readonly otherwise?: string;
}

/** A field for an option of a config, as its description says. */
export function OptionField(props: OptionProps) {
  const id = useId();
  const { label, spec, wrong } = props;
  if (spec.kind === "texts" && spec.of) return <Checks {...props} of={spec.of} id={id} />;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Control {...props} id={id} />
      <Notes id={id} description={spec.description} wrong={wrong} />
    </div>
  );
}

interface NotesProps {
  readonly id: string;
  readonly description: string;
  readonly wrong: string | undefined;
}

function Notes({ id, description, wrong }: NotesProps) {
  return (
    <>
      <span className="hint" id={`${id}-hint`}>
        {description}
      </span>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function Control({ id, spec, value, set, wrong, disabled, otherwise }: OptionProps & { readonly id: string }) {
  const shared = { id, disabled, "aria-describedby": `${id}-hint`, "aria-invalid": wrong ? true : undefined } as const;
  switch (spec.kind) {
    case "choice":
      return <Choice {...{ shared, value, set }} of={spec.of} otherwise={otherwise ?? spec.default} />;
    case "boolean":
      return (
        <Choice
          {...{ shared }}
          value={typeof value === "boolean" ? yesNo(value) : value}
          set={(chosen) => set(chosen === undefined ? undefined : chosen === "yes")}
          of={["yes", "no"]}
          otherwise={otherwise ?? yesNo(spec.default)}
        />
      );
    case "number":
      return (
        <Typed {...{ shared, value, set }} read={numberIn} placeholder={otherwise ?? String(spec.default)}>
          {(field) => <input {...field} className="mono" inputMode="decimal" autoComplete="off" />}
        </Typed>
      );
    case "text":
      return (
        <Typed {...{ shared, value, set }} read={textIn} placeholder={otherwise ?? spec.default}>
          {(field) => <textarea {...field} rows={2} />}
        </Typed>
      );
    case "texts":
    case "patterns":
      return (
        <Typed {...{ shared, value, set }} read={linesIn} placeholder="One per line">
          {(field) => <textarea {...field} rows={4} className="mono" spellCheck={false} />}
        </Typed>
      );
  }
}

const yesNo = (value: boolean): string => (value ? "yes" : "no");

interface Shared {
  readonly id: string;
  readonly disabled: boolean;
  readonly "aria-describedby": string;
  readonly "aria-invalid": true | undefined;
}

interface ChoiceProps {
  readonly shared: Shared;
  readonly value: unknown;
  readonly set: (value: string | undefined) => void;
  readonly of: readonly string[];
  readonly otherwise: string;
}

function Choice({ shared, value, set, of, otherwise }: ChoiceProps) {
  return (
    <select
      {...shared}
      value={typeof value === "string" && of.includes(value) ? value : ""}
      onChange={({ target }) => set(target.value === "" ? undefined : target.value)}
    >
      <option value="">Default ({spaced(otherwise)})</option>
      {of.map((one) => (
        <option key={one} value={one}>
          {spaced(one)}
        </option>
      ))}
    </select>
  );
}

const spaced = (value: string): string => value.replaceAll("_", " ");

interface TypedField extends Shared {
  readonly value: string;
  readonly placeholder: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface TypedProps {
  readonly shared: Shared;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** The value of a text; undefined if the option is left out. */
  readonly read: (text: string) => unknown;
  readonly placeholder: string;
  readonly children: (field: TypedField) => ReactNode;
}

/** Keeps what is typed as long as it means the value, so that `0.` can become `0.5`. */
function Typed({ shared, value, set, read, placeholder, children }: TypedProps) {
  const [typed, setTyped] = useState("");
  const stands = JSON.stringify(read(typed)) === JSON.stringify(value);
  return children({
    ...shared,
    placeholder,
    value: stands ? typed : shownValue(value),
    onChange: ({ target }) => {
      setTyped(target.value);
      set(read(target.value));
    },
  });
}

const shownValue = (value: unknown): string => {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.map(String).join("\n");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** What is no number stays a text, which the check of the config then names. */
const numberIn = (text: string): unknown => {
  if (text.trim() === "") return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
};

const textIn = (text: string): unknown => (text === "" ? undefined : text);

const linesIn = (text: string): unknown => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length === 0 ? undefined : lines;
};

interface ChecksProps extends OptionProps {
  readonly of: readonly string[];
  readonly id: string;
}

function Checks({ label, spec, of, value, set, wrong, disabled, id }: ChecksProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : Array.isArray(spec.default) ? spec.default : [];
  return (
    <fieldset className="field" disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className="label">{label}</legend>
      <div className="option-checks">
        {of.map((one) => (
          <label key={one} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                set(of.filter((other) => (other === one ? target.checked : chosen.includes(other))))
              }
            />
            {spaced(one)}
          </label>
        ))}
      </div>
      <Notes id={id} description={spec.description} wrong={wrong} />
    </fieldset>
  );
}
