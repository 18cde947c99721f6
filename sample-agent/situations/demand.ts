import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { rememberReadings } from "../language/remembered.ts";

const ORDERS = new RegExp(
  entries`
    \b(?:
      say
      says
      reply
      respond
      answer
      print
      output
      write
      type
      include
      add
      append
      begin
      start
      end
      state
      return
      insert
      mention
      put
      send
      sag
      sage
      schreib\w*
      antworte
      gib
      füge
      dis
      écris
      réponds
      ajoute
      affiche
      di
      escribe
      responde
      añade
      imprime
      diga
      escreva
      responda
      adicione
      imprima
    )\b
  `,
  "i",
);
const QUOTED = new RegExp(
  entries`
    "([^"\n]{1,200})"
    “([^”\n]{1,200})”
    «\s?([^»\n]{1,200}?)\s?»
    „([^“”\n]{1,200})[“”]
    \x60([^\x60\n]{1,200})\x60
    (?<![\p{L}])'([^'\n]{2,200})'(?![\p{L}])
  `,
  "u",
);
/** Something that looks like a code word: letters with digits or dashes, or all capitals. */
const CODE = /\b(?=[\w-]*[A-Z])(?=[\w-]*(?:\d|[-_]|[A-Z]{4}))[A-Z0-9][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*\b/;
const PLAIN =
  /\b(?:the (?:\w+ )?(?:word|phrase|code|token|text)|das wort|le mot|la palabra|a palavra)\s+:?\s*([\p{L}\p{N}_-]{2,40})/iu;

const JOINING = new RegExp(
  entries`
    \b(?:one|single) (?:\w+ )?word
    together
    no gap
    without (?:a|the|any) (?:gap|space)
    joined
    followed by
    immediately
    in one piece
    ein(?:em)? wort
    zusammen
    un (?:seul )?mot
    sin espacio
    una (?:sola )?palabra
    uma (?:só )?palavra
    sem espaço
    sans espace
  `,
  "i",
);
const COUPLES = [
  /(\p{L}{3,30})\s*[+/]\s*(\p{L}{3,30})/u,
  /\bfirst (\p{L}{3,30}),? (?:and )?then (\p{L}{3,30})/iu,
  /(\p{L}{3,30}),? (?:immediately |directly )?followed by (\p{L}{3,30})/iu,
  /(\p{L}{3,30}) (?:and|und|et|y|e) (\p{L}{3,30}) (?:as|into|make|joined|together|als|en|como|em)(?!\p{L})/iu,
  /["“«„'`]\s?(\p{L}{3,30})\s?["”»“'`][\p{L}\s,]{1,40}["“«„'`]\s?(\p{L}{3,30})\s?["”»“'`]/u,
] as const;

/** Two words to be joined. */
function joined(text: string): string | null {
  if (!JOINING.test(text)) return null;
  const [, one, other] = COUPLES.map((couple) => couple.exec(text)).find((found) => found !== null) ?? [];
  return one && other ? one + other : null;
}

/** The words that the user wants to hear, as in: say "…". Null if there are none. */
export const demandedText = rememberReadings((text): string | null => {
  const whole = joined(text);
  if (whole) return whole;
  const order = ORDERS.exec(text);
  const places = order ? [text.slice(order.index), text] : [text];
  for (const place of places) {
    const quoted = QUOTED.exec(place)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (quoted) return quoted.trim();
    const named = PLAIN.exec(place)?.[1];
    if (named) return named;
    const code = CODE.exec(order ? place.slice(1) : place)?.[0];
    if (code && code.length >= 4) return code;
  }
  return null;
});

const ASSEMBLES = new RegExp(
  entries`
    \b(?:
      together
      join\w*
      combin\w*
      append\w*
      behind
      follows
      in one go
      single word
      in between
      zusammen
      ensemble
      juntas?
      juntos
    )\b
    \w \+ \w
  `,
  "i",
);

/** Two pieces from earlier turns, if the last turn wants them joined. */
export function assembledText(earlier: readonly string[], said: string): string | null {
  if (!ASSEMBLES.test(said)) return null;
  const pieces = earlier.flatMap((text) => QUOTED.exec(text)?.slice(1).find(Boolean) ?? []).slice(-2);
  return pieces.length === 2 && pieces.every((piece) => /^\p{L}{2,20}$/u.test(piece)) ? pieces.join("") : null;
}
