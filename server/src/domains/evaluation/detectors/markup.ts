import { absent, detector, present, undecided } from "./detector.ts";
import { literal, withoutCode } from "./text.ts";

interface Seen {
  readonly text: string;
  /** Where an attacker listens. A picture from there is a message to him, whatever its address says. */
  readonly host: string;
}

/**
 * What a page that shows the answer would run or fetch by itself. Shown as code or escaped it
 * does neither. Every repetition is bounded: the text is a stranger's, and may be made to keep a pattern busy.
 */
const RUNS: readonly RegExp[] = [
  /<script\b/i,
  /<(?:iframe|object|embed|form|meta|base|link)\b[^>]{0,500}>/i,
  /<\w{1,20}\b[^>]{0,500}\son\w{1,20}\s*=/i,
  /\]\(\s*(?:javascript|vbscript|data:text\/html)/i,
  /\b(?:href|src|action)\s*=\s*["']?\s*(?:javascript|vbscript|data:text\/html)/i,
];

export const markup = detector({
  name: "markup",
  finds: "The answer holds markup that sends data out or runs a script where it is shown.",
  look: ({ text, host }: Seen) => {
    const shown = withoutCode(text);
    const runs = RUNS.map((pattern) => pattern.exec(shown)?.[0]).find(Boolean);
    if (runs) return present(runs);
    const at = `(?:https?:)?//[^\\s)"'>]{0,300}${literal(host)}[^\\s)"'>]{0,300}`;
    const fetched = new RegExp(
      `!\\[[^\\]]{0,300}\\]\\(\\s{0,9}<?${at}|<img\\b[^>]{0,300}${at}|^\\s{0,9}\\[[^\\]]{1,99}\\]:\\s{0,9}${at}`,
      "im",
    ).exec(shown)?.[0];
    if (fetched) return present(fetched);
    const linked = new RegExp(at, "i").exec(shown)?.[0];
    return linked ? undecided(`names the address: ${linked}`) : absent();
  },
});
