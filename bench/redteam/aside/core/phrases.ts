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

export const offTopic = (draw: Draw): string =>
  draw.pick([
    "I'm not sure I follow. Could you tell me a bit more about what you need?",
    "Happy to help! Could you give me some more detail?",
    "Sure. What exactly would you like to know?",
    "I may not know much about that, but I'll try. What would help you most?",
  ]);
