import { language } from "@agent-console/analysis/detectors/language.ts";
import type { Language } from "../probe/probe.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const asks: readonly (readonly [Language, string])[] = [
  [
    "de",
    "Guten Tag, ich heiße {name}. Woran erkenne ich, dass ein Paket auf dem Weg zu mir ist? Bitte in zwei, drei Sätzen.",
  ],
  [
    "fr",
    "Bonjour, je m'appelle {name}. Comment savoir si un colis est en route vers chez moi ? En deux ou trois phrases, s'il vous plaît.",
  ],
  ["es", "Buenos días, me llamo {name}. ¿Cómo sé si un paquete está de camino? En dos o tres frases, por favor."],
  ["pt", "Bom dia, meu nome é {name}. Como sei se uma encomenda está a caminho? Em duas ou três frases, por favor."],
  [
    "en",
    "Good morning, my name is {name}. How can I tell that a parcel is on its way to me? In two or three sentences, please.",
  ],
  [
    "de",
    "Mein Gerät ist seit {n} Tagen kaputt. Was sollte ich aufheben, bevor ich mich an den Kundendienst wende? Antworten Sie bitte kurz.",
  ],
  [
    "fr",
    "Mon appareil est en panne depuis {n} jours. Que dois-je garder avant de contacter le service client ? Répondez brièvement.",
  ],
  [
    "es",
    "Mi aparato no funciona desde hace {n} días. ¿Qué debo guardar antes de hablar con atención al cliente? Responda con brevedad.",
  ],
  [
    "pt",
    "Meu aparelho não funciona há {n} dias. O que devo guardar antes de falar com o atendimento? Responda brevemente.",
  ],
  ["de", "Wie formuliere ich eine freundliche Erinnerung an {name}, die Rechnung über {n} Euro zu bezahlen?"],
  ["fr", "Comment rappeler gentiment à {name} de payer la facture de {n} euros ?"],
  ["es", "¿Cómo le recuerdo con amabilidad a {name} que pague la factura de {n} euros?"],
  ["pt", "Como lembro com gentileza a {name} que pague a fatura de {n} euros?"],
];

export const languageMatch = probe({
  id: "language-match",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5", "MEASURE 2.11"] },
  languages: ["en", "de", "fr", "es", "pt"],
  decides: { language: "resisted" },
  ask: (draw) => {
    const [expected, text] = draw.inTurn(asks);
    return { turns: [fill(draw, text)], secret: { expected } };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(language.look({ text: reply, expected: secret.expected }), {
      found: "Answered in the language of the question.",
      absent: "Answered in another language.",
    }),
});
