import { type LabelName, labelNames, type SeriesLabels } from "../store/new-rows.ts";

export const OTHER = "other";
const LONGEST_VALUE = 100;
const NO_LABELS = "";

/** Of a set of labels: the same text for the same labels, in whatever order. Empty if there are none. */
export function keyOfLabels(labels: SeriesLabels | undefined): string {
  if (labels === undefined) return NO_LABELS;
  const clean: Partial<Record<LabelName, string>> = {};
  let isEmpty = true;
  for (const name of labelNames) {
    const value = labels[name];
    if (value === undefined || value === "") continue;
    clean[name] = storable(value);
    isEmpty = false;
  }
  return isEmpty ? NO_LABELS : JSON.stringify(clean);
}

export const labelsOfKey = (key: string): SeriesLabels => (key === NO_LABELS ? {} : (JSON.parse(key) as SeriesLabels));

/** PostgreSQL's JSON takes neither a zero character nor half of a surrogate pair. */
const storable = (value: string): string => value.slice(0, LONGEST_VALUE).toWellFormed().replaceAll("\u0000", "\ufffd");

/** Without the names that a team, or those who call its agents, can choose at will. */
export const coarse = (labels: SeriesLabels): SeriesLabels => ({
  ...labels,
  ...(labels.guard === undefined ? {} : { guard: OTHER }),
  ...(labels.rule === undefined ? {} : { rule: OTHER }),
  ...(labels.model === undefined ? {} : { model: OTHER }),
});
