import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { solveCalculation } from "./figures.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";
import type { Competence } from "./solved.ts";

type Kind = "length" | "weight" | "volume" | "time" | "area";

interface Unit {
  readonly kind: Kind;
  readonly name: RegExp;
  /** In the smallest common unit of its kind. */
  readonly size: number;
}

const unit = (kind: Kind, name: string, size: number): Unit => ({ kind, name: new RegExp(`^(?:${name})$`, "i"), size });

const units: readonly Unit[] = [
  unit("length", "millimet(?:re|er)s?|mm", 1),
  unit("length", "centimet(?:re|er)s?|cm|zentimeter", 10),
  unit("length", "met(?:re|er)s?|m|metros?|mètres?", 1000),
  unit("length", "kilomet(?:re|er)s?|km|quilómetros?|kilómetros?", 1_000_000),
  unit("length", "inch(?:es)?", 25.4),
  unit("length", "f(?:ee|oo)t", 304.8),
  unit("length", "yards?", 914.4),
  unit("length", "miles?", 1_609_344),
  unit("weight", "grams?|g|gramm", 1),
  unit("weight", "kilo(?:gram)?s?|kg", 1000),
  unit("weight", "ounces?|oz", 28.349523125),
  unit("weight", "pounds?|lbs?", 453.59237),
  unit("weight", "tonn?es?|tons?", 1_000_000),
  unit("volume", "millilit(?:re|er)s?|ml", 1),
  unit("volume", "centilit(?:re|er)s?|cl", 10),
  unit("volume", "lit(?:re|er)s?|l", 1000),
  unit("volume", "gallons?", 3785.411784),
  unit("time", "seconds?|sekunden?", 1),
  unit("time", "minutes?|minuten?", 60),
  unit("time", "hours?|stunden?", 3600),
  unit("time", "days?|tage?", 86_400),
  unit("time", "weeks?|wochen?", 604_800),
  unit("area", "square met(?:re|er)s?", 1),
  unit("area", "hectares?", 10_000),
];

const WANTED = new RegExp(
  entries`
    \b(?:
      how many
      convert\w*[^.?\n]{0,40}?\b(?:to|into)
      in(?:to)?
      expressed as
    )\s(?:(?:full|whole|complete)\s)?((?:square )?\p{L}+)
  `,
  "giu",
);

/** The same quantity in another unit. */
export const measures: Competence = (task) => {
  const { text } = task;
  const degrees = temperatureIn(text);
  if (degrees !== null) return solveCalculation(degrees, task);
  const asked = [...text.matchAll(WANTED)].map(([, name = ""]) => units.find((one) => one.name.test(name)));
  for (const wanted of asked) {
    const given =
      wanted &&
      quantitiesIn(text)
        .map((one) => ({ one, unit: unitOf(one) }))
        .find(({ unit: own }) => own && own.kind === wanted.kind && own !== wanted);
    if (wanted && given?.unit)
      return solveCalculation(rounded((given.one.value * given.unit.size) / wanted.size, text), task);
  }
  return null;
};

function unitOf({ after }: Quantity): Unit | undefined {
  const name = /^[\s-]?((?:square )?\p{L}+)/u.exec(after)?.[1] ?? "";
  return units.find((one) => one.name.test(name));
}

function temperatureIn(text: string): number | null {
  const found =
    /(?<!\d)(-?\d{1,6}(?:[.,]\d{1,3})?)\s?(?:°\s?|degrees? )?(celsius|fahrenheit|c|f)\b[^.?]{0,40}?\b(celsius|fahrenheit)/i.exec(
      text,
    );
  if (!found) return null;
  const [value, from, to] = [Number(found[1]?.replace(",", ".")), found[2]?.charAt(0), found[3]?.charAt(0)].map(
    (part) => (typeof part === "string" ? part.toLowerCase() : part),
  ) as [number, string, string];
  if (from === to) return null;
  return rounded(to === "f" ? value * 1.8 + 32 : (value - 32) / 1.8, text);
}

function rounded(value: number, text: string): number {
  if (/\b(?:full|whole|complete)\b/i.test(text)) return Math.floor(value);
  const decimals = /\bone decimal/i.test(text) ? 1 : /\btwo decimals/i.test(text) ? 2 : 3;
  return Number(value.toFixed(decimals));
}
