/**
 * The words by which one language says what must, must not, should or may be done. Each list holds phrases, one per line
 * or between bars. A phrase is lower case; `…` stands for up to four other words, `*` for any ending of a word.
 */
export interface Words {
  readonly obligation: string;
  readonly prohibition: string;
  readonly recommendation: string;
  readonly permission: string;
  /** They turn a permission into a limit: "may only", "no more than one". */
  readonly only: string;
  readonly not: string;
  /** A sentence that begins with one of these forbids what it then permits: "Nobody may". */
  readonly nobody: string;
  /** They open a condition, an exception, and a clause about the word before them. */
  readonly when: string;
  readonly unless: string;
  readonly relative: string;
  /** Sentences with one of these are history, examples, definitions, reports, probability, pointers or praise. */
  readonly history: string;
  readonly example: string;
  readonly definition: string;
  readonly report: string;
  readonly chance: string;
  /** Definitions, liability and the law that governs a contract: no rule, not even with "shall". */
  readonly boilerplate: string;
  /** A sentence that begins with one of these and goes on with a word of `tells` speaks about the text itself. */
  readonly aboutText: string;
  readonly tells: string;
  /** What something can do or undergo by itself, directly after a permission or a future. */
  readonly happens: string;
  readonly articles: string;
  /** Those who act for the author: what is said of them in the present tense is their duty. */
  readonly doers: string;
  /** Other people: what they can do is a permission, what they do is not a rule. */
  readonly people: string;
  /** Things that act by themselves. */
  readonly things: string;
  /** Those whom a policy can't bind: banks, the weather, the city. */
  readonly outsiders: string;
  /** They begin a subject clause: "anyone who loses a card". */
  readonly anyone: string;
  /** Verbs and other words behind a person that say how things are: has, works, often. Other verbs there oblige. */
  readonly states: string;
  /** Verbs in any form: what policies ask for. In the present tense or the passive, they oblige. */
  readonly acts: string;
  /** First words of a request. */
  readonly imperative: string;
  /** Words before a request that belong to it: please, always. */
  readonly opening: string;
  /** Forms of the passive. */
  readonly passive: string;
  /** With one of these, the present passive is a duty: "is verified before". */
  readonly binding: string;
  /** Head lines of lists: steps to follow; what is forbidden, permitted, advised; conditions; contents. */
  readonly steps: string;
  readonly bans: string;
  readonly grants: string;
  readonly advice: string;
  readonly conditions: string;
  readonly contents: string;
  /** Ceilings and floors before a number. */
  readonly most: string;
  readonly least: string;
  /** Someone's consent, in a table: "approval of the shift lead". */
  readonly consent: string;
  /** Heads of columns whose cells are facts: price, opening hours. */
  readonly facts: string;
}
