import { useId, useRef } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { rangeOf } from "../draft/json-places.ts";
import { placeWords } from "../draft/problems.ts";
import type { Draft } from "../draft/use-draft.ts";

/** The body as JSON, checked while it is typed. */
export function JsonEditor({ draft, disabled }: { readonly draft: Draft; readonly disabled: boolean }) {
  const { text, syntax, problems, write } = draft;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isWrong = syntax !== null || problems.length > 0;
  const show = (start: number, end: number): void => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  return (
    <Section title="Config as JSON" note="checked while you type">
      <label className="sr" htmlFor={id}>
        Body of the guard config
      </label>
      <div className="json-editor">
        <textarea
          ref={field}
          id={id}
          className="mono guard-json"
          rows={24}
          spellCheck={false}
          autoComplete="off"
          readOnly={disabled}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-problems`}
          onChange={({ target }) => write(target.value)}
        />
        <div id={`${id}-problems`} aria-live="polite">
          {syntax !== null && (
            <p className="t-fail">
              Not valid JSON: <ShownText text={syntax} />
            </p>
          )}
          {syntax === null && problems.length === 0 && <p className="mut">No problems.</p>}
          {syntax === null && problems.length > 0 && (
            <ul className="json-problems">
              {problems.map(({ place, message }) => {
                const { line, start, end } = rangeOf(text, place);
                return (
                  <li key={`${place.join(" ")} ${message}`}>
                    <button type="button" className="link" onClick={() => show(start, end)}>
                      Line {line}
                    </button>{" "}
                    <code>
                      <ShownText text={placeWords(place)} />
                    </code>{" "}
                    <ShownText text={message} />
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </div>
    </Section>
  );
}
