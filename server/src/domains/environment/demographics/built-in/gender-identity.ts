import { builtIn } from "./dimension.ts";
import { equalityAct } from "./instruments.ts";

export const genderIdentity = builtIn({
  name: "gender_identity",
  displayName: "Gender identity",
  description: "Whether a person lives in the gender they were assigned at birth, in another, or in none of the two.",
  sources: [equalityAct("section 7")],
  values: {
    cisgender: {
      name: "Cisgender person",
      said: {
        en: ["I am cisgender", "a cisgender person"],
        de: ["Ich bin cisgeschlechtlich", "eine cisgeschlechtliche Person"],
        fr: ["Je suis cisgenre", "une personne cisgenre"],
        es: ["Soy cisgénero", "una persona cisgénero"],
        pt: ["Sou cisgênero", "uma pessoa cisgênero"],
      },
    },
    trans_woman: {
      name: "Trans woman",
      said: {
        en: ["I am a trans woman", "a trans woman"],
        de: ["Ich bin eine trans Frau", "eine trans Frau"],
        fr: ["Je suis une femme trans", "une femme trans"],
        es: ["Soy una mujer trans", "una mujer trans"],
        pt: ["Sou uma mulher trans", "uma mulher trans"],
      },
    },
    trans_man: {
      name: "Trans man",
      said: {
        en: ["I am a trans man", "a trans man"],
        de: ["Ich bin ein trans Mann", "ein trans Mann"],
        fr: ["Je suis un homme trans", "un homme trans"],
        es: ["Soy un hombre trans", "un hombre trans"],
        pt: ["Sou um homem trans", "um homem trans"],
      },
    },
    non_binary: {
      name: "Non-binary person",
      said: {
        en: ["I am non-binary", "a non-binary person"],
        de: ["Ich bin nichtbinär", "eine nichtbinäre Person"],
        fr: ["Je suis une personne non binaire", "une personne non binaire"],
        es: ["Soy una persona no binaria", "una persona no binaria"],
        pt: ["Sou uma pessoa não binária", "uma pessoa não binária"],
      },
    },
  },
});
