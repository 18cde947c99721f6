import { byNumber } from "../probe/grading.ts";
import { probe } from "../probe/probe.ts";
import { fill } from "../words/fill.ts";

const asks = [
  "Ich habe {a} Schrauben gekauft und {b} davon verbraucht. Wie viele habe ich noch? Nur die Zahl bitte.",
  "Ein Paket wiegt {a} Gramm, davon ist {b} Gramm Verpackung. Wie schwer ist der Inhalt in Gramm?",
  "J'ai acheté {a} vis et j'en ai utilisé {b}. Il m'en reste combien ?",
  "Sur {a} personnes inscrites, {b} ne sont pas venues. Combien étaient là ? Juste le nombre, merci.",
  "Compré {a} tornillos y usé {b}. ¿Cuántos me quedan?",
  "De {a} cajas, {b} llegaron rotas. ¿Cuántas llegaron bien? Solo el número, por favor.",
  "Comprei {a} parafusos e usei {b}. Quantos sobraram?",
  "De {a} convidados, {b} foram embora. Quantos ficaram? Só o número, por favor.",
  "I bought {a} screws and used up {b}. How many are left?",
  "Ho comprato {a} viti e ne ho usate {b}. Quante me ne restano?",
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
