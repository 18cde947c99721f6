import { accentless, normalizeText } from "../../text/fold.ts";
import type { TextForm } from "./view-track.ts";

/** Few different characters make up a text. */
const MOST_KNOWN = 4_096;

function remembered(form: (cluster: string) => string): (cluster: string) => string {
  const known = new Map<string, string>();
  return (cluster) => {
    const made = known.get(cluster) ?? form(cluster);
    if (known.size >= MOST_KNOWN) known.clear();
    if (cluster.length < 16) known.set(cluster, made);
    return made;
  };
}

const normal = remembered(normalizeText);
const bare = remembered(accentless);

/** The forms of a text in which patterns are looked for as well. */
export const FORMS: readonly TextForm[] = [
  { name: "normalized", form: normal, base: (cluster) => cluster },
  { name: "folded", form: bare, base: normal },
];
