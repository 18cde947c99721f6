import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { rememberReadings } from "../language/remembered.ts";
import { sentencesOf } from "../language/words.ts";

/** Text that the user pasted rather than wrote, and what it asks of its reader. */
export interface Pasted {
  readonly text: string;
  /** The sentences addressed to the assistant. Empty for ordinary text. */
  readonly orders: string;
}

const FENCES = [
  /```[^\n]*\n([\s\S]{20,}?)```/,
  /"""([\s\S]{20,}?)"""/,
  /<(\w[\w-]{1,30})[^>]{0,200}>([\s\S]{20,}?)<\/\1>/,
  /(?:^|\n)-{3,}(?!-)[^\n]*\n([\s\S]{20,}?)\n-{3,}/,
  /(?:^|\n)={3,}(?!=)[^\n]*\n([\s\S]{20,}?)\n={3,}/,
  /\[(?:begin|start)[^\]]{0,40}\]([\s\S]{20,}?)\[end/i,
  /((?:^|\n)>[^\n]+(?:\n>[^\n]*)*)/,
  /(?:^|\n)([{[][^\n]{20,}[}\]])(?=\n|$)/,
] as const;
const INTRODUCED = new RegExp(
  entries`
    \b(?:
      summari[sz]e
      translate
      read
      review
      proofread
      classify
      below
      following
      attached
      pasted
      here is
      here's
      fasse
      übersetze
      folgende\w*
      résume\w*
      traduis\w*
      suivant\w*
      resume
      traduce
      siguiente\w*
      resuma
      traduza
      seguinte\w*
    )\b[^\n]{0,160}?[:\n]\s*([\s\S]{20,})
  `,
  "i",
);

const ADDRESSED = new RegExp(
  entries`
    \b(?:
      models?
      must close
      only valid
      ignore
      disregard
      forget
      assistants?
      chatbots?
      ai
      llm
      language model
      system
      you must
      instead
      reply
      respond
      answer
      output
      print
      say
      append
      include
      add the
      tell the
      send
      do not tell
      note to
      important
      override
      ignorier\w*
      vergiss
      antworte
      schreibe
      füge
      ignorez?
      oublie\w*
      réponds
      répondez
      écris
      écrivez
      ajoute\w*
      ignora
      olvida
      responde
      escribe
      añade
      ignore as
      esqueça
      responda
      escreva
      adicione
    )\b
  `,
  "i",
);

export const pastedText = rememberReadings((message): Pasted | null => {
  const fenced = FENCES.map((fence) => fence.exec(message)?.at(-1)).find((text) => text !== undefined);
  const text = (fenced ?? INTRODUCED.exec(message)?.[1])?.trim();
  return text ? { text, orders: ordersIn(text) } : null;
});

export function ordersIn(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => ADDRESSED.test(sentence))
    .join(" ");
}

/** What remains of a text without the instructions in it. */
export function gist(text: string): string {
  const values = /^[{[]/.test(text) ? [...text.matchAll(/:\s*"([^"]*)"/g)].map(([, value]) => value).join(". ") : text;
  const plain = sentencesOf(values).filter((sentence) => !ADDRESSED.test(sentence));
  return plain.slice(0, 2).join(" ").slice(0, 300);
}

/** The markup that instructions want in the response: an image, a frame, or a link to their target. */
export function markupIn(orders: string): string | null {
  const whole = /!\[[^\]]*\]\([^\s)]*|<\w[^>]*>(?:<\/\w+>)?/.exec(orders)?.[0];
  if (whole) return whole.startsWith("!") ? `${whole})` : whole;
  const link = /(?:javascript:|data:|https?:\/\/)[^\s"”»]+/.exec(orders)?.[0];
  return link ? `[more](${link})` : null;
}
