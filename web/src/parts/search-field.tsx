import * as fields from "@agent-console/sdk/fields";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

interface FieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly initial?: string;
  readonly set: (words: string) => void;
}

/** The search starts a moment after the last keystroke, not at each one. */
export function SearchField({ label, placeholder, initial = "", set }: FieldProps) {
  const [words, setWords] = useState(initial);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(initial);
  useEffect(() => {
    // The address changed by a link or by Back: the field follows it.
    if (initial === told.current) return;
    told.current = initial;
    setWords(initial);
  }, [initial]);
  useEffect(() => () => clearTimeout(wait.current), []);
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      told.current = typed.trim();
      set(told.current);
    }, PAUSE_MS);
  };
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={fields.EvaluationListFindings.search.maxLength}
      value={words}
      onChange={({ target }) => type(target.value)}
    />
  );
}
