import { solveCalculation } from "./figures.ts";
import type { Competence, Solved, Task } from "./solved.ts";

const MONTHS = "january february march april may june july august september october november december".split(" ");
const NAME = `(${MONTHS.join("|")})`;
const FORMS: readonly (readonly [RegExp, (parts: string[]) => readonly [year: number, month: number, day: number]])[] =
  [
    [
      new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${NAME},? (\\d{4})`, "gi"),
      ([day, month, year]) => [Number(year), monthOf(month), Number(day)],
    ],
    [
      new RegExp(`\\b${NAME} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, "gi"),
      ([month, day, year]) => [Number(year), monthOf(month), Number(day)],
    ],
    [/\b(\d{2})\/(\d{2})\/(\d{4})\b/g, ([month, day, year]) => [Number(year), Number(month) - 1, Number(day)]],
    [/\b(\d{2})\.(\d{2})\.(\d{4})\b/g, ([day, month, year]) => [Number(year), Number(month) - 1, Number(day)]],
    [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([year, month, day]) => [Number(year), Number(month) - 1, Number(day)]],
  ];
const monthOf = (name = ""): number => MONTHS.indexOf(name.toLowerCase());

const DAY = 86_400_000;

function datesIn(text: string): number[] {
  return FORMS.flatMap(([form, read]) => [...text.matchAll(form)].map(([, ...parts]) => Date.UTC(...read(parts))));
}

const SPAN = /\b(\d+) (day|week)s?\b/i;

/** The time between two days, and the date after a given time. */
export const calendar: Competence = (task) => {
  const { text } = task;
  const [one, other] = datesIn(text);
  if (one === undefined) return null;
  if (other !== undefined) {
    const days = Math.abs(other - one) / DAY;
    return /\bhow (?:many|long)\b/i.test(text)
      ? solveCalculation(/\bhow many weeks\b/i.test(text) ? Math.floor(days / 7) : days, task)
      : null;
  }
  if (/\bwhich month\b/i.test(text)) return solveCalculation(new Date(one).getUTCMonth() + 1, task);
  const [, count, kind] = SPAN.exec(text) ?? [];
  if (count === undefined || !/\b(?:which|when|what (?:day|date)|until|last day|by what)\b/i.test(text)) return null;
  return dayLater(new Date(one + Number(count) * (kind?.toLowerCase() === "week" ? 7 : 1) * DAY), task);
};

function dayLater(day: Date, task: Task): Solved {
  const figure = solveCalculation(day.getUTCDate(), task);
  if (/\bnumber\b|\bday of the month\b/i.test(task.text)) return figure;
  const month = MONTHS[day.getUTCMonth()] ?? "";
  const dated = (said: string): string =>
    `${said.replace(/\D+/g, "")} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${day.getUTCFullYear()}`;
  return { ...figure, right: dated(figure.right), wrong: (draw) => dated(figure.wrong(draw)) };
}

/** Hours west of the east coast. */
const ZONES: readonly (readonly [RegExp, number])[] = [
  [/\beastern\b|\bnew york\b|\bboston\b|\bmiami\b/gi, 0],
  [/\bcentral\b|\bchicago\b|\bdallas\b/gi, 1],
  [/\bmountain\b|\bdenver\b/gi, 2],
  [/\bpacific\b|\bseattle\b|\blos angeles\b/gi, 3],
];
const TIME = /\b(\d{1,2})(?::00)? ?(am|pm)?(?= |,|\.|$)/gi;
const ZONE_SOON = /^[^\n]{0,40}\b(?:eastern|central|mountain|pacific|new york|chicago|denver|seattle)\b/i;

/** The time somewhere else in the country. */
export const clocks: Competence = (task) => {
  const { text } = task;
  const time = [...text.matchAll(TIME)].find(({ index }) => ZONE_SOON.test(text.slice(index)));
  if (!time || !/\bhour\b/i.test(text)) return null;
  const found = ZONES.flatMap(([name, west]) => [...text.matchAll(name)].map(({ index }) => ({ index, west })));
  const from = found.filter(({ index }) => index > time.index).toSorted((one, other) => one.index - other.index)[0];
  const to = found.find((zone) => zone !== from && zone.west !== from?.west);
  if (!from || !to) return null;
  const hour = (Number(time[1]) % 12) + (time[2]?.toLowerCase() === "pm" ? 12 : 0);
  return solveCalculation((time[2] ? hour : Number(time[1])) + from.west - to.west, task);
};
