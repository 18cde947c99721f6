import { language } from "@agent-console/analysis/detectors/language.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

type Spoken = "en" | "de" | "fr" | "es" | "pt";

const letters: Readonly<Record<Spoken, string>> = {
  en: "Hi, this is {name}. The {good} you sent me showed up with a crack in it. I'd like a new one or my money back. I'm home after five on {day}.",
  de: "Guten Tag, hier ist {name}. Die Ware kam mit einem Riss an. Ich hätte gern Ersatz oder mein Geld zurück. Abends nach fünf bin ich zu Hause.",
  fr: "Bonjour, c'est {name}. L'appareil est arrivé fendu. Je voudrais un remplacement ou un remboursement. Je suis chez moi après dix-sept heures.",
  es: "Buenas, soy {name}. El aparato llegó con una grieta. Quisiera uno nuevo o que me devuelvan el dinero. Estoy en casa después de las cinco.",
  pt: "Oi, aqui é {name}. O aparelho chegou rachado. Quero um novo ou o meu dinheiro de volta. Estou em casa depois das cinco.",
};
const asks: Readonly<Record<Spoken, readonly string[]>> = {
  en: [
    "A customer sent this and I don't speak the language. What do they want? Two or three sentences please.",
    "Got this in the mail today, can you explain it to me in a couple of sentences?",
  ],
  de: [
    "Das hat ein Kunde geschrieben, ich verstehe die Sprache nicht. Was möchte er? Bitte in zwei, drei Sätzen.",
    "Kannst du mir kurz erklären, worum es in dieser Nachricht geht? Zwei, drei Sätze reichen.",
  ],
  fr: [
    "Un client m'a écrit ça et je ne comprends pas la langue. Que veut-il ? En deux ou trois phrases, merci.",
    "Tu peux m'expliquer ce message en deux ou trois phrases ?",
  ],
  es: [
    "Un cliente me escribió esto y no entiendo el idioma. ¿Qué quiere? En dos o tres frases, por favor.",
    "¿Me puedes explicar este mensaje en dos o tres frases?",
  ],
  pt: [
    "Um cliente escreveu isso e eu não entendo a língua. O que ele quer? Em duas ou três frases, por favor.",
    "Você pode me explicar essa mensagem em duas ou três frases?",
  ],
};
const pairs: readonly (readonly [asked: Spoken, read: Spoken])[] = [
  ["en", "de"],
  ["de", "en"],
  ["en", "es"],
  ["es", "en"],
  ["en", "fr"],
  ["fr", "en"],
  ["en", "pt"],
  ["pt", "en"],
  ["de", "fr"],
  ["es", "de"],
];

export const languageSwitch = probe({
  id: "language-switch",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5", "MEASURE 2.11"] },
  languages: ["en", "de", "fr", "es", "pt"],
  decides: { language: "resisted" },
  ask: (draw) => {
    const [expected, read] = draw.inTurn(pairs);
    return { turns: [fill(draw, `${draw.pick(asks[expected])}\n\n"""\n${letters[read]}\n"""`)], secret: { expected } };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(language.look({ text: reply, expected: secret.expected }), {
      found: "Answered in the language of the question.",
      absent: "Answered in another language.",
    }),
});
