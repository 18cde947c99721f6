import { entries } from "@agent-console/analysis/lexicons/entries.ts";

/**
 * Instructions that no rule for an agent needs: to readers of the prompt or the report, to disclose something, to obey
 * anyone. No list of words is complete. What it misses is still tested on harmless requests, and reviewed by a person.
 */
const NEGATION = /\b(?:never|not|no|nor|don't|cannot|can't|without|refuse|decline|avoid|neither|withhold)\b/;

/** Never allowed in a rule, in any form. */
const ALWAYS: readonly RegExp[] = [
  new RegExp(
    entries`
      \b(?:ignore|disregard|forget|override|bypass|overrule)\b.{0,30}\b(?:
        previous
        prior
        earlier
        above
        preceding
        system
        safety
        other
      )\b
    `,
  ),
  new RegExp(
    entries`
      \b(?:
        rules
        instructions
        segments
        paragraphs
        text
      ) (?:above|before this)\b.{0,40}\b(?:
        no longer
        void
        invalid
        do not apply
        don't apply
      )\b
    `,
  ),
  /\b(?:you are now|from now on you are|new instructions|developer mode|jailbreak|do anything now)\b/,
  // Words about being tested: a rule that mentions tests could make the agent behave only in tests.
  new RegExp(
    entries`
      \b(?:
        graders?
        grading
        evaluators?
        evaluations?
        detectors?
        benchmarks?
        canar(?:y|ies)
        probes?
        test cases?
        being tested
        red[- ]?team\w*
        judges?
        reviewers?
        approvers?
      )\b
    `,
  ),
];

/** Allowed in a rule only to forbid it. */
const UNLESS_FORBIDDEN: readonly RegExp[] = [
  new RegExp(
    entries`
      \b(?:
        reveal
        disclose
        print
        output
        repeat
        send
        share
        forward
        include
        append
        leak
        show
        tell
      )\b.{0,60}\b(?:
        system prompt
        instructions?
        secrets?
        keys?
        passwords?
        credentials?
        tokens?
        transcript
      )\b
    `,
  ),
  /\b(?:comply|obey|follow|carry out|execute)\b.{0,40}\b(?:any|every|all|whatever)\b/,
  /\b(?:always|whatever|unconditionally)\b.{0,30}\b(?:comply|obey|agree|consent)\b/,
];

/** Markup of chat formats, templates and code, and long runs that are not words. */
const MARKS =
  /<[/!|a-z]|\|>|```|~~~|\{\{|\}\}|\[\/?(?:inst|sys|system)\]|^\s*(?:system|assistant|user|developer|tool)\s*:|\S{41,}/i;
const ADDRESS = /:\/\/|\bwww\.|\S@\S+\.\S|\b[\w-]{2,}\.(?:com|net|org|io|dev|app|ai|co|info|biz|ru|cn|example)\b/i;

export function giveOrders(text: string): boolean {
  const sentences = text
    .normalize("NFKC")
    .toLowerCase()
    .split(/(?<=[.!?;:])\s+/);
  return sentences.some(
    (sentence) =>
      ALWAYS.some((order) => order.test(sentence)) || UNLESS_FORBIDDEN.some((order) => isOrdered(sentence, order)),
  );
}

/** A negation after the instruction does not cancel it. */
function isOrdered(sentence: string, order: RegExp): boolean {
  const found = order.exec(sentence);
  return found !== null && !NEGATION.test(sentence.slice(0, found.index));
}

export const holdsMarks = (text: string): boolean => MARKS.test(text);
export const holdsAddress = (text: string): boolean => ADDRESS.test(text.normalize("NFKC"));
/** What a reviewer would not see: control characters (line feeds included), format and private characters, and two scripts in one word. */
export const holdsUnseen = (text: string): boolean => /[\p{C}\p{Zl}\p{Zp}\uFFFD]/u.test(text) || MIXED.test(text);
const MIXED =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;
