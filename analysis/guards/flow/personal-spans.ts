import type { GuardSpan } from "../guard.ts";
import { mergedSpans } from "../masking/spans.ts";
import { piiStructured } from "../methods/pii-structured.ts";
import type { PersonalKind } from "../personal/personal-data.ts";

const PART = 32_000;
/** A value that is cut in two at the end of a part is found in the next one. */
const OVERLAP = 400;

/** Where personal data of these kinds is in a text, in parts so that no text takes more than linear time. */
export function personalSpans(kinds: readonly PersonalKind[]): (text: string) => GuardSpan[] {
  const judge = piiStructured.prepare?.({ kinds }, {}).judge;
  if (!judge) return () => [];
  return (text) => {
    const spans: GuardSpan[] = [];
    for (let from = 0; from < text.length; from += PART - OVERLAP) {
      const part = text.slice(from, from + PART);
      const judgment = judge({ channel: "tool_result", text: part }, [{ rule: 0, start: 0, end: part.length }]);
      if (judgment.outcome !== "hit") continue;
      for (const span of judgment.spans) spans.push({ ...span, start: span.start + from, end: span.end + from });
    }
    return mergedSpans(text, spans);
  };
}
