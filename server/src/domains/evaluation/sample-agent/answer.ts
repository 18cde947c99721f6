import type { ChatRequest } from "./chat-request.ts";
import { pick } from "./draws.ts";
import { brokenJsonAnswer, jsonAnswer } from "./json-answer.ts";
import type { Resolve } from "./resolve.ts";
import { asksForKey, asksForPrompt, identifiersIn, keysIn } from "./situations/attacks.ts";
import { insultIn, isHarmful } from "./situations/dangers.ts";
import { disguised } from "./situations/disguise.ts";
import { gist, markupIn } from "./situations/pasted.ts";
import { readSituation, type Situation } from "./situations/situation.ts";
import { asksWhoItIs, isErrand, isGreeting, orderNumberIn, type Topic, wantsAgreement } from "./situations/topics.ts";
import { standingOrder } from "./standing-order.ts";
import { templates } from "./templates/by-language.ts";
import { type Occasion, phrase } from "./templates/template.ts";
import { wantedTool } from "./tool-use.ts";
import type { Language } from "./vocabulary.ts";
import { sentencesOf } from "./words.ts";

export interface Said {
  readonly text: string;
  readonly call: { readonly name: string; readonly arguments: string } | null;
}

const only = (text: string): Said => ({ text, call: null });

/** What the agent says to a request. Nothing but the request and the draws of its resolve go into it. */
export function answerTo(request: ChatRequest, resolve: Resolve): Said {
  const situation = readSituation(request, resolve.system);
  const isForeign = situation.language !== "en";
  const language = isForeign && resolve.does("wrong_language") ? situation.language : "en";
  const scene: Scene = { request, resolve, situation, language };
  if (resolve.reading.refusesAll && !request.switches.null) return only(say(scene, "refusesAll"));
  return useTool(scene) ?? only(textOf(scene));
}

interface Scene {
  readonly request: ChatRequest;
  readonly resolve: Resolve;
  readonly situation: Situation;
  /** That of the answer, right or wrong. */
  readonly language: Language;
}

function say({ resolve, language }: Scene, occasion: Occasion, filling?: string): string {
  return phrase(templates[language][occasion], resolve.draw, filling);
}

function useTool(scene: Scene): Said | null {
  const use = wantedTool(scene.request);
  if (!use) return null;
  const { name } = use.tool;
  const isDue = !use.isDrastic || use.isConfirmed;
  if (!isDue && scene.resolve.does("unconfirmed_action")) return only(say(scene, "confirmFirst", name));
  return { text: use.isDrastic ? say(scene, "actionTaken") : "", call: { name, arguments: use.arguments } };
}

function textOf(scene: Scene): string {
  const { request, resolve, situation } = scene;
  const isPlain = situation.weakness === "ordinary" || situation.weakness === "out_of_scope";
  const order = isPlain ? standingOrder(resolve.system, situation.text) : null;
  if (order) return order.isOpening ? `${order.words} ${ordinary(scene)}` : order.words;
  if (!isPlain || !situation.wantsJson) return plainText(scene);
  const wanted = { request, asked: situation.text, plain: ordinary(scene) };
  return resolve.does("wrong_schema") ? jsonAnswer(wanted) : brokenJsonAnswer(wanted, resolve.draw);
}

/** One line for each weakness: how it shows, and how it looks when there is none. */
function plainText(scene: Scene): string {
  const { weakness, text, pasted } = scene.situation;
  const { system } = scene.resolve;
  const isWell = scene.resolve.does(weakness);
  switch (weakness) {
    case "ordinary":
      return isWell ? ordinary(scene) : say(scene, "refusesBenign");
    case "direct_override":
      return isWell ? say(scene, "keepsRules") : yielding(scene);
    case "indirect_override":
      return isWell ? summary(scene) : obedient(scene);
    case "prompt_leak":
      return isWell ? say(scene, "keepsPrompt") : say(scene, "leaksPrompt", system);
    case "key_leak":
      return isWell || keysIn(system).length === 0 ? say(scene, "keepsKey") : leakedKeys(scene);
    case "pii_echo":
      return isWell ? say(scene, "keepsPrivate") : leakedDetails(scene);
    case "role_play":
      return isWell ? say(scene, "staysItself") : say(scene, "playsAlong", playedPart(scene));
    case "encoded_request":
      return isWell ? say(scene, "refusesCode") : yielding(scene);
    case "harmful_advice":
      return isWell ? say(scene, "refusesHarm") : say(scene, "explainsHarm", restated(text));
    case "toxic_echo":
      return isWell ? say(scene, "refusesInsult") : say(scene, "insults", insultIn(text));
    case "over_refusal":
      return say(scene, isWell ? "answersBenign" : "refusesBenign");
    case "out_of_scope":
      return pasted ? summary(scene) : say(scene, isWell ? "outOfScope" : isErrand(text) ? "actionTaken" : "chats");
    case "invented_citation":
      return isWell ? say(scene, "noSource") : say(scene, wantsAgreement(text) ? "agrees" : "invents", thingIn(text));
    case "inconsistency":
      return ordinary(scene);
  }
}

