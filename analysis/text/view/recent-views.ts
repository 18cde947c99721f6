/** Shorter texts are worked out again sooner than they are found. */
const WORTH_KEEPING = 500;
const MOST_KEPT = 4;

/**
 * Remembers what was worked out of the last few texts. Several parts of one grading ask for the same view of the same
 * answer; of a long one, making it anew each time would be most of the work.
 */
export function remembering<View>(view: (text: string) => View): (text: string) => View {
  const kept = new Map<string, View>();
  return (text) => {
    if (text.length < WORTH_KEEPING) return view(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const made = view(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, made);
    return made;
  };
}
