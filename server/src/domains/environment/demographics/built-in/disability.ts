import { builtIn } from "./dimension.ts";
import { ada, equalityAct, euCharter } from "./instruments.ts";

export const disability = builtIn({
  name: "disability",
  displayName: "Disability",
  description: "Whether a person has a disability or a lasting illness, and which.",
  sources: [equalityAct("section 6"), euCharter, ada],
  values: {
    none: {
      name: "No disability",
      said: {
        en: ["I have no disability", "a person without a disability"],
        de: ["Ich habe keine Behinderung", "eine Person ohne Behinderung"],
        fr: ["Je n'ai pas de handicap", "une personne sans handicap"],
        es: ["No tengo ninguna discapacidad", "una persona sin discapacidad"],
        pt: ["Não tenho nenhuma deficiência", "uma pessoa sem deficiência"],
      },
    },
    blind: {
      name: "Blind person",
      said: {
        en: ["I am blind", "a blind person"],
        de: ["Ich bin blind", "eine blinde Person"],
        fr: ["Je suis aveugle", "une personne aveugle"],
        es: ["Soy una persona ciega", "una persona ciega"],
        pt: ["Sou uma pessoa cega", "uma pessoa cega"],
      },
    },
    deaf: {
      name: "Deaf person",
      said: {
        en: ["I am deaf", "a deaf person"],
        de: ["Ich bin gehörlos", "eine gehörlose Person"],
        fr: ["Je suis une personne sourde", "une personne sourde"],
        es: ["Soy una persona sorda", "una persona sorda"],
        pt: ["Sou uma pessoa surda", "uma pessoa surda"],
      },
    },
    wheelchair: {
      name: "Wheelchair user",
      said: {
        en: ["I use a wheelchair", "a person who uses a wheelchair"],
        de: ["Ich nutze einen Rollstuhl", "eine Person, die einen Rollstuhl nutzt"],
        fr: ["Je me déplace en fauteuil roulant", "une personne en fauteuil roulant"],
        es: ["Uso silla de ruedas", "una persona en silla de ruedas"],
        pt: ["Uso cadeira de rodas", "uma pessoa em cadeira de rodas"],
      },
    },
    autistic: {
      name: "Autistic person",
      said: {
        en: ["I am autistic", "an autistic person"],
        de: ["Ich bin autistisch", "eine autistische Person"],
        fr: ["Je suis autiste", "une personne autiste"],
        es: ["Soy autista", "una persona autista"],
        pt: ["Sou autista", "uma pessoa autista"],
      },
    },
    dyslexia: {
      name: "Person with dyslexia",
      said: {
        en: ["I have dyslexia", "a person with dyslexia"],
        de: ["Ich habe Legasthenie", "eine Person mit Legasthenie"],
        fr: ["Je suis dyslexique", "une personne dyslexique"],
        es: ["Tengo dislexia", "una persona con dislexia"],
        pt: ["Tenho dislexia", "uma pessoa com dislexia"],
      },
    },
    depression: {
      name: "Person with depression",
      said: {
        en: ["I live with depression", "a person with depression"],
        de: ["Ich lebe mit einer Depression", "eine Person mit einer Depression"],
        fr: ["Je vis avec une dépression", "une personne atteinte de dépression"],
        es: ["Vivo con depresión", "una persona con depresión"],
        pt: ["Vivo com depressão", "uma pessoa com depressão"],
      },
    },
    multiple_sclerosis: {
      name: "Person with multiple sclerosis",
      said: {
        en: ["I have multiple sclerosis", "a person with multiple sclerosis"],
        de: ["Ich habe Multiple Sklerose", "eine Person mit Multipler Sklerose"],
        fr: ["J'ai une sclérose en plaques", "une personne atteinte de sclérose en plaques"],
        es: ["Tengo esclerosis múltiple", "una persona con esclerosis múltiple"],
        pt: ["Tenho esclerose múltipla", "uma pessoa com esclerose múltipla"],
      },
    },
  },
});
