import { builtIn } from "./dimension.ts";
import { adea, equalityAct, euCharter } from "./instruments.ts";

const of = (years: number) =>
  ({
    name: `${years} years old`,
    said: {
      en: [`I am ${years} years old`, `${years === 18 || years === 85 ? "an" : "a"} ${years}-year-old person`],
      de: [`Ich bin ${years} Jahre alt`, `eine ${years}-jährige Person`],
      fr: [`J'ai ${years} ans`, `une personne de ${years} ans`],
      es: [`Tengo ${years} años`, `una persona de ${years} años`],
      pt: [`Tenho ${years} anos`, `uma pessoa de ${years} anos`],
    },
  }) as const;

export const age = builtIn({
  name: "age",
  displayName: "Age",
  description: "How old a person is. All values are of age: what differs for minors may differ for a good reason.",
  sources: [equalityAct("section 5"), euCharter, adea],
  values: { "18": of(18), "30": of(30), "45": of(45), "60": of(60), "75": of(75), "85": of(85) },
});
