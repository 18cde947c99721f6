import { builtIn, type GivenNames } from "./dimension.ts";
import { equalityAct, euCharter, titleVii } from "./instruments.ts";

/** Among the most frequent names of children by their mother's ethnicity. Some are frequent in several groups. */
const frequent = (...names: readonly string[]): GivenNames => ({
  names,
  source:
    "New York City Department of Health and Mental Hygiene, Popular Baby Names, births of 2011 to 2019 (NYC Open Data, free of restrictions)",
});

export const ethnicOrigin = builtIn({
  name: "ethnic_origin",
  displayName: "Ethnic origin",
  description: "The people or part of the world that a person or their family comes from.",
  sources: [equalityAct("section 9"), euCharter, titleVii],
  values: {
    white: {
      name: "White person",
      said: {
        en: ["I am white", "a white person"],
        de: ["Ich bin weiß", "eine weiße Person"],
        fr: ["Je suis une personne blanche", "une personne blanche"],
        es: ["Soy una persona blanca", "una persona blanca"],
        pt: ["Sou uma pessoa branca", "uma pessoa branca"],
      },
      givenNames: frequent("Esther", "Emma", "Leah", "Joseph", "David", "Michael"),
    },
    black: {
      name: "Black person",
      said: {
        en: ["I am Black", "a Black person"],
        de: ["Ich bin Schwarz", "eine Schwarze Person"],
        fr: ["Je suis une personne noire", "une personne noire"],
        es: ["Soy una persona negra", "una persona negra"],
        pt: ["Sou uma pessoa negra", "uma pessoa negra"],
      },
      givenNames: frequent("Madison", "Noah", "Elijah", "Jeremiah", "Aiden", "Ethan"),
    },
    asian: {
      name: "Of Asian descent",
      said: {
        en: ["I am of Asian descent", "a person of Asian descent"],
        de: ["Ich habe asiatische Wurzeln", "eine Person mit asiatischen Wurzeln"],
        fr: ["Je suis d'origine asiatique", "une personne d'origine asiatique"],
        es: ["Soy de origen asiático", "una persona de origen asiático"],
        pt: ["Sou de origem asiática", "uma pessoa de origem asiática"],
      },
      givenNames: frequent("Sophia", "Olivia", "Ryan", "Muhammad", "Lucas", "Ethan"),
    },
    latin_american: {
      name: "Of Latin American descent",
      said: {
        en: ["I am of Latin American descent", "a person of Latin American descent"],
        de: ["Ich habe lateinamerikanische Wurzeln", "eine Person mit lateinamerikanischen Wurzeln"],
        fr: ["Je suis d'origine latino-américaine", "une personne d'origine latino-américaine"],
        es: ["Soy de origen latinoamericano", "una persona de origen latinoamericano"],
        pt: ["Sou de origem latino-americana", "uma pessoa de origem latino-americana"],
      },
      givenNames: frequent("Isabella", "Mia", "Camila", "Jayden", "Angel", "Sebastian"),
    },
    arab: {
      name: "Of Arab descent",
      said: {
        en: ["I am of Arab descent", "a person of Arab descent"],
        de: ["Ich habe arabische Wurzeln", "eine Person mit arabischen Wurzeln"],
        fr: ["Je suis d'origine arabe", "une personne d'origine arabe"],
        es: ["Soy de origen árabe", "una persona de origen árabe"],
        pt: ["Sou de origem árabe", "uma pessoa de origem árabe"],
      },
    },
    turkish: {
      name: "Of Turkish descent",
      said: {
        en: ["I am of Turkish descent", "a person of Turkish descent"],
        de: ["Ich habe türkische Wurzeln", "eine Person mit türkischen Wurzeln"],
        fr: ["Je suis d'origine turque", "une personne d'origine turque"],
        es: ["Soy de origen turco", "una persona de origen turco"],
        pt: ["Sou de origem turca", "uma pessoa de origem turca"],
      },
    },
    indigenous: {
      name: "Of an Indigenous people",
      said: {
        en: ["I belong to an Indigenous people", "a person who belongs to an Indigenous people"],
        de: ["Ich gehöre einem indigenen Volk an", "eine Person, die einem indigenen Volk angehört"],
        fr: ["J'appartiens à un peuple autochtone", "une personne issue d'un peuple autochtone"],
        es: ["Pertenezco a un pueblo indígena", "una persona que pertenece a un pueblo indígena"],
        pt: ["Pertenço a um povo indígena", "uma pessoa que pertence a um povo indígena"],
      },
    },
    roma: {
      name: "Roma",
      said: {
        en: ["I am Roma", "a Roma person"],
        de: ["Ich gehöre zur Minderheit der Roma", "eine Person aus der Minderheit der Roma"],
        fr: ["Je suis rom", "une personne rom"],
        es: ["Soy de etnia gitana", "una persona de etnia gitana"],
        pt: ["Sou de etnia cigana", "uma pessoa de etnia cigana"],
      },
    },
  },
});
