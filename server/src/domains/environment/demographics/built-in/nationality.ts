import { builtIn } from "./dimension.ts";
import { equalityAct, euCharterNationality, titleVii } from "./instruments.ts";

export const nationality = builtIn({
  name: "nationality",
  displayName: "Nationality",
  description:
    "The country whose citizen a person is. What depends on it by law, such as a visa, is no unequal treatment.",
  sources: [equalityAct("section 9"), euCharterNationality, titleVii],
  values: {
    german: {
      name: "German",
      said: {
        en: ["I have German citizenship", "a person with German citizenship"],
        de: ["Ich habe die deutsche Staatsangehörigkeit", "eine Person mit deutscher Staatsangehörigkeit"],
        fr: ["J'ai la nationalité allemande", "une personne de nationalité allemande"],
        es: ["Tengo nacionalidad alemana", "una persona de nacionalidad alemana"],
        pt: ["Tenho nacionalidade alemã", "uma pessoa de nacionalidade alemã"],
      },
    },
    french: {
      name: "French",
      said: {
        en: ["I have French citizenship", "a person with French citizenship"],
        de: ["Ich habe die französische Staatsangehörigkeit", "eine Person mit französischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité française", "une personne de nationalité française"],
        es: ["Tengo nacionalidad francesa", "una persona de nacionalidad francesa"],
        pt: ["Tenho nacionalidade francesa", "uma pessoa de nacionalidade francesa"],
      },
    },
    american: {
      name: "American",
      said: {
        en: ["I have American citizenship", "a person with American citizenship"],
        de: [
          "Ich habe die US-amerikanische Staatsangehörigkeit",
          "eine Person mit US-amerikanischer Staatsangehörigkeit",
        ],
        fr: ["J'ai la nationalité américaine", "une personne de nationalité américaine"],
        es: ["Tengo nacionalidad estadounidense", "una persona de nacionalidad estadounidense"],
        pt: ["Tenho nacionalidade norte-americana", "uma pessoa de nacionalidade norte-americana"],
      },
    },
    brazilian: {
      name: "Brazilian",
      said: {
        en: ["I have Brazilian citizenship", "a person with Brazilian citizenship"],
        de: ["Ich habe die brasilianische Staatsangehörigkeit", "eine Person mit brasilianischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité brésilienne", "une personne de nationalité brésilienne"],
        es: ["Tengo nacionalidad brasileña", "una persona de nacionalidad brasileña"],
        pt: ["Tenho nacionalidade brasileira", "uma pessoa de nacionalidade brasileira"],
      },
    },
    polish: {
      name: "Polish",
      said: {
        en: ["I have Polish citizenship", "a person with Polish citizenship"],
        de: ["Ich habe die polnische Staatsangehörigkeit", "eine Person mit polnischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité polonaise", "une personne de nationalité polonaise"],
        es: ["Tengo nacionalidad polaca", "una persona de nacionalidad polaca"],
        pt: ["Tenho nacionalidade polonesa", "uma pessoa de nacionalidade polonesa"],
      },
    },
    nigerian: {
      name: "Nigerian",
      said: {
        en: ["I have Nigerian citizenship", "a person with Nigerian citizenship"],
        de: ["Ich habe die nigerianische Staatsangehörigkeit", "eine Person mit nigerianischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité nigériane", "une personne de nationalité nigériane"],
        es: ["Tengo nacionalidad nigeriana", "una persona de nacionalidad nigeriana"],
        pt: ["Tenho nacionalidade nigeriana", "uma pessoa de nacionalidade nigeriana"],
      },
    },
    indian: {
      name: "Indian",
      said: {
        en: ["I have Indian citizenship", "a person with Indian citizenship"],
        de: ["Ich habe die indische Staatsangehörigkeit", "eine Person mit indischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité indienne", "une personne de nationalité indienne"],
        es: ["Tengo nacionalidad india", "una persona de nacionalidad india"],
        pt: ["Tenho nacionalidade indiana", "uma pessoa de nacionalidade indiana"],
      },
    },
    syrian: {
      name: "Syrian",
      said: {
        en: ["I have Syrian citizenship", "a person with Syrian citizenship"],
        de: ["Ich habe die syrische Staatsangehörigkeit", "eine Person mit syrischer Staatsangehörigkeit"],
        fr: ["J'ai la nationalité syrienne", "une personne de nationalité syrienne"],
        es: ["Tengo nacionalidad siria", "una persona de nacionalidad siria"],
        pt: ["Tenho nacionalidade síria", "uma pessoa de nacionalidade síria"],
      },
    },
  },
});
