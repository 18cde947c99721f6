import { parseConfigText } from "@agent-console/analysis/guards/config/parse-config-text.ts";
import { readConfigWith } from "@agent-console/analysis/guards/config/read-config-with.ts";
import { useMutation } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Methods } from "../../../queries/guards.ts";
import { type Body, flattenBody } from "../draft/body.ts";
import { countsOf, countWords } from "../draft/counts.ts";
import { placeWords } from "../draft/problems.ts";

interface ImportProps {
  readonly methods: Methods;
  readonly use: (body: Body) => Promise<unknown>;
  readonly onClose: () => void;
}

const MOST_BYTES = 1_000_000;

/** A config file of Dome or of a console, as TOML or JSON. Nothing is stored before it was checked. */
export function ImportDialog({ methods, use, onClose }: ImportProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isTooLarge, setTooLarge] = useState(false);
  const read = useMemo(() => (text.trim() === "" ? null : readText(text, methods)), [text, methods]);
  const run = useMutation({ mutationFn: use, onSuccess: onClose });
  const body = read?.problems.length === 0 ? read.body : undefined;
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size <= MOST_BYTES) setText(await file.text());
  };
  return (
    <Dialog title="Import a guard config" onClose={onClose} className="wide-dialog">
      <div className="field">
        <label htmlFor={`${id}-file`}>TOML or JSON file, from Dome or from a console</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".toml,.json"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {isTooLarge && (
          <p className="wrong" role="alert">
            The file is too large. A config has at most 262,144 characters.
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={`${id}-text`}>Or paste its content</label>
        <textarea
          id={`${id}-text`}
          className="mono"
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div aria-live="polite">
        {read && read.problems.length > 0 && (
          <>
            <p className="t-fail">
              {read.problems.length === 1 ? "1 problem:" : `${read.problems.length} problems:`} correct the file and
              import it again.
            </p>
            <ul className="import-problems">
              {read.problems.map(({ place, message }) => (
                <li key={`${place.join(" ")} ${message}`}>
                  <code>
                    <ShownText text={placeWords(place)} />
                  </code>{" "}
                  <ShownText text={message} />
                </li>
              ))}
            </ul>
          </>
        )}
        {body && (
          <p>
            {countWords(countsOf(body))}.{" "}
            {read && read.unavailable.length > 0 && (
              <mark>
                Not available in this console: {read.unavailable.join(", ")}. Replace these methods before you apply the
                config.
              </mark>
            )}
          </p>
        )}
      </div>
      <Refused error={run.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={!body || run.isPending}
          onClick={() => body && run.mutate(body)}
        >
          Import config
        </button>
      </div>
    </Dialog>
  );
}

function readText(text: string, methods: Methods) {
  const parsed = parseConfigText(text);
  if ("message" in parsed) return { problems: [{ place: [], message: parsed.message }], unavailable: [] };
  const { config, problems } = readConfigWith(methods, parsed.body);
  const body = problems.length === 0 ? flattenBody(parsed.body) : undefined;
  return { body, problems, unavailable: config?.unavailable ?? [] };
}
