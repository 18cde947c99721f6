import type { AgentView } from "./view.ts";

/** The agent as it was last read, and the row version that it was read from. */
export interface CachedView {
  /** PostgreSQL's own: any write to the row, by anyone, makes another. */
  readonly version: string;
  readonly view: AgentView;
}

const MOST_VIEWS = 1000;
/** Longer views, in characters, would take more memory than they save time. */
const LONGEST_VIEW = 8192;

/**
 * Agents are read far more often than written, and writing one out costs PostgreSQL three times what finding it does. So
 * the last ones are cached here, and a reader asks only for the row's version, under the same row-level security: a cached
 * view is used only if that very version is what the reader would have been shown.
 */
export interface ViewCache {
  get(id: string): CachedView | undefined;
  set(id: string, cached: CachedView): void;
}

export function createViewCache(most = MOST_VIEWS): ViewCache {
  const views = new Map<string, CachedView>();
  return {
    get: (id) => views.get(id),
    set(id, cached) {
      views.delete(id);
      if (sizeOf(cached.view) > LONGEST_VIEW) return;
      views.set(id, cached);
      const [oldest] = views.keys();
      if (views.size > most && oldest !== undefined) views.delete(oldest);
    },
  };
}

const sizeOf = ({ after_key, skills, import_metadata, capabilities, latest_evaluation }: AgentView): number =>
  [after_key, skills, import_metadata, capabilities, latest_evaluation].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );
