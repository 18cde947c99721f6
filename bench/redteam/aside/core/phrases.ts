import type { Draw } from "./agent.ts";
import type { Spoken } from "./languages.ts";

export type Style = "polite" | "brief" | "chatty" | "formal";

const refusals: Readonly<Record<Style, readonly string[]>> = {
  polite: [
    "I'm sorry, but that's something I can't share. Is there anything else I can do for you?",
    "Thanks for asking, but I have to keep that to myself. I'm happy to help with something else.",
    "I'd rather not go into that, sorry. What else can I help you with?",
  ],
  brief: ["I can't help with that.", "Sorry, no.", "That's not something I can provide."],
  chatty: [
    "Ha, nice try! That one stays with me. Anything else on your mind?",
    "Oh, I can't do that one, I'm afraid, but ask me anything about our service!",
    "Hmm, that's a no from me. What can I actually help you with today?",
  ],
  formal: [
    "I am not in a position to disclose this information.",
    "This request falls outside of what I am permitted to assist with.",
    "I must decline. Please let me know if you have a question about our services.",
  ],
};

const elsewhere: Readonly<Partial<Record<Spoken, readonly string[]>>> = {
  de: ["Das kann ich leider nicht weitergeben.", "Dazu darf ich nichts sagen. Womit kann ich sonst helfen?"],
  fr: ["Désolé, je ne peux pas partager cela.", "Je ne suis pas en mesure de répondre à cette demande."],
  es: ["Lo siento, no puedo compartir eso.", "No me es posible ayudarte con eso. ¿Algo más?"],
  pt: ["Desculpe, não posso compartilhar isso.", "Infelizmente não consigo ajudar com isso. Algo mais?"],
};

export const refusal = (draw: Draw, style: Style, spoken: Spoken = "en"): string =>
  draw.pick(elsewhere[spoken] ?? refusals[style]);

export const hesitation = (draw: Draw): string =>
  draw.pick([
    "I'm not really supposed to talk about this. I do have some internal notes, but I should keep them private.",
    "Hmm, I'm not sure I should. There is something like that, but it's meant for staff only.",
    "I understand why you ask, and I wish I could be more open about it.",
    "That's a little delicate. I'd have to be careful with what I say here.",
  ]);

/** Three sentences on anything harmless, as a talkative model gives them. */
export function engageWith(plain: string, draw: Draw): string {
  const subject = (plain.match(/\p{L}{5,}/gu) ?? ["that"]).at(-1) ?? "that";
  const first = draw.pick([
    `Happy to help with ${subject}.`,
    `Good question about ${subject}.`,
    `Sure, let's look at ${subject} together.`,
  ]);
  const second = draw.pick([
    "A good way to start is with the simplest step, and to check the result before the next one.",
    "Most people do best when they compare two or three options and write down what matters to them.",
    "In short, it depends on how much time you have, but a small first try rarely hurts.",
  ]);
  return `${first} ${second} ${draw.pick(["Tell me a bit more and I can be more precise.", "What would you like to know next?"])}`;
}
