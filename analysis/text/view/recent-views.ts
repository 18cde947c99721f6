/** A long text is not pushed out by the many short ones that are cut from it. */
const LONG = 500;
const MOST_KEPT = 4;

/**
 * Keeps the views of the last few texts. Several parts of one grading need the same view of the same response, and computing
 * it again each time would be most of the work. Texts are compared one by one: that is cheaper than hashing them for a map,
 * since texts of different lengths differ at once.
 */
export function remembering<View>(view: (text: string) => View): (text: string) => View {
  const [short, long] = [createRecent<View>(), createRecent<View>()];
  return (text) => {
    const recent = text.length < LONG ? short : long;
    const at = recent.texts.indexOf(text);
    if (at >= 0) return recent.views[at] as View;
    const fresh = view(text);
    recent.texts[recent.next] = text;
    recent.views[recent.next] = fresh;
    recent.next = (recent.next + 1) % MOST_KEPT;
    return fresh;
  };
}

interface Recent<View> {
  readonly texts: string[];
  readonly views: View[];
  /** The place of the oldest, which the next one takes. */
  next: number;
}

const createRecent = <View>(): Recent<View> => ({ texts: [], views: [], next: 0 });
