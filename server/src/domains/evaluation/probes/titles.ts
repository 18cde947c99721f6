import { probes } from "./list.ts";

const titles = new Map(probes.map(({ id, title }) => [id, title]));

/** What people call a probe, on every page and in every report. One that is no longer in the list keeps its id. */
export const probeTitle = (id: string): string => titles.get(id) ?? id;

/** The ids of the probes in whose title these words stand: what people read is what they search for. */
export function probesWithTitle(words: string): string[] {
  const wanted = words.toLowerCase();
  return [...titles].filter(([, title]) => title.toLowerCase().includes(wanted)).map(([id]) => id);
}
