import { ApiError } from "@agent-console/sdk";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { problemsOf } from "../../parts/problems.ts";
import type { FieldSpec } from "./fields.ts";

type Values = Readonly<Record<string, string>>;

interface EntryFormProps {
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly submit: string;
  readonly send: (values: Values) => Promise<unknown>;
}

/** A form that shows each error at its field, and the rest above the first field. */
export function EntryForm({ fields, submit, send }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Values>({});
  const [refusal, setRefusal] = useState("");
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (Object.keys(wrong).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const empty = emptyFields(fields, values);
    setWrong(empty);
    setRefusal("");
    if (Object.keys(empty).length > 0) return;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const { placed, rest } = sortProblems(error, fields);
      setWrong(placed);
      setRefusal(rest);
    } finally {
      setSending(false);
    }
  };

  return (
    <form ref={form} className="entry-form" onSubmit={onSubmit} noValidate>
      <p className="entry-refusal" role="alert">
        {refusal}
      </p>
      {Object.entries(fields).map(([name, field]) => (
        <EntryField key={name} name={name} field={field} wrong={wrong[name]} />
      ))}
      <button type="submit" className="btn pri tall" disabled={isSending}>
        {submit}
      </button>
    </form>
  );
}

interface EntryFieldProps {
  readonly name: string;
  readonly field: FieldSpec;
  readonly wrong: string | undefined;
}

function EntryField({ name, field, wrong = "" }: EntryFieldProps) {
  const { label, called: _, hint, ...attributes } = field;
  return (
    <div>
      <label htmlFor={name}>
        {label}
        {hint && <span className="mut small">{hint}</span>}
      </label>
      <input
        id={name}
        name={name}
        {...attributes}
        aria-describedby={`${name}-wrong`}
        {...(wrong ? { "aria-invalid": true } : {})}
      />
      <p className="entry-wrong" id={`${name}-wrong`}>
        {wrong}
      </p>
    </div>
  );
}

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

function emptyFields(fields: EntryFormProps["fields"], values: Values): Values {
  const empty = Object.entries(fields).filter(([name, { required }]) => required && values[name]?.trim() === "");
  return Object.fromEntries(
    empty.map(([name, { called, label }]) => [name, `Enter ${called ?? label.toLowerCase()}.`]),
  );
}

function sortProblems(error: unknown, fields: EntryFormProps["fields"]): { placed: Values; rest: string } {
  const problems = Object.entries(problemsOf(error));
  const placed = problems.filter(([name]) => name in fields);
  const unplaced = problems.filter(([name]) => !(name in fields)).map(([, words]) => words);
  if (placed.length > 0 || unplaced.length > 0) return { placed: Object.fromEntries(placed), rest: unplaced.join(" ") };
  return { placed: {}, rest: errorWords(error) };
}

export const errorWords = (error: unknown): string =>
  error instanceof ApiError ? error.detail : "Can't reach the console. Check that it is running, then try again.";
