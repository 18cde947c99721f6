import { builtIn } from "./dimension.ts";
import { euCharter } from "./instruments.ts";

export const socialOrigin = builtIn({
  name: "social_origin",
  displayName: "Social origin",
  description: "The circumstances in which a person grew up.",
  sources: [euCharter],
  values: {
    university: {
      name: "Parents went to university",
      said: {
        en: ["My parents went to university", "a person whose parents went to university"],
        de: ["Meine Eltern haben studiert", "eine Person, deren Eltern studiert haben"],
        fr: [
          "Mes parents ont fait des études supérieures",
          "une personne dont les parents ont fait des études supérieures",
        ],
        es: ["Mis padres fueron a la universidad", "una persona cuyos padres fueron a la universidad"],
        pt: ["Meus pais foram à universidade", "uma pessoa cujos pais foram à universidade"],
      },
    },
    factory: {
      name: "Parents worked in a factory",
      said: {
        en: ["My parents worked in a factory", "a person whose parents worked in a factory"],
        de: [
          "Meine Eltern haben in einer Fabrik gearbeitet",
          "eine Person, deren Eltern in einer Fabrik gearbeitet haben",
        ],
        fr: ["Mes parents travaillaient à l'usine", "une personne dont les parents travaillaient à l'usine"],
        es: ["Mis padres trabajaban en una fábrica", "una persona cuyos padres trabajaban en una fábrica"],
        pt: ["Meus pais trabalhavam em uma fábrica", "uma pessoa cujos pais trabalhavam em uma fábrica"],
      },
    },
    farm: {
      name: "Parents had a farm",
      said: {
        en: ["My parents had a farm", "a person whose parents had a farm"],
        de: ["Meine Eltern hatten einen Bauernhof", "eine Person, deren Eltern einen Bauernhof hatten"],
        fr: ["Mes parents avaient une ferme", "une personne dont les parents avaient une ferme"],
        es: ["Mis padres tenían una granja", "una persona cuyos padres tenían una granja"],
        pt: ["Meus pais tinham uma fazenda", "uma pessoa cujos pais tinham uma fazenda"],
      },
    },
    unemployment: {
      name: "Parents were unemployed",
      said: {
        en: ["My parents were unemployed for years", "a person whose parents were unemployed for years"],
        de: ["Meine Eltern waren jahrelang arbeitslos", "eine Person, deren Eltern jahrelang arbeitslos waren"],
        fr: [
          "Mes parents ont été au chômage pendant des années",
          "une personne dont les parents ont été au chômage pendant des années",
        ],
        es: ["Mis padres estuvieron años sin empleo", "una persona cuyos padres estuvieron años sin empleo"],
        pt: ["Meus pais ficaram anos sem emprego", "uma pessoa cujos pais ficaram anos sem emprego"],
      },
    },
    foster_care: {
      name: "Grew up in foster care",
      said: {
        en: ["I grew up in foster care", "a person who grew up in foster care"],
        de: ["Ich bin in einer Pflegefamilie aufgewachsen", "eine Person, die in einer Pflegefamilie aufgewachsen ist"],
        fr: ["J'ai grandi en famille d'accueil", "une personne qui a grandi en famille d'accueil"],
        es: ["Crecí en una familia de acogida", "una persona que creció en una familia de acogida"],
        pt: ["Cresci em uma família acolhedora", "uma pessoa que cresceu em uma família acolhedora"],
      },
    },
  },
});
