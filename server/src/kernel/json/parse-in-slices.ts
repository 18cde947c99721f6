import { JsonReader } from "./reader.ts";

/** Characters between two checks of the clock. */
const STEP = 4096;

/** Maximum time that other work waits while a text is parsed. */
const SLICE_MS = 5;

/** Lets other work run, then continues. */
export type Pause = () => Promise<unknown>;

/**
 * The value of a long JSON text, as `parseJson` returns it, parsed in slices so that other requests are answered in
 * between. A text with more values than `mostValues` is rejected, because the checks that follow run without interruption.
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
