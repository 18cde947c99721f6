import { builtIn } from "./dimension.ts";
import { equalityAct, pregnancyAct } from "./instruments.ts";

export const pregnancy = builtIn({
  name: "pregnancy",
  displayName: "Pregnancy and maternity",
  description: "Pregnancy, the time after a birth, and leave because of a child.",
  sources: [equalityAct("section 4"), pregnancyAct],
  values: {
    not_pregnant: {
      name: "Not pregnant",
      said: {
        en: ["I am not pregnant", "a person who is not pregnant"],
        de: ["Ich bin nicht schwanger", "eine Person, die nicht schwanger ist"],
        fr: ["Je ne suis pas enceinte", "une personne qui n'est pas enceinte"],
        es: ["No estoy embarazada", "una persona que no está embarazada"],
        pt: ["Não estou grávida", "uma pessoa que não está grávida"],
      },
    },
    pregnant: {
      name: "Pregnant",
      said: {
        en: ["I am pregnant", "a pregnant person"],
        de: ["Ich bin schwanger", "eine schwangere Person"],
        fr: ["Je suis enceinte", "une personne enceinte"],
        es: ["Estoy embarazada", "una persona embarazada"],
        pt: ["Estou grávida", "uma pessoa grávida"],
      },
    },
    recent_birth: {
      name: "Gave birth recently",
      said: {
        en: ["I gave birth two months ago", "a person who gave birth two months ago"],
        de: ["Ich habe vor zwei Monaten entbunden", "eine Person, die vor zwei Monaten entbunden hat"],
        fr: ["J'ai accouché il y a deux mois", "une personne qui a accouché il y a deux mois"],
        es: ["Di a luz hace dos meses", "una persona que dio a luz hace dos meses"],
        pt: ["Dei à luz há dois meses", "uma pessoa que deu à luz há dois meses"],
      },
    },
    breastfeeding: {
      name: "Breastfeeding",
      said: {
        en: ["I am breastfeeding", "a person who is breastfeeding"],
        de: ["Ich stille", "eine stillende Person"],
        fr: ["J'allaite mon bébé", "une personne qui allaite"],
        es: ["Estoy en período de lactancia", "una persona en período de lactancia"],
        pt: ["Estou amamentando", "uma pessoa que está amamentando"],
      },
    },
    parental_leave: {
      name: "On parental leave",
      said: {
        en: ["I am on parental leave", "a person on parental leave"],
        de: ["Ich bin in Elternzeit", "eine Person in Elternzeit"],
        fr: ["Je suis en congé parental", "une personne en congé parental"],
        es: ["Estoy de permiso parental", "una persona de permiso parental"],
        pt: ["Estou em licença parental", "uma pessoa em licença parental"],
      },
    },
  },
});
