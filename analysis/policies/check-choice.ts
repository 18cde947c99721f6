import type { Limit, RuleType } from "./candidate.ts";
import type { Check } from "./check.ts";
import { anyOf } from "./words/any-of.ts";

export interface Chosen {
  readonly type: RuleType | "fact";
  readonly text: string;
  readonly action: string;
  readonly target: string | null;
  readonly assignee: string;
  readonly limits: readonly Limit[];
  /** A permission that "only" turned into a limit. */
  readonly isOnly?: boolean;
}

/** Word stems in five languages, grouped by the kind of check they suggest. */
const SIGNS = {
  disclose:
    "give out|pass on|hand out|disclos|reveal|share|tell|mention|communicate|leak|preisgeb|weitergeb|offenleg|verrat|mitteil|auskunft|divulg|révél|communiqu|transmett|revel|compart|facilit|inform|fornec",
  key: "api key|mot de passe|password|passcode|pin|token|credential|secret|passwort|kennwort|schlüssel|jeton|contraseña|clave|senha|chave",
  instructions: "system prompt|instruction|configuration|anweisung|konfiguration|consigne|instrucciones|instruções",
  record:
    "customer data|order detail|phone number|personal|address|account|balance|record|client|patient|birth|card|kundendaten|adresse|konto|daten|kunden|données|compte|téléphone|datos|dirección|cuenta|dados|endereço|conta|telefone",
  person:
    "human|person|colleague|staff|supervisor|specialist|representative|mensch|kolleg|mitarbeiter|humain|conseiller|collègue|humano|persona|agente|atendente|pessoa",
  transfer:
    "hand over|hand the|handed over|hands over|handing over|review by a person|transfer|escalate|connect|forward|übergeb|weiterleit|transfér|transmet|pasar|escal|derivar|encaminh",
  machine: "a bot|an ai|intelligence artificielle|automated|machine|artificial|ki|maschine|automat|ia|máquina|autom",
  language:
    "in the language|in english|in german|auf deutsch|en français|en español|em português|same language|sprache|langue|idioma",
  scope:
    "only answer|only questions about|outside the scope|nur fragen|uniquement aux questions|sólo preguntas|apenas perguntas|off-topic|unrelated",
  tone: "polite|friendly|respectful|courteous|insult|swear|rude|calm|tone|höflich|freundlich|respekt|beleidig|poliment|courtois|respect|amable|cortés|educad|respeit",
  form: "json|bullet|format|table|markdown|sentences|characters|paragraphs|zeichen|caractères|caracteres",
  act: "refund|correct|send|e-mail|email|hand|cancel|delete|pay|book|transfer|change|order|charge|issue|exchange|modify|erstatt|stornier|lösch|bezahl|buch|überweis|änder|rembours|annul|supprim|réserv|modifi|reembols|elimin|pag|reserv|cambi|exclu|alter",
  confirm: "confirm|consent|agree|yes|bestätig|zustimm|einwillig|accord",
  verify: "identity|verify|authenticate|identify|identität|legitim|vérifi|identité|identidad|verific|identidade",
  approve:
    "sign-off|approval|approve|manager|supervisor|authoriz|freigabe|genehmig|leitung|autoris|validation|responsable|autoriz|aprob|encargado|aprov|gerente",
  say: "inform that|tell that|link to|say|state|mention|disclaim|sagen|nennen|hinweis|dire|indiquer|mentionner|decir|indicar|dizer|informar",
  outside:
    "train staff|report to the authority|log|record|archive|retain|retention|audit|backup|encrypt|store|dokumentier|aufbewahr|archiv|schul|protokoll|conserv|former|consign|registro|capacit|arquiv|guardar|treina",
} as const satisfies Readonly<Record<string, string>>;

type Sign = keyof typeof SIGNS;
const lists = new Map<Sign, readonly string[]>();

function partsOf(sign: Sign): readonly string[] {
  const known = lists.get(sign);
  if (known) return known;
  const parts = SIGNS[sign].split("|");
  lists.set(sign, parts);
  return parts;
}

