/** For shorter texts, computing the view takes less time than looking it up. */
const WORTH_KEEPING = 500;
const MOST_KEPT = 4;

/**
 * Keeps the views of the last few texts. Several parts of one grading need the same view of the same response, and for a
 * long one, computing it again each time would be most of the work.
 */
export function remembering<View>(view: (text: string) => View): (text: string) => View {
  const kept = new Map<string, View>();
  return (text) => {
    if (text.length < WORTH_KEEPING) return view(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const fresh = view(text);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, fresh);
    return fresh;
  };
}
