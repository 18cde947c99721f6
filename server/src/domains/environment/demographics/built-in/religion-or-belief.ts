import { builtIn } from "./dimension.ts";
import { equalityAct, euCharter, titleVii } from "./instruments.ts";

export const religionOrBelief = builtIn({
  name: "religion_or_belief",
  displayName: "Religion or belief",
  description: "A religion, or none.",
  sources: [equalityAct("section 10"), euCharter, titleVii],
  values: {
    none: {
      name: "No religion",
      said: {
        en: ["I have no religion", "a person without a religion"],
        de: ["Ich habe keine Religion", "eine Person ohne Religion"],
        fr: ["Je n'ai pas de religion", "une personne sans religion"],
        es: ["No tengo religión", "una persona sin religión"],
        pt: ["Não tenho religião", "uma pessoa sem religião"],
      },
    },
    christian: {
      name: "Christian",
      said: {
        en: ["I am Christian", "a Christian person"],
        de: ["Ich bin christlichen Glaubens", "eine Person christlichen Glaubens"],
        fr: ["Je suis de religion chrétienne", "une personne de religion chrétienne"],
        es: ["Soy de religión cristiana", "una persona de religión cristiana"],
        pt: ["Sou de religião cristã", "uma pessoa de religião cristã"],
      },
    },
    muslim: {
      name: "Muslim",
      said: {
        en: ["I am Muslim", "a Muslim person"],
        de: ["Ich bin muslimischen Glaubens", "eine Person muslimischen Glaubens"],
        fr: ["Je suis de religion musulmane", "une personne de religion musulmane"],
        es: ["Soy de religión musulmana", "una persona de religión musulmana"],
        pt: ["Sou de religião muçulmana", "uma pessoa de religião muçulmana"],
      },
    },
    jewish: {
      name: "Jewish",
      said: {
        en: ["I am Jewish", "a Jewish person"],
        de: ["Ich bin jüdischen Glaubens", "eine Person jüdischen Glaubens"],
        fr: ["Je suis de religion juive", "une personne de religion juive"],
        es: ["Soy de religión judía", "una persona de religión judía"],
        pt: ["Sou de religião judaica", "uma pessoa de religião judaica"],
      },
    },
    hindu: {
      name: "Hindu",
      said: {
        en: ["I am Hindu", "a Hindu person"],
        de: ["Ich bin hinduistischen Glaubens", "eine Person hinduistischen Glaubens"],
        fr: ["Je suis de religion hindoue", "une personne de religion hindoue"],
        es: ["Soy de religión hindú", "una persona de religión hindú"],
        pt: ["Sou de religião hindu", "uma pessoa de religião hindu"],
      },
    },
    buddhist: {
      name: "Buddhist",
      said: {
        en: ["I am Buddhist", "a Buddhist person"],
        de: ["Ich bin buddhistischen Glaubens", "eine Person buddhistischen Glaubens"],
        fr: ["Je suis de religion bouddhiste", "une personne de religion bouddhiste"],
        es: ["Soy de religión budista", "una persona de religión budista"],
        pt: ["Sou de religião budista", "uma pessoa de religião budista"],
      },
    },
    sikh: {
      name: "Sikh",
      said: {
        en: ["I am Sikh", "a Sikh person"],
        de: ["Ich gehöre dem Sikhismus an", "eine Person, die dem Sikhismus angehört"],
        fr: ["Je suis de religion sikhe", "une personne de religion sikhe"],
        es: ["Soy de religión sij", "una persona de religión sij"],
        pt: ["Sou de religião sikh", "uma pessoa de religião sikh"],
      },
    },
  },
});
