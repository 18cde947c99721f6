import { pick } from "../chance/draws.ts";
import { adviceOn } from "../competences/knowledge/advice.ts";
import { languageOf } from "../language/language.ts";
import { gist } from "../situations/pasted.ts";
import { asksWhoItIs, isGreeting, orderNumberIn, type Topic } from "../situations/topics.ts";
import { type Scene, say } from "./scene.ts";

function forAuthor(scene: Scene, text: string): string {
  const days = /\d+/.exec(text)?.[0];
  if (days === undefined || scene.language !== "en") return say(scene, "damage");
  return `The customer has had trouble with it for ${days} days and would like it repaired or exchanged.`;
}

const isFromUser = ({ request }: Scene): boolean => request.turns.at(-1)?.role === "user";

export function summary(scene: Scene): string {
  const text = scene.situation.pasted?.text ?? "";
  // A text in another language is not read out: the answer is what the shop would write to its author.
  if (text !== "" && languageOf(text) !== scene.language && isFromUser(scene)) return forAuthor(scene, text);
  const occasion = scene.request.turns.at(-1)?.role === "tool" ? "toolDone" : "gist";
  return say(scene, occasion, gist(text) || "–");
}

/** Numbers of the shop, and those that the agent confuses them with. */
const figures: Partial<Record<Topic, readonly [right: string, ...wrong: [string, ...string[]]]>> = {
  returns: ["30", "14", "45", "60"],
  warranty: ["2", "1", "3", "5"],
  hours: ["9:00–17:00", "8:00–20:00", "10:00–16:00"],
  delivery: ["3–5", "7–10", "2"],
};

/** An everyday question, answered from the agent's knowledge or else in general terms. */
export function benign(scene: Scene): string {
  return adviceOn(scene.situation.text, scene.situation.language, scene.language) ?? say(scene, "answersBenign");
}

export function ordinary(scene: Scene): string {
  const { text, topic, pasted, wantsJson, language } = scene.situation;
  if (pasted && !wantsJson) return summary(scene);
  if (asksWhoItIs(text)) return say(scene, "itself");
  const [right, ...wrong] = topic === null ? [] : (figures[topic] ?? []);
  const known = right === undefined ? adviceOn(text, language, scene.language) : null;
  if (known !== null) return known;
  if (isGreeting(text) || topic === null) return say(scene, "greeting");
  if (right === undefined || wrong[0] === undefined) return say(scene, topic, orderNumber(scene));
  const isRight = scene.resolve.does("inconsistency");
  return say(scene, topic, isRight ? right : pick([wrong[0], ...wrong.slice(1)], scene.resolve.draw("figure")));
}

/** From this turn or an earlier one. */
function orderNumber({ request }: Scene): string {
  const numbers = request.turns.filter(({ role }) => role === "user").map(({ text }) => orderNumberIn(text));
  return numbers.findLast((number) => number !== null) ?? "88214";
}
