import { type Edit, editedOffsets, type Step } from "./steps.ts";

/** Characters beyond ASCII with the one before them: nothing is ever joined with what stands before an ASCII character. */
const BLOCK = /[\0-\x7f]?[^\0-\x7f]+/g;

/**
 * A character with the marks that may be joined with it: accents, the vowels and endings of Korean syllables in all their
 * forms, and Japanese sound marks.
 */
const CLUSTER = /.[\p{M}\u1160-\u11ff\u3131-\u318e\uff9e-\uffdc\u{16d67}\u{16d68}]*/gsu;

/** Unicode normalization. */
export const normalizing = (form: "NFKC" | "NFKD"): Step => ({
  apply: (text) => text.normalize(form),
  trace: (text) => {
    const edits: Edit[] = [];
    for (const { 0: block, index } of text.matchAll(BLOCK)) add(block, index);
    return editedOffsets(text.length, edits);

    function add(block: string, start: number): void {
      const whole = block.normalize(form);
      if (whole === block) return;
      const clusters = (block.match(CLUSTER) ?? []).map((cluster) => ({ cluster, made: cluster.normalize(form) }));
      // CLUSTER does not know this rule of Unicode, so the block is the smallest part with a known origin.
      if (clusters.map(({ made }) => made).join("") !== whole) {
        edits.push({ from: start, to: start + block.length, length: whole.length });
        return;
      }
      let from = start;
      for (const { cluster, made } of clusters) {
        if (made !== cluster) edits.push({ from, to: from + cluster.length, length: made.length });
        from += cluster.length;
      }
    }
  },
});
