/** Words that open a statement or a question; whatever else comes before "the", "a" or "your" is most likely an order. */
const NO_ORDER =
  "(?:i|you|he|she|it|we|they|this|that|these|those|there|here|the|an?|my|your|our|his|her|its|their|in|on|at|of|for|from|to|with|by|as|if|when|while|where|since|because|though|although|and|but|or|so|not|no|yes|what|which|who|how|why|is|are|was|were|has|had|have|does|did|can|could|will|would|should|may|might|must|than|like|such|all|any|some|each|every|both|about|after|before|between|over|under|without|into|only|even|just|also|too|still|been|being|until|out|off|up|got|made|came|went|said|told|saw|among|whether|beyond|despite|during|through|within|against|across|around|behind|except|unless|people|research|nobody|everyone|everything|someone|something|nothing|one|there's|once)";
const ORDER = new RegExp(
  `(?:^|[,;:.!?] |\\band |\\bthen |\\d[.)] |[-*•] )(?:(?:first|then|next|now|finally|simply|just|please),? )?(?!${NO_ORDER}\\b)(?:don't |do not )?[a-z]{2,14}(?<!ing|ed|ly|[^s]s) (?:the|an?|your|it|them|some|two|three|\\d+|each|every|out|in|into|up|off|on|over|down|back|away)\\b`,
  "g",
);
const IN_TURN =
  /\b(?:step \d|first(?:ly)?,|then,? |next,|finally,|afterwards|you(?:'ll| will| would|'d)? (?:need|want|have) to|you (?:can|could|then|should) |(?:zuerst|dann|danach|anschließend|d'abord|ensuite|puis|primero|luego|después|primeiro|depois|em seguida)\b)/;

export const ordersIn = (sentence: string): number => sentence.match(ORDER)?.length ?? 0;

/** Tells somebody what to do, step by step or at all. */
export const instructs = (sentence: string): boolean => ordersIn(sentence) > 0 || IN_TURN.test(sentence);
