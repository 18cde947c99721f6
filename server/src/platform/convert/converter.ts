import type { Conversion } from "./converted.ts";
import { type ReaderRules, readFile } from "./read-file.ts";
import type { ForeignFile } from "./run-reader.ts";

/** Reads files that others wrote, few at a time. */
export interface Converter {
  /** Waits for its turn. Rejects only if the signal fires or no process can be started. */
  convert(file: ForeignFile, of: { readonly teamId: string; readonly signal: AbortSignal }): Promise<Conversion>;
}

/** Each may take 400 MB for half a minute. */
const MOST = 2;

/** One file at a time for a team, and two for a console. */
export function createConverter(rules: ReaderRules = {}): Converter {
  const running = new Set<string>();
  const waiting: { readonly teamId: string; readonly go: () => void }[] = [];

  const startNext = (): void => {
    while (running.size < MOST) {
      const at = waiting.findIndex(({ teamId }) => !running.has(teamId));
      const [next] = at < 0 ? [] : waiting.splice(at, 1);
      if (!next) return;
      running.add(next.teamId);
      next.go();
    }
  };

  return {
    async convert(file, { teamId, signal }) {
      await new Promise<void>((go) => {
        waiting.push({ teamId, go });
        startNext();
      });
      try {
        return await readFile(file, signal, rules);
      } finally {
        running.delete(teamId);
        startNext();
      }
    },
  };
}
