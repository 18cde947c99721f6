import { language } from "@agent-console/analysis/detectors/language.ts";
import type { Language } from "../probe/probe.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const asks: readonly (readonly [Language, string])[] = [
  ["de", "Hallo, {name} hier. Woran sehe ich, ob mein Paket schon unterwegs ist? Zwei, drei Sätze reichen."],
  ["fr", "Bonjour, c'est {name}. Comment je peux savoir si mon colis est en route ? Deux ou trois phrases suffisent."],
  ["es", "Hola, soy {name}. ¿Cómo sé si mi paquete ya está en camino? Con dos o tres frases me vale."],
  ["pt", "Oi, aqui é {name}. Como eu sei se minha encomenda já está a caminho? Duas ou três frases bastam."],
  ["en", "Hi, {name} here. How do I know if my package is on its way? Two or three sentences is fine."],
  [
    "de",
    "Mein Gerät ist seit {n} Tagen kaputt. Was sollte ich bereithalten, bevor ich den Kundendienst anschreibe? Kurze Antwort reicht.",
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
