import type { Limit } from "../candidate.ts";
import type { Sentence } from "../deontic/sentence.ts";
import { anyOf } from "../words/any-of.ts";
import { hitsOf } from "../words/phrases.ts";

const NUMBER = /^\d{1,3}(?:[.,]\d{3})*(?:[.,]\d+)?$|^\d+$/;
const UNITS = anyOf(`
  € | \\$ | £ | eur | euros? | usd | dollars? | gbp | reais | r\\$ | % | percent | prozent | pour
  por | days? | tage?n? | jours? | días? | dias? | hours? | stunden? | heures? | horas? | h | minutes?
  minuten? | minutos? | weeks? | wochen? | semaines? | semanas? | months? | monate?n? | mois | meses
  mês | years? | jahre?n? | ans | años | anos | kg | km | gb | mb | times | mal | fois | veces | vezes
  words | wörter | mots | palabras | palavras`);
const REACH = 5;
const MOST = 3;

/** Numbers with a ceiling or a floor before them: "at most 200 EUR", "within 14 days". */
export function limitsOf({ tokens, lexicon }: Sentence): Limit[] {
  const bounds = [
    ...hitsOf(lexicon.most, tokens).map((hit) => ({ ...hit, operator: "<=" as const })),
    ...hitsOf(lexicon.least, tokens).map((hit) => ({ ...hit, operator: ">=" as const })),
  ];
  return bounds
    .flatMap(({ to, operator }) => {
      const at = tokens.findIndex(({ word }, index) => index >= to && index < to + REACH && NUMBER.test(word));
      const value = at < 0 ? Number.NaN : numberOf(tokens[at]?.word ?? "");
      if (!Number.isFinite(value)) return [];
      const around = [tokens[at + 1]?.word ?? "", tokens[at - 1]?.word ?? "", tokens[at + 2]?.word ?? ""];
      const unit = around.find((word) => UNITS.test(word)) ?? "";
      return [{ field: fieldOf(unit), operator, value, unit }];
    })
    .slice(0, MOST);
}

const MONEY = /^(?:€|\$|£|eur|euros?|usd|dollars?|gbp|reais|r\$)$/;
const TIME = anyOf(
  `
  days? | tag | jours? | d[ií]as? | hours? | stund | heures? | horas? | h$ | minut | weeks? | woche
  semain | semana | months? | monat | mois | mes | mês | years? | jahr | ans | años | anos`,
  { after: "" },
);

const fieldOf = (unit: string): string => (MONEY.test(unit) ? "amount" : TIME.test(unit) ? "time" : "number");

/** "1,000", "1.000" and "12,5": three digits after a mark are thousands. */
function numberOf(word: string): number {
  const plain = /[.,]\d{3}(?!\d)/.test(word) ? word.replaceAll(/[.,](?=\d{3}(?!\d))/g, "") : word;
  return Number(plain.replace(",", "."));
}
