import type { AgentView } from "./view.ts";

/** The agent as it was last read, and the row version that it was read from. */
export interface KeptView {
  /** PostgreSQL's own: any write to the row, by whomever, makes another. */
  readonly version: string;
  readonly view: AgentView;
}

const MOST_VIEWS = 1000;
/** A view of more characters is not worth the room. */
const LONGEST_VIEW = 8192;

/**
 * Agents are read far more often than written, and writing one out costs PostgreSQL three times what finding it does. So
 * the last ones are kept here, and a reader asks only for the row's version, under the same row-level security: what is
 * kept is used only if that very version is what he would have been shown.
 */
export interface KeptViews {
  get(id: string): KeptView | undefined;
  keep(id: string, kept: KeptView): void;
}

export function createKeptViews(most = MOST_VIEWS): KeptViews {
  const views = new Map<string, KeptView>();
  return {
    get: (id) => views.get(id),
    keep(id, kept) {
      views.delete(id);
      if (sizeOf(kept.view) > LONGEST_VIEW) return;
      views.set(id, kept);
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
