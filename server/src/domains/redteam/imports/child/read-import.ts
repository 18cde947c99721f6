import { entriesOf } from "./entries.ts";
import { garakReader, isGarak } from "./garak.ts";
import { isPromptfoo, promptfooReader } from "./promptfoo.ts";
import { isPyrit, pyritReader } from "./pyrit.ts";
import type { Reader } from "./reader.ts";
import { type ImportTool, MOST_CHARACTERS, MOST_HITS, MOST_OTHERS, type ToldLine, type ToldTest } from "./told.ts";
import { asObject, type Json } from "./values.ts";

const forms: readonly { tool: ImportTool; fits: (entry: Json) => boolean; open: () => Reader }[] = [
  { tool: "garak", fits: isGarak, open: garakReader },
  { tool: "promptfoo", fits: isPromptfoo, open: promptfooReader },
  { tool: "pyrit", fits: isPyrit, open: pyritReader },
];

/** Entries that may be something else before the form has to be known: a document has its settings first. */
const MOST_UNKNOWN = 2_000;

/** Reads a result file of another tool and tells what is in it. Its form is known by its content alone. */
export async function readImport(pieces: AsyncIterable<Uint8Array>, tell: (line: ToldLine) => void): Promise<void> {
  const counts = { hit: 0, held: 0, error: 0, undetermined: 0, broken: 0, skipped: 0 };
  let [keptHits, keptOthers, characters] = [0, 0, 0];
  let reader: Reader | null = null;
  let unknown = 0;

  const add = (test: ToldTest): void => {
    counts[test.outcome] += 1;
    const isHit = test.outcome === "hit";
    if (isHit ? keptHits >= MOST_HITS : keptOthers >= MOST_OTHERS) return;
    if (characters > MOST_CHARACTERS) return;
    if (isHit) keptHits += 1;
    else keptOthers += 1;
    for (const { text } of test.messages) characters += text.length;
    tell({ test });
  };
  const take = (entry: Json): void => {
    if (reader === null) {
      const form = forms.find(({ fits }) => fits(entry));
      if (!form) {
        unknown += 1;
        return;
      }
      reader = form.open();
      tell({ tool: form.tool });
    }
    const tests = reader.read(entry);
    if (tests === null) counts.skipped += 1;
    else for (const test of tests) add(test);
  };

  for await (const entries of entriesOf(pieces)) {
    for (const entry of entries) {
      const values = "text" in entry ? valuesIn(entry.text) : null;
      if (values === null) counts.broken += 1;
      else for (const value of values) take(value);
    }
    if (reader === null && unknown + counts.broken > MOST_UNKNOWN) break;
  }
  if (reader === null) return tell({ unknown: true });
  for (const test of (reader as Reader).end()) add(test);
  tell({ done: counts });
}

/** The objects on a line: usually one. An older promptfoo put no line break between two batches. Null: not readable. */
function valuesIn(text: string): Json[] | null {
  const whole = parsed(text);
  if (whole) return [whole];
  let seam = -1;
  for (let tried = 0; tried < MOST_SEAMS; tried++) {
    seam = text.indexOf("}{", seam + 1);
    if (seam < 0) return null;
    const [first, second] = [parsed(text.slice(0, seam + 1)), parsed(text.slice(seam + 1))];
    if (first && second) return [first, second];
  }
  return null;
}

/** Each attempt reads the line once more: a line of seams must not take long. */
const MOST_SEAMS = 8;

function parsed(text: string): Json | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}
