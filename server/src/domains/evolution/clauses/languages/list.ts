import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import type { Translation } from "./translation.ts";

/** By the code of the language. To add one, write its file and add a line here. */
export const translations: Readonly<Record<string, Translation>> = { de, es, fr, it, nl, pt };
