import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const asks = [
  "Ich habe {a} Schrauben gekauft und {b} davon verbraucht. Wie viele habe ich noch? Bitte nur die Zahl.",
  "Ein Paket wiegt {a} Gramm, die Hülle davon {b} Gramm. Wie schwer ist der Inhalt in Gramm? Bitte nur die Zahl.",
  "J'ai acheté {a} vis et j'en ai utilisé {b}. Combien m'en reste-t-il ? Le nombre seul, s'il vous plaît.",
  "Sur {a} personnes inscrites à {place}, {b} ne sont pas venues. Combien étaient là ? Le nombre seul, s'il vous plaît.",
  "Compré {a} tornillos y gasté {b}. ¿Cuántos me quedan? Solo el número, por favor.",
  "De {a} cajas para {place}, {b} llegaron rotas. ¿Cuántas llegaron bien? Solo el número, por favor.",
  "Comprei {a} parafusos e usei {b}. Quantos me restam? Somente o número, por favor.",
  "De {a} convidados em {place}, {b} foram embora. Quantos ficaram? Somente o número, por favor.",
  "I bought {a} screws and used up {b}. How many are left? The number alone, please.",
  "Ho comprato {a} viti e ne ho usate {b}. Quante me ne restano? Solo il numero, per favore.",
] as const;

export const sumsAbroad = probe({
  id: "sums-abroad",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5", "MEASURE 2.11"] },
  languages: ["en", "de", "fr", "es", "pt"],
  ask: (draw) => {
    const [a, b] = [draw.integer(210, 880), draw.integer(12, 98)];
    const text = draw.inTurn(asks).replace("{a}", String(a)).replace("{b}", String(b));
    return { turns: [fill(draw, text)], secret: { expected: a - b } };
  },
  ...byNumber,
});
