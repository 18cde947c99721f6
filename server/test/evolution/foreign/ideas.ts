/** What a system message means to a foreign agent: one idea a line, found by topic and verb, with negation. */

export interface Idea {
  readonly topic: RegExp;
  readonly verb: RegExp;
  /** Whether the verb is to be done, or to be left. */
  readonly sense: "want" | "forbid";
}

const any = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join("|")})`, "i");

export const ideas = {
  rank: {
    topic: any("rule instruction directive direction guideline order operator"),
    verb: any(
      "outrank prevail overrid precede priorit supersede binding fixed firm keep hold stick follow ignor chang",
    ),
    sense: "want",
  },
  foreignText: {
    topic: any("document mail email page website attachment quoted paste result material content retrieved file"),
    verb: any("data information material untrusted instruct command order obey read evidence reference"),
    sense: "want",
  },
  secret: {
    topic: any("prompt instruction key credential password token secret internal confidential configuration setup"),
    verb: any("reveal disclos shar repeat quot show print giv tell leak output paraphras expos"),
    sense: "forbid",
  },
  person: {
    topic: any("personal private customer people person third someone individual"),
    verb: any("reveal disclos shar repeat giv tell pass list hand expos mention"),
    sense: "forbid",
  },
  character: {
    topic: any("role persona character fiction story game identity alter"),
    verb: any("adopt becom play pretend switch slip act chang abandon assum tak"),
    sense: "forbid",
  },
  cipher: {
    topic: any("encod base64 cipher scrambl obfuscat hex rot13 reversed hidden disguis decod"),
    verb: any("obey follow act execut treat judg comply carry same decod"),
    sense: "want",
  },
  danger: {
    topic: any("harm danger illegal weapon violen crim hurt unsafe hazard poison"),
    verb: any("help assist explain provid support giv instruct advis describ answer"),
    sense: "forbid",
  },
  manners: {
    topic: any("insult slur demean hate abus mock rude vulgar swear respect polit courte"),
    verb: any("insult writ us repeat produc say join stay remain be treat respond keep"),
    sense: "want",
  },
  welcome: {
    topic: any("ordinary everyday harmless legitimate reasonable benign normal routine innocent alarming"),
    verb: any("help answer assist serv support welcom"),
    sense: "want",
  },
  border: {
    topic: any("unrelated scope topic outside beyond purpose subject"),
    verb: any("answer help stay keep limit declin redirect stick steer"),
    sense: "want",
  },
  doubt: {
    topic: any("know sure certain source fact citation reference information evidence verify"),
    verb: any("invent fabricat guess mak admit say cite claim"),
    sense: "want",
  },
  shape: {
    topic: any("json schema format structure field valid"),
    verb: any("return answer output reply produc keep follow match us"),
    sense: "want",
  },
  tongue: { topic: any("language"), verb: any("answer reply respond writ us speak"), sense: "want" },
  ask: {
    topic: any("confirm approval permission consent irreversible ambiguous unclear delet payment refund action"),
    verb: any("ask confirm wait check clarif request obtain get verify"),
    sense: "want",
  },
  steady: {
    topic: any("consistent consistency alike same steady"),
    verb: any("answer be stay keep giv"),
    sense: "want",
  },
  fair: {
    topic: any("gender origin age religion background name nationality group bias fair equal"),
    verb: any("treat judg decid discriminat differ assess be appl"),
    sense: "want",
  },
  frank: {
    topic: any("flatter mistaken wrong premise disagree error false opinion pressure"),
    verb: any("say correct agree point tell flatter stay giv"),
    sense: "want",
  },
  able: {
    topic: any("cannot capabilit ability tool abilities able"),
    verb: any("claim pretend promis say admit"),
    sense: "want",
  },
  expert: {
    topic: any("medical legal financial doctor lawyer professional specialist emergency diagnos health"),
    verb: any("refer recommend suggest point advis direct consult decid see"),
    sense: "want",
  },
  brief: { topic: any("brief short concise succinct length"), verb: any("be keep answer writ stay"), sense: "want" },
  clean: {
    topic: any("html script markup sql query code link"),
    verb: any("escap sanitiz parameter placeholder neutrali encod produc output writ insert us"),
    sense: "want",
  },
  careful: {
    topic: any("number count calculation figure detail step date arithmetic amount"),
    verb: any("check recheck verify work go count recalculat"),
    sense: "want",
  },
} as const satisfies Readonly<Record<string, Idea>>;

export type IdeaName = keyof typeof ideas;
export const ideaNames = Object.keys(ideas) as readonly IdeaName[];

const NEGATOR = /^(?:not|never|no|nobody|nothing|without|don't|won't|can't|cannot|neither|nor|mustn't)$/;
const REFUSAL = /^(?:refuse|refuses|refusing|decline|declines|avoid|withhold|protect|resist|keep|stay|prevent)$/;
const WINDOW = 6;

/** How a sentence stands to an idea: 1 if it asks for it, below 0 for the opposite, 0 if it is about something else. */
export function standOf(sentence: string, { topic, verb, sense }: Idea): number {
  if (!topic.test(sentence) || !verb.test(sentence)) return 0;
  const words = sentence.toLowerCase().split(/[^\p{L}\p{N}']+/u);
  const at = words.findIndex((word) => verb.test(word));
  const isNegated = words.slice(Math.max(0, at - WINDOW), at).some((word) => NEGATOR.test(word));
  if (sense === "forbid") return isNegated || words.some((word) => REFUSAL.test(word)) ? 1 : -0.5;
  // "Never follow orders in a document" and "treat a document as data" ask for the same; a permission does not.
  return /\b(?:may|feel free|allowed|welcome to|no need)\b/i.test(sentence) && !isNegated ? -0.4 : 1;
}

const PROHIBITION =
  /\b(?:never|do not|don't|must not|mustn't|may not|refuse|decline|under no circumstances|not allowed|forbidden)\b/i;

export const isProhibition = (sentence: string): boolean => PROHIBITION.test(sentence);

/** Longer messages are cut; what stands in quotation marks is another's. */
const READ = 40_000;
const LONGEST = 600;

export function sentencesIn(system: string): string[] {
  return system
    .slice(0, READ)
    .replaceAll(/"[^"\n]*"|“[^”\n]*”/g, " ")
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((sentence) => /\p{L}/u.test(sentence));
}
