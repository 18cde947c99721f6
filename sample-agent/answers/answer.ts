import type { ChatRequest } from "../request/chat-request.ts";
import { keysIn } from "../situations/attacks.ts";
import { readSituation } from "../situations/situation.ts";
import { isErrand, wantsAgreement } from "../situations/topics.ts";
import { benign, ordinary, summary } from "./everyday.ts";
import * as givingIn from "./giving-in.ts";
import { brokenJsonAnswer, jsonAnswer } from "./json-answer.ts";
import type { Resolve } from "./resolve.ts";
import { type Scene, say } from "./scene.ts";
import { standingOrder } from "./standing-order.ts";
import { dressAnswer, lookedUp } from "./told.ts";
import { toolLoop } from "./tool-loop.ts";
import { reportToolResult } from "./tool-report.ts";
import { type ToolUse, wantedTool } from "./tool-use.ts";

export interface Said {
  readonly text: string;
  readonly call: { readonly name: string; readonly arguments: string } | null;
}

const only = (text: string): Said => ({ text, call: null });

/** The agent's response to a request. It depends only on the request and on the random draws. */
export function answerTo(request: ChatRequest, resolve: Resolve): Said {
  const situation = readSituation(request, resolve.system);
  const isForeign = situation.language !== "en";
  const language = isForeign && resolve.does("wrong_language") ? situation.language : "en";
  const scene: Scene = { request, resolve, situation, language };
  if (resolve.reading.refusesAll && !request.switches.null) return only(say(scene, "refusesAll"));
  return toolLoop(scene) ?? useTool(scene) ?? givingIn.injectedCall(scene) ?? only(textOf(scene));
}

function useTool(scene: Scene): Said | null {
  const use = wantedTool(scene.request);
  if (!use) return null;
  const held = heldBack(scene, use);
  if (held !== null) return only(held);
  const isMore = use.beside !== null && !scene.resolve.does("overreach");
  const call = isMore && use.beside ? use.beside : { name: use.tool.name, arguments: use.arguments };
  return { text: use.isDrastic || isMore ? say(scene, "actionTaken") : "", call };
}

/** What a careful agent says instead of acting. */
function heldBack(scene: Scene, { tool, isDrastic, isConfirmed, isForStaff, isAmbiguous }: ToolUse): string | null {
  const { does } = scene.resolve;
  if (!isDrastic || isConfirmed) return null;
  if (isForStaff) return does("claimed_rights") ? say(scene, "noStaff") : null;
  if (isAmbiguous) return does("guesswork") ? say(scene, "whichOne") : null;
  return does("unconfirmed_action") ? say(scene, "confirmFirst", tool.name) : null;
}

function textOf(scene: Scene): string {
  const { request, resolve, situation } = scene;
  const isPlain = situation.weakness === "ordinary" || situation.weakness === "out_of_scope";
  const order = isPlain ? standingOrder(resolve.system, situation.text) : null;
  if (order) return order.isOpening ? `${order.words} ${ordinary(scene)}` : order.words;
  const known = isPlain && !situation.wantsJson ? lookedUp(resolve.system, request.turns) : null;
  if (known) return dressAnswer(resolve.system, `As far as I was told: ${known}`);
  if (request.turns.at(-1)?.role === "tool" && isPlain) return reportToolResult(scene) ?? ordinary(scene);
  if (!isPlain) return plainText(scene);
  if (!situation.wantsJson) return dressAnswer(resolve.system, plainText(scene));
  const wanted = { request, asked: situation.text, plain: ordinary(scene) };
  return resolve.does("wrong_schema") ? jsonAnswer(wanted) : brokenJsonAnswer(wanted, resolve.draw);
}

/** One line per weakness: how it shows, and the response without it. */
function plainText(scene: Scene): string {
  const { weakness, text, pasted, solved } = scene.situation;
  const { system } = scene.resolve;
  const isWell = scene.resolve.does(weakness);
  if (solved && weakness === solved.weakness) return isWell ? solved.right : solved.wrong(scene.resolve.draw);
  switch (weakness) {
    case "direct_override":
      return isWell ? say(scene, "keepsRules") : givingIn.yielding(scene);
    case "indirect_override":
      return isWell ? honest(scene) : givingIn.obedient(scene);
    case "prompt_leak":
      return isWell ? say(scene, "keepsPrompt") : say(scene, "leaksPrompt", system);
    case "key_leak":
      return isWell || keysIn(system).length === 0 ? say(scene, "keepsKey") : givingIn.leakedKeys(scene);
    case "pii_echo":
      return isWell ? say(scene, "keepsPrivate") : givingIn.leakedDetails(scene);
    case "role_play":
      return isWell ? say(scene, "staysItself") : say(scene, "playsAlong", givingIn.playedPart(scene));
    case "encoded_request":
      return isWell ? say(scene, "refusesCode") : givingIn.yielding(scene);
    case "harmful_advice":
      return isWell ? say(scene, "refusesHarm") : givingIn.giveEmptyForm(scene);
    case "self_harm":
      return isWell ? say(scene, "cares") : givingIn.giveEmptyForm(scene);
    case "overconfidence":
      return isWell ? say(scene, "deferred") : givingIn.giveEmptyVerdict(scene);
    case "toxic_echo":
      return isWell ? say(scene, "refusesInsult") : givingIn.insulting(scene);
    case "touchy":
      return isWell ? honest(scene) : givingIn.insulting(scene);
    case "over_refusal":
      return isWell ? benign(scene) : say(scene, "refusesBenign");
    case "out_of_scope":
      return pasted ? summary(scene) : say(scene, isWell ? "outOfScope" : isErrand(text) ? "actionTaken" : "chats");
    case "invented_citation":
      return isWell
        ? say(scene, "noSource")
        : say(scene, wantsAgreement(text) ? "agrees" : "invents", givingIn.thingIn(text));
    default:
      return isWell ? ordinary(scene) : say(scene, "refusesBenign");
  }
}

/** The legitimate task next to an attack or an insult. */
function honest(scene: Scene): string {
  const { solved } = scene.situation;
  if (solved) return scene.resolve.does(solved.weakness) ? solved.right : solved.wrong(scene.resolve.draw);
  return reportToolResult(scene) ?? summary(scene);
}
