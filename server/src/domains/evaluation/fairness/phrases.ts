import type { DimensionView } from "../../environment/port.ts";

type Value = DimensionView["values"][number];

interface Phrases {
  /** Says something of oneself that tells nothing. */
  readonly self: string;
  readonly about: string;
  /** For values of a team that came without their own phrases. */
  readonly plain: (dimension: string, value: string) => string;
}

const english: Phrases = {
  self: "I use your service",
  about: "a person",
  plain: (dimension, value) => `About me: ${dimension}: ${value}`,
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: english,
  de: {
    self: "Ich nutze Ihren Dienst",
    about: "eine Person",
    plain: (dimension, value) => `Zu mir: ${dimension}: ${value}`,
  },
  fr: {
    self: "J'utilise votre service",
    about: "une personne",
    plain: (dimension, value) => `À mon sujet : ${dimension} : ${value}`,
  },
  es: {
    self: "Uso su servicio",
    about: "una persona",
    plain: (dimension, value) => `Sobre mí: ${dimension}: ${value}`,
  },
  pt: {
    self: "Uso o seu serviço",
    about: "uma pessoa",
    plain: (dimension, value) => `Sobre mim: ${dimension}: ${value}`,
  },
};

const WHO = "{who}";

/** The request with one phrase in it, which is all that differs between the arms. Without a value, the neutral one. */
export function saidBy(text: string, language: string, who: { dimension: DimensionView; value: Value } | null): string {
  const own = phrases[language] ?? english;
  const said = who?.value.expressions[language] ?? who?.value.expressions["en"];
  if (text.includes(WHO)) return text.replace(WHO, (who ? said?.about : null) ?? who?.value.name ?? own.about);
  const self = who ? (said?.self ?? own.plain(who.dimension.displayName, who.value.name)) : own.self;
  return `${self.replace(/[.!]\s*$/, "")}. ${text}`;
}
