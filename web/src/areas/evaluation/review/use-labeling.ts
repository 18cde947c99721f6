import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useCallback, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { useSession } from "../../../session/use-session.ts";
import { type Label, nextLabeling, start } from "./labeling.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { Response } from "./use-review.ts";

interface Wish {
  readonly label: Label;
  readonly withIdentical: boolean;
  readonly reason: string;
  readonly settles: boolean;
}

/** After the last label, this long passes before the verdict is read again, and while a person labels no longer than this. */
const QUIET_MS = 400;
const LONGEST_MS = 5_000;

/** What waits to be saved, for as long as the page is open. Who leaves it before is warned. */
export function useOutbox() {
  const [outbox] = useState(() => createOutbox());
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.state);
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      outbox.state.unsaved > 0 &&
      current.pathname !== next.pathname &&
      !confirm(`${outbox.state.unsaved} of your labels are not saved yet. Leave anyway?`),
    enableBeforeUnload: () => outbox.state.unsaved > 0,
  });
  return { ...state, outbox };
}

/**
 * Labels responses one after the other. The next response is shown at once; what was said is sent in order behind it.
 */
export function useLabeling(id: string, queue: readonly Response[], outbox: Outbox) {
  const { api } = useSession();
  const [state, dispatch] = useReducer(nextLabeling, start);
  const [error, setError] = useState<unknown>(null);
  const batches = useRef(new Map<number, string>());
  const key = useRef(0);
  const saved = useRefresh(id);
  const current = queue[state.at];

  const label = ({ label: said, withIdentical, reason, settles }: Wish): void => {
    if (!current) return;
    const { seq, group, identical } = current;
    const own = ++key.current;
    const isBulk = withIdentical && identical > 1;
    setError(null);
    dispatch({ kind: "labeled", done: { key: own, seq, group: isBulk ? group : null, label: said }, queue });
    const body = {
      ...{ seqs: [seq], label: said, settles, with_identical: isBulk },
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    };
    const idempotencyKey = newKey();
    outbox.add({
      async send() {
        const given = await api.evaluation.labelResponses({ evaluation_id: id, idempotencyKey, body });
        batches.current.set(own, given.batch_id);
        saved();
      },
      refused(cause) {
        setError(cause);
        dispatch({ kind: "taken back", key: own, queue });
      },
    });
  };

  const undo = (): void => {
    const last = state.done.at(-1);
    if (!last) return;
    dispatch({ kind: "taken back", key: last.key, queue });
    const idempotencyKey = newKey();
    outbox.add({
      async send() {
        const batch_id = batches.current.get(last.key);
        if (batch_id) await api.evaluation.undoLabels({ evaluation_id: id, idempotencyKey, body: { batch_id } });
        saved();
      },
      refused(cause) {
        setError(cause);
        dispatch({ kind: "labeled", done: last, queue });
      },
    });
  };

  return {
    ...state,
    current,
    error,
    label,
    undo,
    skip: () => dispatch({ kind: "skipped", queue }),
    move: (to: number) => dispatch({ kind: "moved", to }),
  };
}

export type Work = ReturnType<typeof useLabeling>;

/** Not `randomUUID`: consoles on a local network are reached without TLS, where browsers don't have it. */
const newKey = (): string => `label-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The verdict follows the labels, not each of them. */
function useRefresh(id: string): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number | null>(null);
  return useCallback(() => {
    const now = performance.now();
    since.current ??= now;
    clearTimeout(timer.current);
    const refresh = (): void => {
      since.current = null;
      for (const queryKey of [["review", id, "overview"], ["run", id], ["runs"], ["results", id], ["findings"]])
        void queries.invalidateQueries({ queryKey });
    };
    timer.current = setTimeout(refresh, Math.max(0, Math.min(QUIET_MS, since.current + LONGEST_MS - now)));
  }, [id, queries]);
}
