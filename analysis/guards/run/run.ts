import { directionOf, type GuardConfig } from "../config/config.ts";
import {
  type AgentFacts,
  CHANNELS,
  type Channel,
  type Judgment,
  type Options,
  type Subject,
  undecided,
} from "../guard.ts";
import { type Masks, openMasks, senderOf, type Toward } from "../masking/masks.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import { checkedJudgment } from "../pass/checked-judgment.ts";
import { type Methods, messageOf, type PreparedChannel, type PreparedMethod, prepareChannel } from "../pass/prepare.ts";
import { decide, type Masker } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { blocks, type Judged, judgeLocally, type LocalRules } from "./judge-locally.ts";

/** A question to a method that is somewhere else. */
export interface RemoteQuestion {
  readonly guard: string;
  readonly method: string;
  readonly options: Options;
  readonly subject: Subject;
  /** Fires at the guard's deadline. */
  readonly signal: AbortSignal;
}

export type AskRemote = (question: RemoteQuestion) => Promise<Judgment>;

/** Judges with everything that is not remote, here or in another thread. */
export type LocalJudge = (
  channel: PreparedChannel,
  subject: Subject,
  rules: Pick<LocalRules, "earlyExit" | "only">,
) => Promise<readonly Judged[]>;

export interface JudgeNeeds {
  /** Without it, remote methods are undecided. */
  readonly remote?: AskRemote;
  /** Without it, masked parts can't be put back. */
  readonly mask?: Masker;
  readonly local?: LocalJudge;
}

export interface PreparedConfig {
  readonly config: GuardConfig;
  channel(channel: Channel): PreparedChannel;
  judge(subject: Subject, needs?: JudgeNeeds): Promise<Decision>;
}

/** Masks with the tokens of one conversation. */
export const maskedBy =
  (masks: Masks): Masker =>
  ({ channel, text }, spans) =>
    channel === "tool_call"
      ? masks.maskJson(text, senderOf(channel), spans)
      : masks.mask(text, senderOf(channel), spans);

/** The same for what an agent says: what its client sent in this conversation comes back to it. */
export const answeredBy =
  (masks: Masks, toward: Toward | null): Masker =>
  ({ channel, text }, spans) =>
    channel === "tool_call" ? masks.answerJson(text, spans, toward) : masks.answer(text, spans, toward);

/** A config ready to judge. A channel is prepared when the first text comes. */
export function prepareConfig(
  config: GuardConfig,
  agent: AgentFacts = {},
  methods: Methods = GUARD_METHODS,
): PreparedConfig {
  const channels = new Map<Channel, PreparedChannel>();
  function channelOf(channel: Channel): PreparedChannel {
    const known = channels.get(channel) ?? prepareChannel({ config, agent, methods }, channel);
    channels.set(channel, known);
    return known;
  }
  return {
    config,
    channel: channelOf,
    async judge(subject, { remote, mask = forGood, local } = {}) {
      if (!CHANNELS.includes(subject.channel)) throw new RangeError(`there is no channel ${subject.channel}`);
      const channel = channelOf(subject.channel);
      const earlyExit = config.earlyExit[directionOf(subject.channel)];
      return decide({ channel, subject, mask }, await judgeMethods({ channel, subject, remote, local }, { earlyExit }));
    },
  };
}

/** What the methods of a channel say of a text, all of them or only some. */
export async function judgeMethods(
  { channel, subject, remote, local = judgeHere }: ToAsk & { readonly local?: LocalJudge | undefined },
  rules: Pick<LocalRules, "earlyExit" | "only">,
): Promise<readonly Judged[]> {
  const here = await local(channel, subject, rules);
  // Remote methods cost time and money: none is asked whose answer no longer matters.
  const far = remaining(channel, here, rules.earlyExit).filter(
    ({ phase, index }) => phase === "remote" && (rules.only?.includes(index) ?? true),
  );
  return far.length === 0 ? here : [...here, ...(await judgeRemotely({ channel, subject, remote }, far))];
}

const judgeHere: LocalJudge = async (channel, subject, rules) => judgeLocally(channel, subject, rules);

/** Methods whose answer still matters: a text that is blocked needs no other guard that could block it. */
export function remaining(
  channel: PreparedChannel,
  judged: readonly Judged[],
  earlyExit: boolean,
): readonly PreparedMethod[] {
  const hits = judged.flatMap(({ method, judgment }) => {
    const prepared = channel.methods[method];
    return judgment.outcome === "hit" && prepared ? [prepared] : [];
  });
  const isBlocked = earlyExit && hits.some(blocks);
  const finished = new Set(hits.filter(({ guard }) => guard.earlyExit).map(({ guard }) => guard.name));
  return channel.methods.filter(({ guard }) => !finished.has(guard.name) && !(isBlocked && guard.mode === "enforce"));
}

interface ToAsk {
  readonly channel: PreparedChannel;
  readonly subject: Subject;
  readonly remote: AskRemote | undefined;
}

const judgeRemotely = ({ subject, remote }: ToAsk, methods: readonly PreparedMethod[]): Promise<readonly Judged[]> =>
  Promise.all(
    methods.map(async (method): Promise<Judged> => {
      const start = performance.now();
      const judgment = await askInTime(method, subject, remote);
      return { method: method.index, judgment, elapsed_us: Math.round((performance.now() - start) * 1000) };
    }),
  );

/** Whatever the other side does, there is a judgment at the deadline. */
async function askInTime(
  { guard, id, options }: PreparedMethod,
  subject: Subject,
  remote: AskRemote | undefined,
): Promise<Judgment> {
  if (!remote) return undecided("unavailable", "Remote guards are not available here.");
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Judgment>((resolve) => {
    timer = setTimeout(() => {
      deadline.abort();
      resolve(undecided("too_late", `The guard did not answer within ${guard.timeoutMs} ms.`));
    }, guard.timeoutMs);
  });
  try {
    const question = { guard: guard.name, method: id, options, subject, signal: deadline.signal };
    const asked = Promise.resolve()
      .then(() => remote(question))
      .then((answer) => checkedJudgment(answer, subject.text.length))
      .catch((error: unknown) => undecided("failed", `The guard failed: ${messageOf(error)}.`));
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Without a conversation, nothing masked comes back. */
const forGood: Masker = (subject, spans) => {
  if (spans.length === 0) return subject.text;
  return answeredBy(openMasks(""), null)(
    subject,
    spans.map((span) => ({ ...span, restore: false })),
  );
};
