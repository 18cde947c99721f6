import { ApiError } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { visible } from "../../../parts/text/shown-text.tsx";
import { queryProblem, typedProblem } from "./query-problem.ts";
import "./window.css";

interface QueryFormProps {
  readonly label: string;
  readonly example: string;
  readonly value: string;
  readonly run: (query: string) => void;
  readonly error: unknown;
  readonly note: ReactNode;
  /** Throws where the query is wrong, before it is sent. */
  readonly parse: (query: string) => unknown;
}

/** A query in one of the query languages. What is wrong with it is marked where it is. */
export function QueryForm({ label, example, value, run, error, note, parse }: QueryFormProps) {
  const id = useId();
  const [text, setText] = useState(value);
  // The address changed by a link or by Back: the field follows it.
  useEffect(() => setText(value), [value]);
  const typed = typedProblem(parse, text.trim());
  const isSent = text.trim() === value.trim();
  const problem = typed ?? (isSent && error instanceof ApiError ? queryProblem(error) : null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    run(text.trim());
  };
  return (
    <form
      className="query-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(text.trim());
      }}
    >
      <label htmlFor={id} className="small mid">
        {label} {note}
      </label>
      <div className="query-line">
        <textarea
          id={id}
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={fields.ProtectionSearchTraces.query.maxLength}
          placeholder={example}
          value={text}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-wrong` : undefined}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="btn">
          Run
        </button>
      </div>
      {problem && (
        <div className="query-wrong" role="alert" id={`${id}-wrong`}>
          {problem.position === null ? "" : `Character ${problem.position + 1}: `}
          {visible(problem.words)}
          {problem.position !== null && <Marked query={text.trim()} position={problem.position} />}
        </div>
      )}
    </form>
  );
}

/** The line with the problem, and a sign below it. */
function Marked({ query, position }: { readonly query: string; readonly position: number }) {
  const start = query.lastIndexOf("\n", Math.max(0, position - 1)) + 1;
  const end = query.indexOf("\n", position);
  const before = visible(query.slice(start, position));
  return (
    <pre aria-hidden="true">
      {before}
      {visible(query.slice(position, end < 0 ? undefined : end))}
      {"\n"}
      {" ".repeat(before.length)}^
    </pre>
  );
}
