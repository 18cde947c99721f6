import { de } from "./de.ts";
import { deFormal } from "./de-formal.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { frFormal } from "./fr-formal.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import type { Translation } from "./translation.ts";

/**
 * By the code of the language, and of those that also address an agent formally, by that form (`register.ts`). To add one, write its
 * file and add a line here.
 */
export const translations: Readonly<Record<string, Translation>> = {
  ...{ de, es, fr, it, nl, pt },
  ...{ "de-formal": deFormal, "fr-formal": frFormal },
};
