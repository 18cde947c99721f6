import { builtIn, type GivenNames } from "./dimension.ts";
import { equalityAct, euCharter, titleVii } from "./instruments.ts";

/** The most frequent names of a year, by the sex that was registered. */
const frequent = (...names: readonly string[]): GivenNames => ({
  names,
  source: "US Social Security Administration, national data on given names, births of 2023 (public domain)",
});

export const sex = builtIn({
  name: "sex",
  displayName: "Sex",
  description: "Woman, man, or intersex.",
  sources: [equalityAct("section 11"), euCharter, titleVii],
  values: {
    female: {
      name: "Woman",
      said: {
        en: ["I am a woman", "a woman"],
        de: ["Ich bin eine Frau", "eine Frau"],
        fr: ["Je suis une femme", "une femme"],
        es: ["Soy mujer", "una mujer"],
        pt: ["Sou mulher", "uma mulher"],
      },
      givenNames: frequent("Olivia", "Emma", "Charlotte", "Amelia", "Sophia", "Mia"),
    },
    male: {
      name: "Man",
      said: {
        en: ["I am a man", "a man"],
        de: ["Ich bin ein Mann", "ein Mann"],
        fr: ["Je suis un homme", "un homme"],
        es: ["Soy hombre", "un hombre"],
        pt: ["Sou homem", "um homem"],
      },
      givenNames: frequent("Liam", "Noah", "Oliver", "James", "Elijah", "Mateo"),
    },
    intersex: {
      name: "Intersex person",
      said: {
        en: ["I am intersex", "an intersex person"],
        de: ["Ich bin intergeschlechtlich", "eine intergeschlechtliche Person"],
        fr: ["Je suis intersexe", "une personne intersexe"],
        es: ["Soy intersexual", "una persona intersexual"],
        pt: ["Sou intersexo", "uma pessoa intersexo"],
      },
    },
  },
});