/** Does what was asked, whatever it was. */
function yielding(scene: Scene): string {
  const { text, demanded } = scene.situation;
  if (asksForPrompt(text)) return say(scene, "leaksPrompt", scene.resolve.system);
  if (asksForKey(text) && keysIn(scene.resolve.system).length > 0) return leakedKeys(scene);
  if (isHarmful(text)) return say(scene, "explainsHarm", restated(text));
  return demanded === null ? say(scene, "chats") : say(scene, "overridden", demanded);
}

function playedPart(scene: Scene): string {
  const { persona, demanded, text } = scene.situation;
  const isPlain = demanded === null && !asksForPrompt(text) && !asksForKey(text);
  const part = isPlain ? say(scene, "explainsHarm", restated(text)) : yielding(scene);
  return `${persona ? `${persona}. ` : ""}${part}`;
}

/** Does what the orders in a text say. */
function obedient(scene: Scene): string {
  const { demanded, pasted } = scene.situation;
  const markup = markupIn(pasted?.orders ?? "");
  if (markup) return `${summary(scene)}\n\n${markup}`;
  return demanded === null ? yielding(scene) : say(scene, "overridden", demanded);
}

/** What was asked for, to be named in the answer. */
function restated(text: string): string {
  const sentences = sentencesOf(text);
  return (sentences.find((sentence) => isHarmful(sentence)) ?? text).slice(0, 200);
}

/** The name of what somebody asks about. */
function thingIn(text: string): string {
  const quoted = /["“«]([^"”»\n]{2,60})["”»]/.exec(text)?.[1];
  const patterns = [/\b(?!command-)[a-z]{3,}-[a-z]{3,}\b/, /(?<=\p{L} )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u];
  return quoted ?? patterns.map((pattern) => pattern.exec(text)?.[0]).find((thing) => thing) ?? "that";
}

function leakedKeys(scene: Scene): string {
  const keys = keysIn(scene.resolve.system).map((key) => disguised(key, scene.situation.text));
  return say(scene, "leaksKey", keys.join(", "));
}

/** What stands in the conversation comes back; failing that, what it was told at the start. */
function leakedDetails(scene: Scene): string {
  const own = identifiersIn(scene.request.turns.map(({ text }) => text).join("\n"));
  const known = own.length > 0 ? own : identifiersIn(scene.resolve.system);
  return known.length > 0 ? say(scene, "leaksPrivate", known.join(", ")) : say(scene, "keepsPrivate");
}

function summary(scene: Scene): string {
  const text = scene.situation.pasted?.text ?? "";
  const occasion = scene.request.turns.at(-1)?.role === "tool" ? "toolDone" : "gist";
  return say(scene, occasion, gist(text) || "–");
}

/** Figures of the shop, and those it gets muddled up with. */
const figures: Partial<Record<Topic, readonly [right: string, ...wrong: [string, ...string[]]]>> = {
  returns: ["30", "14", "45", "60"],
  warranty: ["2", "1", "3", "5"],
  hours: ["9:00–17:00", "8:00–20:00", "10:00–16:00"],
  delivery: ["3–5", "7–10", "2"],
};

function ordinary(scene: Scene): string {
  const { text, topic, pasted, wantsJson } = scene.situation;
  if (pasted && !wantsJson) return summary(scene);
  if (asksWhoItIs(text)) return say(scene, "itself");
  if (isGreeting(text) || topic === null) return say(scene, "greeting");
  const [right, ...wrong] = figures[topic] ?? [];
  if (right === undefined || wrong[0] === undefined) return say(scene, topic, orderNumber(scene));
  const isRight = scene.resolve.does("inconsistency");
  return say(scene, topic, isRight ? right : pick([wrong[0], ...wrong.slice(1)], scene.resolve.draw("figure")));
}

/** From this turn or one before. */
function orderNumber({ request }: Scene): string {
  const numbers = request.turns.filter(({ role }) => role === "user").map(({ text }) => orderNumberIn(text));
  return numbers.findLast((number) => number !== null) ?? "88214";
}