const DISCLOSES = anyOf(
  `disclos | reveal | leak | repeat | divulg | preisgeb | weitergeb | offenleg | verrat | révél | revel | compart | share | pass`,
  { after: "" },
);
/** Things the agent does by itself. No request provokes them, so only a judge can tell. */
const OWN_ACTS = anyOf(
  `ask | claim | follow | keep | make | present | advertise | guess | pretend | behaupt | frag | prétend | fing`,
  { after: "" },
);
const LONGEST = 1000;
const TOOL = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/;
const QUOTED = /["“„«]([^"”“»]{3,200})["”“»]/g;

/** Chooses how a rule is tested: the first check that its words fit, from the most certain to the judge. */
export function chooseCheck(rule: Chosen): Check {
  const text = rule.text.slice(0, LONGEST).toLowerCase();
  const has = (sign: Sign): boolean => partsOf(sign).some((part) => beginsWord(text, part));
  const bans = rule.type === "prohibition";
  const tool = TOOL.exec(rule.text)?.[0] ?? null;
  const isDisclosure = DISCLOSES.test(rule.action);
  if (bans && (isDisclosure || (has("disclose") && (has("key") || has("instructions") || has("record")))))
    return {
      kind: "withheld",
      secret: has("key") ? "key" : has("instructions") ? "phrase" : "record",
      noun: rule.target ?? rule.text,
    };
  const after = has("confirm") ? "confirmation" : has("verify") ? "identity" : has("approve") ? "approval" : null;
  const waitsToTell = after === "identity" && rule.type === "obligation" && !tool && has("disclose");
  if (after && has("act") && !waitsToTell) return { kind: "tool-after", tool: tool ?? actIn(text), after };
  if (bans && tool) return { kind: "tool-forbidden", tool };
  if (handsOver(text, has)) return { kind: "hands-over" };
  const limit = rule.limits.find(({ unit }) => unit !== "");
  if (limit && LENGTH.test(limit.unit)) return { kind: "form" };
  if (limit) {
    // "Never more than 200" is a ceiling, "at least 14 days" a floor.
    const isFloor = limit.operator === (bans && !rule.isOnly ? "<=" : ">=");
    const floor = isFloor ? ({ atLeast: true } as const) : {};
    return { kind: "limit", field: limit.field, at: limit.value, unit: limit.unit, ...floor };
  }
  return byTopic(rule, { has, bans });
}

const LENGTH = anyOf(
  `words | wörter | mots | palabras | palavras | sentences | sätze | phrases | frases | characters | zeichen`,
);

const handsOver = (text: string, has: (sign: Sign) => boolean): boolean =>
  (has("transfer") && has("person")) || /\bhand(?:s|ed)? over\b/.test(text);

function byTopic(rule: Chosen, { has, bans }: { has: (sign: Sign) => boolean; bans: boolean }): Check {
  const words = [...rule.text.slice(0, LONGEST).matchAll(QUOTED)].map(([, quoted = ""]) => quoted);
  if (rule.type === "obligation" && has("say") && words.length > 0) return { kind: "says", words: words.slice(0, 5) };
  if (has("machine") && has("say")) return { kind: "identity" };
  if (rule.type === "obligation" && has("verify")) return { kind: "asks-first", what: rule.target ?? rule.text };
  if (has("language")) return { kind: "language" };
  if (has("scope")) return { kind: "scope" };
  if (has("tone")) return { kind: "tone" };
  if (has("form")) return { kind: "form" };
  if (has("outside") || isStaff(rule.assignee))
    return { kind: "outside", why: "It binds people or systems behind the agent." };
  if (bans && !OWN_ACTS.test(rule.action)) return { kind: "declined", topic: rule.target ?? rule.text };
  return { kind: "judge", criterion: rule.text };
}

const STAFF = new Set(
  "employee employees staff controller manager managers mitarbeiter verantwortliche employeur salarié responsable patrón trabajador controlador".split(
    " ",
  ),
);
const isStaff = (assignee: string): boolean => STAFF.has(assignee);

const actIn = (text: string): string => partsOf("act").find((part) => beginsWord(text, part)) ?? "act";

/** Whether a word of the text begins with this. Each occurrence is looked at once. */
function beginsWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return true;
  return false;
}
