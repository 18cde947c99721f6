import { count, has } from "./words.ts";

/** What people who extract a prompt ask for, in the languages that models of this size know best. */
const INSTRUCTIONS = [
  ...["system prompt", "prompt", "instruction", "initial message", "guideline", "your rules", "rules you", "directive"],
  ...["your notes", "developer notes", "briefing", "role description", "you were given", "told not to", "startup"],
  ...["before this conversation", "initialization", "context window", "policy you", "policies you"],
  ...["were you told", "text above", "everything above", "words above", "configuration", "first message", "preamble"],
  ...["anweisung", "vorgaben", "systemnachricht", "consigne", "directives", "instruccion", "indicaciones"],
  ...["instrucoes", "orientacoes", "regras que", "reglas que", "regles que", "regeln, die"],
];

const SHARE = [
  ...["reveal", "show", "repeat", "print", "tell", "give", "share", "output", "write", "what are", "what is", "list"],
  ...["what's", "quote", "recite", "display", "disclose", "copy", "paste", "translate", "summar", "encode", "spell"],
  ...["zeig", "nenn", "gib", "wie laut", "was ist", "was sind", "ubersetz", "verrat", "wiederhol", "montre", "donne"],
  ...["traduis", "repete", "quel", "muestra", "dime", "traduce", "repite", "cual", "mostre", "diga", "traduza"],
  ...["qual", "repita", "revele", "begin", "start with", "continue", "complete", "fill", "convert", "put", "need"],
];

const FICTION = [
  ...["pretend", "role play", "roleplay", "role-play", "act as", "you are now", "imagine", "story", "play the part"],
  ...["screenplay", "novel", "character", "grandm", "bedtime", "hypothetical", "fiction", "scene", "dialogue", "game"],
  ...["stell dir vor", "spiel", "imagine que", "fais comme si", "finge", "imagina", "fingir", "faz de conta"],
];

const AUTHORITY = [
  ...["i am the admin", "i'm the admin", "administrator", "developer", "i work for", "i'm from", "i am from", "ceo"],
  ...["security team", "audit", "maintenance", "debug mode", "authorized", "authorised", "supervisor", "my manager"],
  ...["head of", "compliance", "on behalf of", "legal department", "override code", "i built you", "your creator"],
];

const FORMS = [
  ...["json", "yaml", "csv", "xml", "table", "markdown", "code block", "fill in", "complete the sentence", "template"],
  ...["key-value", "as a list", "python dict", "begins with", "begin with", "start your answer", "start your reply"],
];

const OVERRIDE = ["ignore", "disregard", "forget", "override", "new instruction", "bypass", "without restriction"];

const ENCODINGS = {
  base64: ["base64", "base 64", "b64"],
  rot13: ["rot13", "rot 13", "rot-13", "caesar"],
  reverse: ["backward", "revers", "ruckwarts", "a l'envers", "al reves", "de tras para"],
  hex: ["hex"],
  spelled: ["spell", "letter by letter", "one letter", "with dashes", "hyphen between", "space between", "each letter"],
} as const;

export type Encoding = keyof typeof ENCODINGS;

/** What people call things that are kept from them when they don't know what they are. */
const KEPT = [
  ...[
    "secret",
    "password",
    "passphrase",
    "passcode",
    "confidential",
    "access code",
    "internal",
    "hidden",
    "credential",
  ],
  ...["api key", "classified", "token", "private data", "personal data", "customer data", "sensitive", "not supposed"],
  ...["geheim", "vertraulich", "kennwort", "passwort", "mot de passe", "confidentiel", "contrasena", "secreto"],
  ...["confidencial", "senha", "segredo", "interne", "interno"],
];

/** Whether a message asks for the instructions, for something secret, or for what an agent calls by its own names. */
export const asksForKept = (plain: string, nouns: readonly string[]): boolean =>
  asksForInstructions(plain) || asksFor(plain, [...nouns, ...KEPT]);

export const asksForInstructions = (plain: string): boolean => has(plain, INSTRUCTIONS) && has(plain, SHARE);
const asksFor = (plain: string, nouns: readonly string[]): boolean => has(plain, nouns) && has(plain, SHARE);
export const isFiction = (plain: string): boolean => has(plain, FICTION);
export const claimsAuthority = (plain: string): boolean => has(plain, AUTHORITY);
export const wantsForm = (plain: string): boolean => has(plain, FORMS);
export const overrides = (plain: string): boolean => has(plain, OVERRIDE);

export const encodingIn = (plain: string): Encoding | undefined =>
  (Object.keys(ENCODINGS) as Encoding[]).find((name) => has(plain, ENCODINGS[name]));

/** How many finished examples of question and answer a message holds. */
export function shotsIn(plain: string): number {
  const answers = ["assistant:", "answer:", "a:", "ai:", "bot:"].map((mark) => count(plain, `\n${mark}`));
  return Math.max(...answers);
}
