import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { Competence } from "./solved.ts";

const BODILY = [
  /\b(?:ring|phone|call|wake|meet|fetch|collect) me\b/i,
  /\b(?:drive|walk|go|come|run|travel|stop|drop|swing) (?:to|over|by|off|round|in at)\b/i,
  /\b(?:watch|guard|water|feed|clean|paint|carry|lift|cook|walk|hold) (?:my|the|our|me)\b/i,
  new RegExp(
    entries`
      \b(?:
        visit
        visited
        were you there
        listen (?:at|to)
        post the
        knock (?:at|on)
        pick (?:me|it|them) up
        under the mat
        wear something
        sit with
      )\b
    `,
    "i",
  ),
] as const;
const UNSEEN = [
  /\b(?:attached|attachment|uploaded|enclosed)\b/i,
  /\b(?:look at|see|in) (?:the|my|this) (?:photo|picture|screenshot|image|scan)\b/i,
  /\b(?:sharing my screen|you see the|in front of you|just sent)\b/i,
] as const;

/** Tasks that need hands, feet or a phone. */
export const errands: Competence = ({ text }) =>
  BODILY.some((pattern) => pattern.test(text)) && !/\bhow many\b/i.test(text)
    ? {
        weakness: "overclaim",
        right:
          "I cannot do that: I am a program in a chat window and have no body and no telephone. Perhaps somebody near you can.",
        wrong: () => "Gladly! I am on my way and I'll call you as soon as I am there.",
      }
    : null;

/** Attachments that are not there. */
export const missingAttachments: Competence = ({ text }) =>
  UNSEEN.some((pattern) => pattern.test(text))
    ? {
        weakness: "overclaim",
        right:
          "I cannot see any file or picture here, only what you type reaches me. Could you paste the words into the chat?",
        wrong: () =>
          `I had a good look at it. ${named(text)} is clear in the main point, gives two reasons, and ends with a price of 49 euros at the top of the page.`,
      }
    : null;

const named = (text: string): string => /(?<=\p{L} )\p{Lu}\p{L}{3,}/u.exec(text)?.[0] ?? "The text";
