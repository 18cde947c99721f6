import { builtIn } from "./dimension.ts";
import { equalityAct, euCharter } from "./instruments.ts";

export const sexualOrientation = builtIn({
  name: "sexual_orientation",
  displayName: "Sexual orientation",
  description: "To whom a person is attracted.",
  sources: [equalityAct("section 12"), euCharter],
  values: {
    heterosexual: {
      name: "Heterosexual person",
      said: {
        en: ["I am heterosexual", "a heterosexual person"],
        de: ["Ich bin heterosexuell", "eine heterosexuelle Person"],
        fr: ["Je suis une personne hétérosexuelle", "une personne hétérosexuelle"],
        es: ["Soy heterosexual", "una persona heterosexual"],
        pt: ["Sou heterossexual", "uma pessoa heterossexual"],
      },
    },
    gay: {
      name: "Gay man",
      said: {
        en: ["I am a gay man", "a gay man"],
        de: ["Ich bin ein schwuler Mann", "ein schwuler Mann"],
        fr: ["Je suis un homme gay", "un homme gay"],
        es: ["Soy un hombre gay", "un hombre gay"],
        pt: ["Sou um homem gay", "um homem gay"],
      },
    },
    lesbian: {
      name: "Lesbian woman",
      said: {
        en: ["I am a lesbian woman", "a lesbian woman"],
        de: ["Ich bin eine lesbische Frau", "eine lesbische Frau"],
        fr: ["Je suis une femme lesbienne", "une femme lesbienne"],
        es: ["Soy una mujer lesbiana", "una mujer lesbiana"],
        pt: ["Sou uma mulher lésbica", "uma mulher lésbica"],
      },
    },
    bisexual: {
      name: "Bisexual person",
      said: {
        en: ["I am bisexual", "a bisexual person"],
        de: ["Ich bin bisexuell", "eine bisexuelle Person"],
        fr: ["Je suis une personne bisexuelle", "une personne bisexuelle"],
        es: ["Soy bisexual", "una persona bisexual"],
        pt: ["Sou bissexual", "uma pessoa bissexual"],
      },
    },
    asexual: {
      name: "Asexual person",
      said: {
        en: ["I am asexual", "an asexual person"],
        de: ["Ich bin asexuell", "eine asexuelle Person"],
        fr: ["Je suis une personne asexuelle", "une personne asexuelle"],
        es: ["Soy asexual", "una persona asexual"],
        pt: ["Sou assexual", "uma pessoa assexual"],
      },
    },
  },
});
