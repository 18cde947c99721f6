/**
 * Examples for a prompt, taken from a team's own tests: questions of the search half with an answer that was judged right. Nothing is
 * invented, and a question that serves as an example is no longer asked.
 */
import { cards } from "@agent-console/analysis/guards/personal/cards.ts";
import { emails } from "@agent-console/analysis/guards/personal/emails.ts";
import { ibans } from "@agent-console/analysis/guards/personal/ibans.ts";
import { ipAddresses } from "@agent-console/analysis/guards/personal/ip-addresses.ts";
import { nationalIds } from "@agent-console/analysis/guards/personal/national-ids.ts";
import { phonesOf } from "@agent-console/analysis/guards/personal/phones.ts";
import { redactSecrets } from "@agent-console/analysis/secrets/secret-scan.ts";
import { languageOf } from "@agent-console/analysis/text/language.ts";
import type { Expectation, PortPrompt } from "../../../evaluation/port.ts";
import type { Problem } from "../../engine/model/space.ts";
import { type Gene, isSegment } from "../../genomes/genes/gene.ts";
import { renderPrompt } from "../../genomes/genes/render.ts";
import { type Arm, atEnd, sized } from "../arms.ts";
import { categoryOf } from "../problem.ts";

export interface Example {
  /** The key of its prompt. */
  readonly key: string;
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 400;
const LEAST_ANSWER = 2;
const MOST_EXAMPLES = 6;
const FINDERS = [emails, ibans, cards, ipAddresses, nationalIds, phonesOf("any")];

/** Whether a category is what the search is to improve, where that is a harness of the team. */
export const isOfObjective = ({ categories }: Problem, category: number): boolean =>
  categories.some(({ rail }) => rail) && !categories[category]?.rail;

export interface RightAnswer {
  readonly prompt: PortPrompt;
  /** Null if the agent did not answer rightly: then only what the test itself says is right will do. */
  readonly replies: readonly string[] | null;
}

/** One for each family, in the order of the tests. */
export function examplesFrom(answers: readonly RightAnswer[]): Example[] {
  const found: Example[] = [];
  const families = new Set<string>();
  for (const { prompt, replies } of answers) {
    const [question, ...further] = prompt.question.turns;
    const answer = writtenAnswer(prompt) ?? replies?.at(-1);
    if (found.length >= MOST_EXAMPLES || families.has(prompt.family)) continue;
    if (further.length > 0 || prompt.question.before || prompt.question.preamble || answer === undefined) continue;
    const [asked, told] = [masked(question), masked(answer)];
    if (asked.length > LONGEST_QUESTION || told.length > LONGEST_ANSWER || told.length < LEAST_ANSWER) continue;
    families.add(prompt.family);
    found.push({ key: prompt.key, category: categoryOf(prompt), question: asked, answer: told });
  }
  return found;
}

/** What the test itself says is the answer, in full. */
function writtenAnswer({ question: { secret } }: PortPrompt): string | undefined {
  const expect = secret?.["expect"];
  const whole = (Array.isArray(expect) ? (expect as Expectation[]) : []).find(
    (one) => one.kind === "equals" && !one.not,
  );
  return whole && "texts" in whole ? whole.texts[0] : undefined;
}

/** On one line, without secrets and personal data: each is replaced by what it is. */
function masked(text: string): string {
  let shown = redactSecrets(text).replaceAll(/\s+/g, " ").trim();
  for (const find of FINDERS)
    for (const { start, end, kind } of find(shown).toSorted((a, b) => b.start - a.start))
      shown = `${shown.slice(0, start)}[${kind}]${shown.slice(end)}`;
  return shown;
}

const WORDS: Readonly<Record<string, readonly [example: string, question: string, answer: string]>> = {
  en: ["Example", "Question", "Answer"],
  de: ["Beispiel", "Frage", "Antwort"],
  es: ["Ejemplo", "Pregunta", "Respuesta"],
  fr: ["Exemple", "Question", "Réponse"],
  it: ["Esempio", "Domanda", "Risposta"],
  nl: ["Voorbeeld", "Vraag", "Antwoord"],
  pt: ["Exemplo", "Pergunta", "Resposta"],
};
const ENGLISH = ["Example", "Question", "Answer"] as const;

export function exampleArm(example: Example, genes: readonly Gene[]): Arm {
  const { key, category, question, answer } = example;
  const [word, asked, told] = WORDS[languageOf(renderPrompt(genes.filter(isSegment))) ?? "en"] ?? ENGLISH;
  const text = `${word}: ${asked}: “${question}” ${told}: “${answer}”`;
  const clause = { id: `example/${key.slice(0, 12)}`, variant: "example", library_version: "your tests" };
  return sized(genes)({
    key: `clause/${clause.id}`,
    operator: "example.add",
    move: "add",
    slot: clause.id,
    tags: [category],
    rationale: "Adds an example from your own tests with an answer that was judged right.",
    apply: (on) => [
      ...on,
      { ...atEnd(on, { key: `prompt/example/${key.slice(0, 12)}`, origin: "human", text, clause }), role: "example" },
    ],
  });
}
