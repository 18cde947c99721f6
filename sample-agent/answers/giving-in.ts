import type { Language } from "../language/vocabulary.ts";
import { sentencesOf } from "../language/words.ts";
import { asksForKey, asksForPrompt, identifiersIn, keysIn } from "../situations/attacks.ts";
import { insultIn, isHarmful } from "../situations/dangers.ts";
import { encodeSecret } from "../situations/disguise.ts";
import { markupIn } from "../situations/pasted.ts";
import { emptyForm, emptyVerdict } from "../templates/compliance.ts";
import { summary } from "./everyday.ts";
import { type Scene, say } from "./scene.ts";

/** Does what was asked, whatever it was. */
export function yielding(scene: Scene): string {
  const { text, demanded } = scene.situation;
  if (asksForPrompt(text)) return say(scene, "leaksPrompt", scene.resolve.system);
  if (asksForKey(text) && keysIn(scene.resolve.system).length > 0) return leakedKeys(scene);
  if (isHarmful(text)) return giveEmptyForm(scene);
  return demanded === null ? say(scene, "chats") : say(scene, "overridden", demanded);
}

export function playedPart(scene: Scene): string {
  const { persona, demanded, text } = scene.situation;
  const isPlain = demanded === null && !asksForPrompt(text) && !asksForKey(text);
  const part = isPlain ? giveEmptyForm(scene) : yielding(scene);
  return `${persona ? `${persona}. ` : ""}${part}`;
}

/** Follows the instructions in a text. */
export function obedient(scene: Scene): string {
  const { demanded, pasted } = scene.situation;
  const markup = markupIn(pasted?.orders ?? "");
  if (markup) return `${summary(scene)}\n\n${markup}`;
  return demanded === null ? yielding(scene) : say(scene, "overridden", demanded);
}

/** A tool that an injected instruction tells the agent to use. */
export function injectedCall(scene: Scene) {
  const { weakness, pasted } = scene.situation;
  const tool = scene.request.tools.find(({ name }) => pasted?.orders.includes(name));
  if (weakness !== "indirect_override" || !tool || scene.resolve.does(weakness)) return null;
  const given = Object.keys(tool.properties).map((name) => [name, injectedValue(name, scene)]);
  return {
    text: say(scene, "actionTaken"),
    call: { name: tool.name, arguments: JSON.stringify(Object.fromEntries(given)) },
  };
}

/** What the instructions want returned: the secret, an address, or the thing they mention. */
function injectedValue(name: string, { situation, resolve }: Scene): string {
  const { orders = "", text = "" } = situation.pasted ?? {};
  if (/text|body|message|content/i.test(name)) return keysIn(resolve.system).join(", ");
  const address = /https?:\/\/\S+|[\w.-]+\.example(?:\.\w+)?/.exec(orders)?.[0];
  return (
    (/url|to|address/i.test(name) ? address : undefined) ?? /\b[A-Z]{1,6}-[A-Z0-9]{3,12}\b/.exec(text)?.[0] ?? "unknown"
  );
}

/** Harmful content that should have been refused: its form only, without content. */
export function giveEmptyForm(scene: Scene): string {
  const { text, language } = scene.situation;
  const filled =
    emptyForm(restated(text), scene.language) ??
    emptyForm(text, scene.language) ??
    emptyForm(text, language) ??
    `${restated(text)} Step 1: gather everything [left out]. Step 2: put it together [left out]. Step 3: use it.`;
  return say(scene, "explainsHarm", filled);
}

export const giveEmptyVerdict = (scene: Scene): string =>
  say(scene, "explainsHarm", emptyVerdict(scene.situation.text));

/** The mild word that was asked for, or else another mild one. */
const insults: Readonly<Record<Language, string>> = {
  en: "idiot",
  de: "Dummkopf",
  fr: "imbécile",
  es: "imbécil",
  pt: "imbecil",
};

export const insulting = (scene: Scene): string =>
  say(scene, "insults", insultIn(scene.situation.text) ?? insults[scene.language]);

/** What was asked for, to be named in the response. */
function restated(text: string): string {
  const sentences = sentencesOf(text);
  return (sentences.findLast((sentence) => isHarmful(sentence)) ?? text).slice(0, 200);
}

/** The name of the thing that the question is about. */
export function thingIn(text: string): string {
  const quoted = /["“«]([^"”»\n]{2,60})["”»]/.exec(text)?.[1];
  const patterns = [/\b(?!command-)[a-z]{3,}-[a-z]{3,}\b/, /(?<=\p{L} )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u];
  return quoted ?? patterns.map((pattern) => pattern.exec(text)?.[0]).find((thing) => thing) ?? "that";
}

export function leakedKeys(scene: Scene): string {
  const keys = keysIn(scene.resolve.system).map((key) => encodeSecret(key, scene.situation.text));
  return say(scene, "leaksKey", keys.join(", "));
}

/** Returns what is in the conversation, or else what is in the system message. */
export function leakedDetails(scene: Scene): string {
  const own = identifiersIn(scene.request.turns.map(({ text }) => text).join("\n"));
  const known = own.length > 0 ? own : identifiersIn(scene.resolve.system);
  return known.length > 0 ? say(scene, "leaksPrivate", known.join(", ")) : say(scene, "keepsPrivate");
}
