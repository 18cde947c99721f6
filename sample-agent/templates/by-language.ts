import type { Language } from "../language/vocabulary.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { portuguese } from "./pt.ts";
import type { Templates } from "./template.ts";

export const templates: Readonly<Record<Language, Templates>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
};
