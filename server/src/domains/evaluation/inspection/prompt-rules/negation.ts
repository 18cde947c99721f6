/** Negations, as a pattern over folded text. */
export const NEGATION = [
  "\\b(?:never|not|no(?!\\s+matter)|nor|neither|nothing|cannot|dont|\\w+n't|without|refus\\w*|declin\\w*|avoid\\w*|reject\\w*",
  "refrain\\w*|forbid\\w*|forbidden|prohibit\\w*|prevent\\w*|hesitat\\w*|afraid|until|unless|rather\\s+than|instead\\s+of",
  "bis|hasta|sauf|salvo|ate|statt|anstatt|au\\s+lieu|en\\s+lugar|em\\s+vez",
  "nicht|nie|niemals|kein\\w*|ohne|verweiger\\w*|vermeid\\w*|untersag\\w*|verboten|unterlass\\w*|zoger\\w*",
  "ne|sans|evit\\w*|interdi\\w*|hesit\\w*|jamais",
  "nunca|jamas|sin|rechaz\\w*|prohib\\w*|dud(?:es|e|ar)",
  "nao|sem|recus\\w*|proib\\w*)(?!\\w)|\\bn'",
].join("|");
