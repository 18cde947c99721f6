import { type ReactNode, useId, useState } from "react";
import { ShownText } from "../shown-text.tsx";
import { Confirm } from "./confirm.tsx";

interface ConfirmTypedProps {
  readonly title: string;
  readonly act: string;
  /** What has to be typed, letter for letter. */
  readonly name: string;
  readonly run: (typed: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** For what cannot be undone: whoever does it writes down what it is done to. */
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
