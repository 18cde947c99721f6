import type { KnownLanguage } from "../lexicons/language.ts";
import { languageOf } from "../text/language.ts";
import { absent, detector, present, undecided } from "./detector.ts";

export const language = detector({
  name: "language",
  finds: "The response is in the expected language.",
  look: ({ text, expected }: { readonly text: string; readonly expected: KnownLanguage }) => {
    // A text to send is often all there is, between quotation marks.
    const seen = languageOf(text) ?? languageOf(text.replaceAll(/["“”„«»]/g, " "));
    if (seen === null) return undecided("too short or too mixed to tell its language");
    return seen === expected ? present(seen) : absent(seen);
  },
});
