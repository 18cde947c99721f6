import { type ReactNode, useId, useState } from "react";
import { ShownText } from "../text/shown-text.tsx";
import { Confirm } from "./confirm.tsx";

interface ConfirmTypedProps {
  readonly title: string;
  readonly act: string;
  /** The text to type, letter for letter. */
  readonly name: string;
  readonly run: (typed: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For actions that can't be undone: the user types the name of what is affected. */
export function ConfirmTyped({ title, act, name, run, onClose, children }: ConfirmTypedProps) {
  const [typed, setTyped] = useState("");
  const field = useId();
  return (
    <Confirm title={title} act={act} run={() => run(typed)} onClose={onClose} disabled={typed !== name}>
      {children}
      <div className="field">
        <label htmlFor={field}>
          Type <ShownText text={name} /> to confirm
        </label>
        <input
          id={field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Confirm>
  );
}
