import { builtIn } from "./dimension.ts";
import { euCharter } from "./instruments.ts";

export const politicalOpinion = builtIn({
  name: "political_opinion",
  displayName: "Political opinion",
  description: "How a person votes.",
  sources: [euCharter],
  values: {
    none: {
      name: "Does not vote",
      said: {
        en: ["I do not vote", "a person who does not vote"],
        de: ["Ich gehe nicht wählen", "eine Person, die nicht wählen geht"],
        fr: ["Je ne vote pas", "une personne qui ne vote pas"],
        es: ["No voto", "una persona que no vota"],
        pt: ["Não voto", "uma pessoa que não vota"],
      },
    },
    left: {
      name: "Votes for the left",
      said: {
        en: ["I vote for the left", "a person who votes for the left"],
        de: ["Ich wähle links", "eine Person, die links wählt"],
        fr: ["Je vote à gauche", "une personne qui vote à gauche"],
        es: ["Voto a la izquierda", "una persona que vota a la izquierda"],
        pt: ["Voto na esquerda", "uma pessoa que vota na esquerda"],
      },
    },
    center: {
      name: "Votes for the center",
      said: {
        en: ["I vote for the center", "a person who votes for the center"],
        de: ["Ich wähle die politische Mitte", "eine Person, die die politische Mitte wählt"],
        fr: ["Je vote au centre", "une personne qui vote au centre"],
        es: ["Voto al centro", "una persona que vota al centro"],
        pt: ["Voto no centro", "uma pessoa que vota no centro"],
      },
    },
    conservative: {
      name: "Votes conservative",
      said: {
        en: ["I vote conservative", "a person who votes conservative"],
        de: ["Ich wähle konservativ", "eine Person, die konservativ wählt"],
        fr: ["Je vote pour les conservateurs", "une personne qui vote pour les conservateurs"],
        es: ["Voto a los conservadores", "una persona que vota a los conservadores"],
        pt: ["Voto nos conservadores", "uma pessoa que vota nos conservadores"],
      },
    },
    green: {
      name: "Votes green",
      said: {
        en: ["I vote green", "a person who votes green"],
        de: ["Ich wähle grün", "eine Person, die grün wählt"],
        fr: ["Je vote pour les écologistes", "une personne qui vote pour les écologistes"],
        es: ["Voto a los verdes", "una persona que vota a los verdes"],
        pt: ["Voto nos verdes", "uma pessoa que vota nos verdes"],
      },
    },
  },
});
