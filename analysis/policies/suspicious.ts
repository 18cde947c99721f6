import { alternatives } from "./words/any-of.ts";

/** What documents say to machines that read them. */
const ORDERS = `
  you are now
  system prompt
  as an ai
  act as an? (?:ai|admin|root)
  jailbreak
  developer mode
  approve (?:all|every|these|this)(?: the)? rules?
  (?:ai|llm|assistant|model|machine|bot)s?,? (?:reading|that reads?|who reads?|processing)
  du bist jetzt
  vous êtes maintenant
  ahora eres
  você agora é`;
const FORGET = `
  ignore | ignorez | ignorer | disregard | forget | override | bypass | ignoriere | ignorieren | ignora | ignore | ignorar | oubliez`;
const WHAT = `
  instructions? | rules | guidelines | prompts? | polic(?:y|ies) | anweisungen | regeln | consignes | règles | instrucciones
  reglas | instruções | regras`;
const MOST_BETWEEN = "(?: \\p{L}+){0,3} ";

const orders = new RegExp(
  `(?<!\\p{L})(?:${alternatives(ORDERS)}|(?:${alternatives(FORGET)})${MOST_BETWEEN}(?:${alternatives(WHAT)}))`,
  "iu",
);
const LONGEST = 4000;

/** Whether a sentence speaks to the machine that reads the document, and not to those whom the document binds. */
export const speaksToMachine = (text: string): boolean =>
  orders.test(text.slice(0, LONGEST).normalize("NFKC").replaceAll(/\s+/g, " "));
