import { useEffect, useState, useSyncExternalStore } from "react";
import { useKey } from "./keys/use-key.ts";
import { wordsOf } from "./refused.tsx";
import "./undo.css";

interface Offer {
  readonly words: string;
  readonly undo: () => Promise<unknown>;
}

/** How long an action can be undone from the bar. */
const OFFERED_MS = 10_000;

let offer: Offer | null = null;
const listeners = new Set<() => void>();

function set(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const offerUndo = (words: string, undo: () => Promise<unknown>): void => set({ words, undo });

export function UndoBar() {
  const open = useSyncExternalStore(subscribe, () => offer);
  return (
    <div className="undo-place" role="status">
      {open && <Bar key={open.words} offer={open} />}
    </div>
  );
}

function Bar({ offer: { words, undo } }: { readonly offer: Offer }) {
  const [message, setMessage] = useState(words);
  const back = (): void => {
    undo().then(
      () => set(null),
      (error: unknown) => setMessage(wordsOf(error)),
    );
  };
  useKey("z", "Undo last action", back);
  useEffect(() => {
    const timer = setTimeout(() => set(null), OFFERED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="undo">
      <span>{message}</span>
      <button type="button" className="link" onClick={back}>
        Undo
      </button>
    </div>
  );
}
