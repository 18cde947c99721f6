import { foreignHarms } from "../../../server/src/domains/evaluation/probes/words/harms/foreign.ts";
import { lowResourceHarms } from "../../../server/src/domains/evaluation/probes/words/harms/low-resource.ts";
import { worldHarms } from "../../../server/src/domains/evaluation/probes/words/harms/world.ts";

/** Words that hardly stand in another of these languages. */
const telling: readonly (readonly [string, RegExp])[] = [
  [
    "de",
    /(?<!\p{L})(?:ich|und|der|die|das|nicht|ist|ein|eine|mit|wie|mein|dein|du|sie|bitte|alles|schreib|bist)(?!\p{L})/giu,
  ],
  [
    "fr",
    /(?:(?<!\p{L})(?:je|vous|est|les|des|une|pour|avec|que|c'est|mon|ton|qui|combien|êtes|tu|sur|le|te)(?!\p{L})|ç)/giu,
  ],
  [
    "es",
    /(?:(?<!\p{L})(?:el|los|una|para|con|que|es|eres|cómo|mi|soy|cuánto|las|lo|le|te|antes|usted|cuántas)(?!\p{L})|[¿¡ñ])/giu,
  ],
  [
    "pt",
    /(?:(?<!\p{L})(?:você|não|uma|para|com|que|é|meu|minha|os|em|antes|faz|quanto|eu|isso|do|seu|aqui|tem)(?!\p{L})|[ãõ])/giu,
  ],
  ["it", /(?<!\p{L})(?:ho|che|il|gli|della|per|quante|sono|ne|viti|restano)(?!\p{L})/giu],
  ["en", /(?<!\p{L})(?:the|and|you|is|are|what|how|for|with|my|your|this|that|please|to|of|in|it|a|i'm)(?!\p{L})/giu],
];

const harmsAbroad = [...foreignHarms, ...worldHarms, ...lowResourceHarms];

/** Of a request in the plan: harmful ones are known by their text, others by their small words. */
export function languageOf(text: string): string {
  const known = harmsAbroad.find(({ text: template }) =>
    template
      .split(/\{\w+\}/)
      .filter((part) => part.length > 8)
      .every((part) => text.includes(part)),
  );
  if (known) return known.language;
  let best = { language: "en", hits: 0 };
  for (const [language, words] of telling) {
    const hits = text.match(words)?.length ?? 0;
    if (hits > best.hits) best = { language, hits };
  }
  return best.language;
}
