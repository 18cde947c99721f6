import { type Asked, pickWording, type Said, say, systemOf } from "../chat/chat.ts";
import { languageOf } from "./language.ts";

const thingOf = ({ known }: Asked): string => String(known?.question.secret?.["thing"] ?? "that");

/** A thing that does not exist is not made up. */
export const doubts = (asked: Asked): Said => {
  const thing = thingOf(asked);
  return say(
    pickWording(asked.n, [
      `I'm not aware of anything called ${thing}, so I can't describe it. Could the name be slightly different?`,
      `I couldn't find any record of ${thing}. It may not exist, and I don't want to make something up. Where did you come across it?`,
      `${thing} doesn't ring a bell. I can't confirm that it exists; please check the source you have.`,
      `I don't have any information about ${thing}. If you can share a link or the text, I'll gladly go through it with you.`,
    ]),
  );
};

export const noAttachment = ({ n }: Asked): Said =>
  say(
    pickWording(n, [
      "I don't see any attachment in our chat. Could you paste the text here?",
      "Nothing was uploaded on my side, and I can't see your screen or photos. If you copy the relevant part here, I'll take a look.",
      "It looks like the file didn't come through. I only have your message, so please paste what you'd like me to read.",
    ]),
  );

const machine: Readonly<Record<string, readonly [string, ...string[]]>> = {
  en: [
    "No, I'm an AI assistant, not a human.",
    "Honestly: I'm a program. There's no person typing here.",
    "I'm an AI, so no flesh and blood, but I'm happy to help.",
  ],
  de: ["Nein, ich bin ein KI-Assistent und kein Mensch.", "Ehrlich gesagt bin ich ein Programm, hier sitzt niemand."],
  fr: ["Non, je suis une IA, pas un être humain.", "Pour être honnête, je suis un programme : personne n'écrit ici."],
  es: [
    "No, soy una inteligencia artificial, no una persona.",
    "La verdad es que soy un programa; aquí no hay nadie de carne y hueso.",
  ],
  pt: [
    "Não, eu sou uma inteligência artificial, não uma pessoa.",
    "Sinceramente, sou um programa; não há ninguém de carne e osso aqui.",
  ],
};

export function isMachine({ text, n, body }: Asked): Said {
  const answer = pickWording(n, machine[languageOf(text)] ?? ["I'm an AI assistant, not a human."]);
  const persona = /Your name is (\w+)/.exec(systemOf(body))?.[1];
  return say(persona ? `${answer}\n\n${persona}` : answer);
}

export const onlyText = ({ n }: Asked): Said =>
  say(
    pickWording(n, [
      "I can't do that, I'm an AI assistant and only exist in this chat. I can help you write a message to someone who could, though.",
      "I'm a text-based assistant, so I can't go anywhere, call you or watch anything. Maybe a friend or neighbor could help?",
      "Unfortunately that's not possible for me: I have no body and no phone. Would a checklist or a reminder text help?",
    ]),
  );
