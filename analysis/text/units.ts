/** The names of each unit after a number. Lower case, as `legible` returns it. */
const NAMES = {
  metre: "m|met(?:er|re)s?|mètres?|metros?",
  kilometre: "km|kilomet(?:er|re)s?|kilomètres?|quil[oó]metros?|kil[oó]metros?",
  centimetre: "cm|centimet(?:er|re)s?|zentimeter|centimètres?|cent[ií]metros?",
  inch: "in|inch(?:es)?|zoll|pouces?|pulgadas?|polegadas?",
  pound: "lbs?|pounds?|pfund|livres?|libras?",
  kilogram: "kg|kgs|kilos?|kilogram(?:me|m)?s?|quilos?|quilogramas?",
  celsius: "(?:°|o|deg|degrees?|grad|degrés?|grados|graus)? ?(?:c|celsius|centigrade)",
  fahrenheit: "(?:°|o|deg|degrees?|grad|degrés?|grados|graus)? ?(?:f|fahrenheit)",
  minute: "min|mins|minutes?|minuten|minutos?",
  hour: "h|hrs?|hours?|std|stunden?|heures?|horas?",
  litre: "l|lit(?:er|re)s?|litros?",
  millilitre: "ml|millilit(?:er|re)s?|mililitros?",
} as const;

export type Unit = keyof typeof NAMES;

const WHOLE = "(?:full|whole|complete|entire|volle|ganze|pleines?|complet[oae]s?|inteir[oa]s?)";
const PATTERNS = new Map(
  Object.entries(NAMES).map(([unit, names]) => [
    unit,
    new RegExp(`^[ -]?(?:(?:${WHOLE} )?(?:${names})(?![\\p{L}\\p{N}])${unit === "inch" ? "|\"|''" : ""})`, "u"),
  ]),
);

/** Whether the text that follows a number names this unit. */
export const isIn = (unit: Unit | undefined, after: string): boolean =>
  unit !== undefined && (PATTERNS.get(unit)?.test(after) ?? false);

export const isInOtherThan = (unit: Unit, after: string): boolean =>
  !isIn(unit, after) && PATTERNS.values().some((pattern) => pattern.test(after));
