import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Refused } from "../refused.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly act: string;
  readonly run: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

/** Asks before an action that affects others. The button names the action, and Enter in a field presses it. */
export function Confirm({ title, act, run, onClose, disabled = false, children }: ConfirmProps) {
  const running = useMutation({ mutationFn: run, onSuccess: onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The page behind may be a form, which this is no part of.
          event.stopPropagation();
          running.mutate();
        }}
      >
        {children}
        <Refused error={running.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={disabled || running.isPending}>
            {act}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
