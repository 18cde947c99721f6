import { reckoned } from "./figures.ts";
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
      ? reckoned(/\bhow many weeks\b/i.test(text) ? Math.floor(days / 7) : days, task)
      : null;
  }
  const [, count, kind] = SPAN.exec(text) ?? [];
  if (count === undefined || !/\b(?:which|when|what (?:day|date)|until|last day|by what)\b/i.test(text)) return null;
  return dayLater(new Date(one + Number(count) * (kind?.toLowerCase() === "week" ? 7 : 1) * DAY), task);
};

function dayLater(day: Date, task: Task): Solved {
  const figure = reckoned(day.getUTCDate(), task);
  if (/\bnumber\b/i.test(task.text)) return figure;
  const month = MONTHS[day.getUTCMonth()] ?? "";
  const dated = (said: string): string =>
    `${said.replace(/\D+/g, "")} ${month.charAt(0).toUpperCase()}${month.slice(1)} ${day.getUTCFullYear()}`;
  return { ...figure, right: dated(figure.right), wrong: (draw) => dated(figure.wrong(draw)) };
}
