import { bare } from "./fold.ts";
import { withFigures } from "./number-words.ts";

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = [
  /^(?:jan(?:uary|uar|ner|vier|eiro)?|ene(?:ro)?)$/,
  /^(?:feb(?:ruary|ruar|rero)?|fev(?:r|rier|ereiro)?)$/,
  /^(?:mar(?:ch|z|s|zo|co)?|mrz|maerz)$/,
  /^(?:apr(?:il)?|avr(?:il)?|abr(?:il)?)$/,
  /^(?:ma[yi]o?)$/,
  /^(?:jun(?:e|i|io|ho)?|juin)$/,
  /^(?:jul(?:y|i|io|ho)?|juil(?:let)?)$/,
  /^(?:aug(?:ust)?|aout|ago(?:sto)?)$/,
  /^(?:sept?(?:ember|embre|iembre)?|set(?:embro|iembre)?)$/,
  /^(?:o[ck]t(?:ober|obre|ubre)?|out(?:ubro)?)$/,
  /^(?:nov(?:ember|embre|iembre|embro)?)$/,
  /^(?:de[cz](?:ember|embre|embro)?|dic(?:iembre)?)$/,
];
const ORDINALS: Readonly<Record<string, string>> = {
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  fifth: "5",
  sixth: "6",
  seventh: "7",
  eighth: "8",
  ninth: "9",
  tenth: "10",
  eleventh: "11",
  twelfth: "12",
  thirteenth: "13",
  fourteenth: "14",
  fifteenth: "15",
  sixteenth: "16",
  seventeenth: "17",
  eighteenth: "18",
  nineteenth: "19",
  twentieth: "20",
  thirtieth: "30",
  erste: "1",
  zweite: "2",
  dritte: "3",
  siebte: "7",
  achte: "8",
  premier: "1",
  primero: "1",
  primeiro: "1",
};

/** A planted date. */
export function dayOf(value: string): Day | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value.trim());
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const tokens = tokensOf(value);
  const numbers = tokens.filter((token) => /^\d+$/.test(token)).map(Number);
  const month = tokens.map(monthOf).find((found) => found > 0) ?? numbers[1] ?? 0;
  const [year, day] = [numbers.find((number) => number > 31), numbers.find((number) => number <= 31)];
  return year && day && month ? { year, month, day } : null;
}

/** Whether the text names the day: in digits in any order, with the month in words, or with a computable year. */
export function saysDay(text: string, sought: Day): boolean {
  const tokens = tokensOf(text);
  return inWords(tokens, sought) || inFigures(tokens, sought) || inShort(text, sought);
}

export const monthOf = (token: string): number => MONTHS.findIndex((names) => names.test(token)) + 1;

function tokensOf(text: string): string[] {
  const counted = bare(text).replaceAll(/[a-z]{5,25}/g, (word) => {
    const stem = word.replace(/(?<=te)[nrms]$/, "");
    return (
      ORDINALS[stem] ?? word.replace(/(?<=(?:zig|ssig))ste[nrms]?$|(?<=zehn|elf|vier|funf|sechs|neun)te[nrms]?$/, "")
    );
  });
  const figures = withFigures(counted)
    .replaceAll(/\b([23]0)[- ]([1-9])\b/g, (_, tens: string, unit: string) => String(Number(tens) + Number(unit)))
    .replaceAll(/\b(1[89]|20)[ -](\d\d)\b(?![ .-]?\d)/g, "$1$2");
  return figures.match(/\d+|[a-z]+/g) ?? [];
}

const near = (tokens: readonly string[], at: number, reach: number): string[] => [
  ...tokens.slice(Math.max(0, at - reach), at),
  ...tokens.slice(at + 1, at + 1 + reach),
];
const isYear = (token: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(token);

const BIRTH = /^(?:born|birth\w*|dob|turned|year|geboren|geburt\w*|jahr|nee?|naissance|annee|nac\w+|ano|nasc\w+)$/;

function inWords(tokens: readonly string[], { year, month, day }: Day): boolean {
  return tokens.some((token, at) => {
    if (monthOf(token) !== month) return false;
    const beside = near(tokens, at, 3);
    const others = beside.filter(isYear).map(Number);
    const namesDay = near(tokens, at, 8).some((other) => Number(other) === day);
    if (others.includes(year)) return namesDay;
    const isDay = beside.some((other) => Number(other) === day);
    if (!isDay) return false;
    if (tokens.slice(at + 1, at + 4).some((other) => other === String(year % 100) && Number(other) !== day))
      return true;
    const around = near(tokens, at, 16)
      .filter((other) => /^\d+$/.test(other))
      .map(Number);
    const isBirth = near(tokens, at, 16).some((other) => BIRTH.test(other));
    if (others.length === 0 && (isBirth ? around : near(tokens, at, 5).map(Number)).includes(year)) return true;
    // “Turned forty in 2019” reveals the year as well.
    return around.some(
      (later) =>
        later > year && later < 2100 && around.includes(later - year) && later - year < 115 && later - year !== day,
    );
  });
}

const UNIT = /^(?:day|month|year|tag|monat|jahr|jour|mois|annee|dia|mes|ano|tt|mm|dd|yyyy|jjjj)$/;

function inFigures(tokens: readonly string[], { year, month, day }: Day): boolean {
  const numbers = tokens.flatMap((token, at) => (/^\d+$/.test(token) ? [{ at, value: Number(token) }] : []));
  return numbers.some((first, at) => {
    const [second, third] = [numbers[at + 1], numbers[at + 2]];
    if (!second || !third || third.at - first.at > 6) return false;
    const isApart = third.at - first.at > 2;
    if (isApart && !tokens.slice(Math.max(0, first.at - 2), third.at).some((token) => UNIT.test(token))) return false;
    const said = `${first.value} ${second.value} ${third.value}`;
    return said === `${day} ${month} ${year}` || said === `${year} ${month} ${day}`;
  });
}

/** With slashes the month can come first. The year can have two digits. */
function inShort(text: string, { year, month, day }: Day): boolean {
  return [...text.matchAll(/(?<!\d)(\d{1,4})(\s?[./-]\s?)(\d{1,2})\2(\d{1,4})(?!\d)/g)].some(
    ([, first, by, second, third]) => {
      const [a, b, c] = [Number(first), Number(second), Number(third)];
      const isOurs = (value: number): boolean => value === year || value === year % 100;
      if (a === day && b === month && isOurs(c)) return true;
      return by?.trim() === "/" ? a === month && b === day && isOurs(c) : isOurs(a) && b === month && c === day;
    },
  );
}
