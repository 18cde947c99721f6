import { ANALYSIS_LABELS, ANSWER_LABELS, REASONING_LABELS } from "../../lexicons/speakers.ts";
import type { Span } from "../view/offsets.ts";
import { labelOf } from "./labels.ts";

/** Marks around a model's thinking, as the templates of current models write them. */
const MARK = /<(\/?)(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis|inner_monologue|seed:think)>/
  .source;
const OTHER_MARK = /\[(\/?)think\]|◁(\/?)think▷|<\|(?:begin|start)_?(?:of_)?think(?:ing)?\|>/.source;
const END_MARK = /<\|end_?(?:of_)?(?:thinking|thought|think)\|>/.source;
const BEGIN_MARK = /<\|(?:begin|start)_?(?:of_)?thought\|>/.source;
const MARKS = new RegExp(`${MARK}|${OTHER_MARK}|${BEGIN_MARK}|(${END_MARK})`, "gi");

/** Channels: what is said on any but the final one is thinking. */
const CHANNEL = /<\|channel\|>\s{0,4}(\w{1,20})[^<]{0,80}<\|message\|>/g;
const TOKEN = /<\|(?:start|end|return|message|channel|call)\|>/g;
/** The same with the marks removed, as some servers pass it on. */
const BARE_CHANNEL = /^\s{0,8}analysis(?=[A-Z])/;
const BARE_FINAL = "assistantfinal";

/** Where the agent thinks aloud, in order. What comes after it is what it says. */
export function reasoningSpans(text: string): readonly Span[] {
  if (text.includes("<|channel|>")) return channelSpans(text);
  const marked = /[<[◁]/.test(text) ? markedSpans(text) : [];
  if (marked.length > 0) return marked;
  if (BARE_CHANNEL.test(text) && text.includes(BARE_FINAL))
    return [{ from: 0, to: text.lastIndexOf(BARE_FINAL) + BARE_FINAL.length }];
  const labeled = labeledSpan(text);
  return labeled ? [labeled] : [];
}

function markedSpans(text: string): Span[] {
  const spans: Span[] = [];
  let [open, done] = [-1, 0];
  MARKS.lastIndex = 0;
  for (let mark = MARKS.exec(text); mark; mark = MARKS.exec(text)) {
    const closes = mark.slice(1).some((group) => group);
    const end = mark.index + mark[0].length;
    if (!closes && open < 0) open = mark.index;
    // Some templates leave out the opening mark: then everything before the closing one is thinking.
    if (closes && (open >= 0 || spans.length === 0)) {
      spans.push({ from: open >= 0 ? open : done, to: end });
      open = -1;
    }
    done = end;
  }
  if (open >= 0) spans.push({ from: open, to: text.length });
  return spans;
}

function channelSpans(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  CHANNEL.lastIndex = 0;
  for (let head = CHANNEL.exec(text); head; head = CHANNEL.exec(text)) {
    if (head[1] !== "final") continue;
    const said = head.index + head[0].length;
    spans.push({ from, to: said });
    TOKEN.lastIndex = said;
    from = TOKEN.exec(text)?.index ?? text.length;
    CHANNEL.lastIndex = from;
  }
  if (from < text.length) spans.push({ from, to: text.length });
  return spans;
}

/** Lines searched for the label of the answer. */
const MOST_LINES = 400;

/** "Reasoning: … Answer: …". Without a label for the answer, the thinking ends with its paragraph. */
function labeledSpan(text: string): Span | undefined {
  const from = text.search(/\S/);
  if (from < 0) return undefined;
  const first = labelOf(text, from);
  const isReasoning = first && REASONING_LABELS.test(first.name);
  if (!first || !(isReasoning || ANALYSIS_LABELS.test(first.name))) return undefined;
  let paragraph = -1;
  let at = text.indexOf("\n", from);
  for (let line = 0; at >= 0 && line < MOST_LINES; line++) {
    const label = labelOf(text, at + 1);
    if (label && ANSWER_LABELS.test(label.name)) return { from, to: label.to };
    if (paragraph < 0 && text[at + 1] === "\n") paragraph = at + 2;
    at = text.indexOf("\n", at + 1);
  }
  return isReasoning && paragraph > 0 ? { from, to: paragraph } : undefined;
}
