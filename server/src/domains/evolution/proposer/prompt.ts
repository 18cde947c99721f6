/** The message to the rule-writing agent. Prompt and conversations are JSON strings, one a line, so that none can pose as another part. */
import { redactSecrets, scanForSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { type Gene, type PromptSegment, segmentsOf } from "../genomes/genes/gene.ts";
import { isRule } from "../plan/arms.ts";
import type { Trace } from "../plan/proposed.ts";
import { promptLength } from "../plan/room.ts";
import { proposerPrompt } from "./content/proposer-prompt.ts";
import { MOST_EDITS } from "./read-answer.ts";

export const SHORTEST_TEXT = 20;
export const LONGEST_TEXT = 600;
/** Tokens that an answer may have: three texts of maximum length, with room to spare. */
export const ANSWER_TOKENS = 1500;

export const PROPOSER_SYSTEM_PROMPT = proposerPrompt({
  mostEdits: MOST_EDITS,
  shortestText: SHORTEST_TEXT,
  longestText: LONGEST_TEXT,
});

const LONGEST_PART = 600;
const LONGEST_SEGMENT = 1000;
const MOST_SEGMENTS = 40;

export interface ProposerCase {
  readonly caseNumber: string;
  readonly category: string;
  readonly traces: readonly Trace[];
  readonly genes: readonly Gene[];
  /** Characters that may be added. */
  readonly room: number;
}

export function proposerMessage({ caseNumber, category, traces, genes, room }: ProposerCase): string {
  const open = openSegments(genes);
  return [
    `Case: ${caseNumber}`,
    `Where it fails: ${category}`,
    `Characters that may be added in all: ${room}`,
    "Segments, one JSON string a line:",
    ...shownSegments(genes).map(({ key, text }) =>
      quoted(`${key} ${open.has(key) ? "open" : "locked"}`, text, LONGEST_SEGMENT),
    ),
    "Conversations, one JSON string a line:",
    ...traces.flatMap(traceLines),
  ].join("\n");
}

function traceLines({ turns, replies, finding }: Trace, at: number): string[] {
  return [
    `Conversation ${at + 1}`,
    ...turns.flatMap((turn, n) => [
      quoted("user", turn, LONGEST_PART),
      ...(replies[n] === undefined ? [] : [quoted("agent", replies[n], LONGEST_PART)]),
    ]),
    quoted("what went wrong", finding, LONGEST_PART),
  ];
}

const quoted = (who: string, text: string, most: number): string =>
  `${who}: ${JSON.stringify(redactSecrets(text).slice(0, most))}`;

/**
 * What the rule-writing agent may rewrite: a single unlocked rule, sent with requests, that is not most of the prompt. A
 * segment with a secret is shown without it, so rewriting it would lose the secret.
 */
export function openSegments(genes: readonly Gene[]): ReadonlyMap<string, PromptSegment> {
  const most = promptLength(genes) / 2;
  const open = shownSegments(genes).filter((segment) => isOpen(segment, most));
  return new Map(open.map((segment) => [segment.key, segment]));
}

const shownSegments = (genes: readonly Gene[]): PromptSegment[] => segmentsOf(genes).slice(0, MOST_SEGMENTS);

function isOpen(segment: PromptSegment, most: number): boolean {
  const { lock, evaluability, text } = segment;
  if (lock !== "none" || evaluability !== "request" || !isRule(segment)) return false;
  return text.length <= Math.min(LONGEST_TEXT, most) && scanForSecrets([["", text]]).length === 0;
}
