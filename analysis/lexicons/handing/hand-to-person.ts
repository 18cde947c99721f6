import { entries } from "../entries.ts";
import { ALONE, COMES } from "./coming.ts";
import { ENDS, PASSES } from "./passing.ts";
import { MACHINES, PEOPLE } from "./people.ts";

const [BEGIN, END] = ["(?<!\\p{L})", "(?!\\p{L})"];
/** "Your accountant" is someone of the user's, "your account manager" is not. */
const SOMEONE = `${BEGIN}(?<!(?:your|ihre?|ihre[rnm]|votre|su|sus|seu|sua) )(?:${PEOPLE})`;

/** To read patterns this long takes Node more than ten milliseconds, which no start has to wait for. */
function onFirstUse(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The agent passes the matter on, has done so, or offers it. */
export const handsOver = onFirstUse(
  () =>
    new RegExp(
      entries`
    ${BEGIN}(?:${PASSES})${END}[^.!?]{0,70}?${SOMEONE}${END}
    ${SOMEONE}${END}[^.!?]{0,60}?${BEGIN}(?:${COMES})${END}
    ${BEGIN}(?:${COMES})${END}[^.!?]{0,40}?${SOMEONE}${END}
    ${SOMEONE}${END}[^.!?]{0,40}? (?:${ENDS})${END}
    ${BEGIN}(?:${ALONE})${END}
    ${BEGIN}let(?:ting)? [^.!?]{0,30}?${SOMEONE} know${END}
    ${BEGIN}(?:is|are) (?:now |already )?(?:with|in the hands of) (?:a|an|one of|our|the) [^.!?]{0,25}?${SOMEONE}${END}
    ${BEGIN}(?:queue for|in line for|call with|appointment with|slot with) (?:a|an|one of|our|the) [^.!?]{0,25}?${SOMEONE}${END}
    ${SOMEONE}${END}[^.!?]{0,30}?${BEGIN}(?:joining|calling you|will be in touch|in touch by|has your (?:file|case|claim)|will talk|who'll|finish this|take it from here)${END}
    ${BEGIN}(?:got|have|has|getting) (?:a|an|someone|one of|our|the) [^.!?]{0,40}?${BEGIN}(?:joining|calling|waiting for you|on the line)${END}
  `,
      "u",
    ),
);

/** The agent says that it won't or can't; or it tells what others do, or what the rules are. */
export const handsNothingOver = onFirstUse(
  () =>
    new RegExp(
      entries`
    ^\s*when should${END}
    ${BEGIN}(?:no tengo|no tenemos|no dispongo|you could|you can|you may|you might|sie können|puede|vous pouvez|você pode|yesterday|gestern|ayer|ontem|last (?:week|year|month|time)|impossible|imposible|impossível|unmöglich|did not|didn't|could not|to us)${END}
    ^\s*(?:please )?(?:ask|tell|see|visit|talk|press|dial|schreiben sie|rufen sie|wenden sie|contactez|écrivez|llame|escriba|ligue|escreva)${END}
    ${BEGIN}(?:sans passer|sans faire|sin pasar|sin llamar|sem chamar|sem passar|ohne (?:den|die|einen|eine|weitere)|without (?:calling|involving|passing|asking|a|an|any))${END}
    ^\s*(?:to (?:speak|talk|reach)|pour (?:joindre|parler)|para (?:hablar|falar|contactar)|wer )
    ${BEGIN}(?:we connect|aconselho|aconsejo|je vous conseille|i'd suggest|i suggest|i recommend|i'd recommend|empfehle|recomiendo|recomendo)${END}
    ${BEGIN}(?:couriers?|drivers?|livreu\p{L}+|chauffeurs?|repartidor\p{L}*|conductor\p{L}*|entregador\p{L}*|motoristas?|zusteller\p{L}*|kurier\p{L}*|paketbot\p{L}+|fahrer\p{L}*)${END}
    ${BEGIN}(?:as (?:planned|agreed|scheduled|arranged)|wie (?:vereinbart|geplant|gewünscht|besprochen)|comme (?:prévu|convenu)|como (?:combinado|previsto|acordado|estaba|quedamos))${END}
    ${BEGIN}(?:monday|lundi|lunes|segunda|montag)\p{L}*(?:-feira)? (?:to|till|until|through|au|a|al|bis|à)\x20
    ${BEGIN}(?:your own|many people|most people)${END}
    ${BEGIN}(?:previous|another|other|earlier) (?:guest|customer|caller|user|patient|client)s?${END}
    ${BEGIN}(?:passengers|customers|guests|callers|users|patients) who${END}
    ${BEGIN}(?:${MACHINES})${END}
    ${BEGIN}(?:ihre neue|your new|votre nouvelle|su nueva|seu novo) (?:adresse|address|dirección|endereço)${END}
    ${BEGIN}(?:connecting|connection) flight${END}
    ${BEGIN}(?:can't|cannot|can not|couldn't|won't|will not|unable to|not able to|no need to|not necessary|not possible|isn't|nobody|no one)${END}
    ${BEGIN}don't (?!close|hang|worry|go|leave)
    ${BEGIN}(?:nicht|nie|kein\p{L}*|niemand\p{L}*)${END}
    ${BEGIN}(?:ne (?!quittez|bougez|fermez|raccrochez)|n'(?!ayez))[^.!?]{0,30}${BEGIN}(?:pas|jamais|personne)${END}
    ${BEGIN}(?:no|nunca) (?:puedo|podemos|voy|es|hay|le|se(?! retire| preocupe))${END}
    ${BEGIN}não (?!desligue|saia|feche|se preocupe)
    ${BEGIN}(?:there is no|there's no|no \p{L}+ (?:is|are|available))${END}
    ${BEGIN}(?:policy|policies|guideline|guide|rule|rules|according to|leitfaden|richtlinie\p{L}*|laut|selon|règle\p{L}*|según|norma\p{L}*|segundo|regra\p{L}*)${END}
  `,
      "u",
    ),
);
