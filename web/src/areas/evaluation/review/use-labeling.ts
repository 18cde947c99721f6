import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { useSession } from "../../../session/use-session.ts";
import { type Label, nextLabeling, start } from "./labeling.ts";
import type { Response } from "./use-review.ts";

interface Wish {
  readonly label: Label;
  readonly withIdentical: boolean;
  readonly reason: string;
  readonly settles: boolean;
}

/** After the last label, this long passes before the verdict is read again. */
const QUIET_MS = 400;

/**
 * Labels responses one after the other. The next response is shown at once; what was said is sent in order behind it, so
 * that undoing always finds what it undoes.
 */
export function useLabeling(id: string, queue: readonly Response[]) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(nextLabeling, start);
  const [unsaved, setUnsaved] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const batches = useRef(new Map<number, string>());
  const key = useRef(0);
  const current = queue[state.at];

  /** One request at a time. Whatever goes wrong is told, and the rest goes on. */
  const send = (request: () => Promise<unknown>, onFailure: () => void): void => {
    setUnsaved((open) => open + 1);
    line.current = line.current
      .then(request)
      .catch((cause: unknown) => {
        setError(cause);
        onFailure();
      })
      .finally(() => setUnsaved((open) => open - 1));
  };

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
    send(
      async () => {
        const given = await api.evaluation.labelResponses({ evaluation_id: id, body });
        batches.current.set(own, given.batch_id);
      },
      () => dispatch({ kind: "taken back", key: own, queue }),
    );
  };

  const undo = (): void => {
    const last = state.done.at(-1);
    if (!last) return;
    dispatch({ kind: "taken back", key: last.key, queue });
    send(
      async () => {
        const batch_id = batches.current.get(last.key);
        if (batch_id) await api.evaluation.undoLabels({ evaluation_id: id, body: { batch_id } });
      },
      () => dispatch({ kind: "labeled", done: last, queue }),
    );
  };

  // The verdict follows the labels, not each of them.
  const saved = unsaved === 0 ? key.current : 0;
  useEffect(() => {
    if (saved === 0) return;
    const timer = setTimeout(() => {
      for (const queryKey of [["review", id, "overview"], ["run", id], ["runs"], ["results", id], ["findings"]])
        void queries.invalidateQueries({ queryKey });
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [saved, id, queries]);

  useEffect(() => {
    if (unsaved === 0) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);

  return {
    ...state,
    current,
    unsaved,
    error,
    label,
    undo,
    skip: () => dispatch({ kind: "skipped", queue }),
    move: (to: number) => dispatch({ kind: "moved", to }),
  };
}

export type Work = ReturnType<typeof useLabeling>;
