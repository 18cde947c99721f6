import { JsonReader } from "./reader.ts";

/** Characters between two looks at the clock. */
const STEP = 4096;

/** How long others wait at most while a text is read. */
const SLICE_MS = 5;

/** Lets everybody else go on, and comes back. */
export type Pause = () => Promise<unknown>;

/**
 * The value of a long JSON text, as `parseJson` reads it, in slices between which everybody else is answered. A text of
 * more values than given is refused, because whatever checks the value afterwards does not stop in between.
 */
export async function parseJsonInSlices(text: string, mostValues: number, pause: Pause): Promise<unknown> {
  const reader = new JsonReader(text, mostValues);
  for (;;) {
    const began = performance.now();
    do {
      if (reader.readOn(STEP)) return reader.value;
    } while (performance.now() - began < SLICE_MS);
    await pause();
  }
}
