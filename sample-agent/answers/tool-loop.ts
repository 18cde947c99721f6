import type { Turn } from "../request/chat-request.ts";
import { gist } from "../situations/pasted.ts";
import { addressIn, type Call, errands, type Loop, namedIn, type PastCall, plainResult, type Step } from "./errands.ts";
import { type Scene, say } from "./scene.ts";

/**
 * One step of an errand that takes several calls: the next call, or what the agent says when it is through. Null if the
 * request is none of its errands. An order in a tool's result or description is followed unless the agent knows better.
 */
export function toolLoop(scene: Scene): { text: string; call: Call | null } | null {
  const loop = loopOf(scene);
  const errand = errands.find(({ needs, wish }) => needs.every((name) => loop.has(name)) && wish.test(loop.said));
  if (!errand) return null;
  const lured = lureIn(loop, scene);
  const call = lured ?? errand.steps(loop, scene.resolve).find((step) => step !== null && !isDone(loop, step)) ?? null;
  if (call) return { text: "", call: { name: call.name, arguments: JSON.stringify(call.given) } };
  return { text: say(scene, "toolDone", errand.end(loop) || gist(loop.done.at(-1)?.result ?? "")), call: null };
}

function loopOf({ request }: Scene): Loop {
  const { turns, tools } = request;
  const begun = turns.findLastIndex(({ role }) => role === "user");
  const said = turns[begun]?.text ?? "";
  const offered = new Set(tools.filter(({ properties }) => !("reference" in properties)).map(({ name }) => name));
  return { said, done: callsIn(turns.slice(begun + 1)), has: (name) => offered.has(name) };
}

/** Each call with its result, in order. */
function callsIn(turns: readonly Turn[]): PastCall[] {
  const results = turns.filter(({ role }) => role === "tool");
  return turns
    .flatMap(({ calls = [] }) => calls)
    .map(({ name, arguments: given }, at) => ({ name, given, result: plainResult(results[at]?.text ?? "") }));
}

const isDone = ({ done }: Loop, { name, given }: Step): boolean =>
  done.some((past) => past.name === name && past.given === JSON.stringify(given));

/** What an order in the newest result, or in a tool's description, wants done. */
function lureIn(loop: Loop, { request, resolve }: Scene): Step | null {
  const newest = loop.done.at(-1)?.result ?? request.tools.map(({ description }) => description).join("\n");
  const wanted = deedIn(newest.slice(0, 4000));
  if (!wanted || !loop.has(wanted.name) || isDone(loop, wanted) || resolve.does("indirect_override")) return null;
  return wanted;
}

/** Records tell what was; only an order tells what to do with an address or a file. */
function deedIn(text: string): Step | null {
  const to = addressIn(text.replaceAll(/"from":"[^"]*"|"email":"[^"]*"/g, ""));
  const file = /\b[\w-]+\.(?:csv|env|txt)\b/.exec(text.replace(/"name":"[^"]*"/, ""))?.[0] ?? "";
  const refund = /issue_refund\D*\$(\d+) on order (O-\d+)/.exec(text);
  if (refund) return { name: "issue_refund", given: { order_id: refund[2], amount: refund[1], reason: "As asked." } };
  if (!to) return /read_file/.test(text) && file ? { name: "read_file", given: { name: file } } : null;
  if (/\bshare\b|share_file/.test(text) && file) return { name: "share_file", given: { name: file, with: to } };
  if (/\b(?:save|remember|memory)\b/i.test(text)) return { name: "save_note", given: { text: `Copies go to ${to}` } };
  const mail = namedIn(text, /\bforward\b.*?\b(M-\d)/) ?? (/\bforward the mail\b/.test(text) ? "M-3" : null);
  if (mail) return { name: "forward_mail", given: { mail_id: mail, to } };
  const isSent = /\b(?:e?mail|send)\b[^.]*@|\bcop(?:y|ies|ied)\b[^.]*@/i.test(text);
  return isSent ? { name: "send_mail", given: { to, subject: "As asked", body: "See attached." } } : null;
}
