import { useEffect, useRef } from "react";

/** A key, or two in a row as in "g a", and what it does on the open page. */
export interface Key {
  readonly keys: string;
  readonly does: string;
  readonly run: () => void;
}

const bound = new Set<Key>();

/** The keys that work now, each once. The most recently bound one wins. */
export const boundKeys = (): Key[] => {
  const newest = [...bound].reverse();
  return newest.filter(({ keys }, at) => newest.findIndex((other) => other.keys === keys) === at).reverse();
};

export function useKey(keys: string, does: string, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const key: Key = { keys, does, run: () => latest.current() };
    bound.add(key);
    return () => void bound.delete(key);
  }, [keys, does]);
}
