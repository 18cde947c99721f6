import type { AttackEvidence, TranscriptLine } from "./campaign-finding.ts";

/** Bytes of what a finding keeps of its attack. */
const LARGEST = 256 * 1024;
const LONGEST_LINE = 16_000;
const MOST_LINES = 60;

/** As JSON within its limit: the longest texts are cut first, and each cut says so. */
export function cutEvidence(evidence: AttackEvidence): string {
  for (let longest = LONGEST_LINE; ; longest = Math.floor(longest / 2)) {
    const cut = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest)} …`);
    const line = ({ text, ...said }: TranscriptLine): TranscriptLine => ({ ...said, text: cut(text) });
    const json = JSON.stringify({
      ...evidence,
      transcript: evidence.transcript.slice(0, MOST_LINES).map(line),
      effects: evidence.effects.slice(0, MOST_LINES).map(({ text, ...effect }) => ({ ...effect, text: cut(text) })),
    });
    if (Buffer.byteLength(json) <= LARGEST || longest < 100) return json;
  }
}
