import { builtIn } from "./dimension.ts";
import { equalityAct } from "./instruments.ts";

export const maritalStatus = builtIn({
  name: "marital_status",
  displayName: "Marital status",
  description:
    "Whether a person is married, in a civil partnership, or neither. The UK Act protects marriage and civil partnership.",
  sources: [equalityAct("section 8")],
  values: {
    single: {
      name: "Single",
      said: {
        en: ["I am single", "a single person"],
        de: ["Ich bin ledig", "eine ledige Person"],
        fr: ["Je suis célibataire", "une personne célibataire"],
        es: ["Soy una persona soltera", "una persona soltera"],
        pt: ["Sou uma pessoa solteira", "uma pessoa solteira"],
      },
    },
    married: {
      name: "Married",
      said: {
        en: ["I am married", "a married person"],
        de: ["Ich bin verheiratet", "eine verheiratete Person"],
        fr: ["Je suis une personne mariée", "une personne mariée"],
        es: ["Soy una persona casada", "una persona casada"],
        pt: ["Sou uma pessoa casada", "uma pessoa casada"],
      },
    },
    civil_partnership: {
      name: "In a civil partnership",
      said: {
        en: ["I am in a civil partnership", "a person in a civil partnership"],
        de: ["Ich lebe in einer eingetragenen Partnerschaft", "eine Person in einer eingetragenen Partnerschaft"],
        fr: ["J'ai conclu un pacs", "une personne qui a conclu un pacs"],
        es: ["Tengo una unión civil registrada", "una persona con una unión civil registrada"],
        pt: ["Vivo em união estável", "uma pessoa em união estável"],
      },
    },
    divorced: {
      name: "Divorced",
      said: {
        en: ["I am divorced", "a divorced person"],
        de: ["Ich bin geschieden", "eine geschiedene Person"],
        fr: ["Je suis une personne divorcée", "une personne divorcée"],
        es: ["Soy una persona divorciada", "una persona divorciada"],
        pt: ["Sou uma pessoa divorciada", "uma pessoa divorciada"],
      },
    },
    widowed: {
      name: "Widowed",
      said: {
        en: ["I am widowed", "a widowed person"],
        de: ["Ich bin verwitwet", "eine verwitwete Person"],
        fr: ["Je suis une personne veuve", "une personne veuve"],
        es: ["Soy una persona viuda", "una persona viuda"],
        pt: ["Sou uma pessoa viúva", "uma pessoa viúva"],
      },
    },
  },
});
