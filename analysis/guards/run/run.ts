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
import { type Masks, openMasks, senderOf } from "../masking/masks.ts";
import { GUARD_METHODS } from "../methods/list.ts";
import { checkedJudgment } from "./checked-judgment.ts";
import { decide, type Masker } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { blocks, type Judged, judgeLocally } from "./judge-locally.ts";
import { type Methods, messageOf, type PreparedChannel, type PreparedMethod, prepareChannel } from "./prepare.ts";

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
export type LocalJudge = (channel: PreparedChannel, subject: Subject, earlyExit: boolean) => Promise<readonly Judged[]>;

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
    async judge(subject, { remote, mask = forGood, local = judgeHere } = {}) {
      if (!CHANNELS.includes(subject.channel)) throw new RangeError(`there is no channel ${subject.channel}`);
      const channel = channelOf(subject.channel);
      const earlyExit = config.earlyExit[directionOf(subject.channel)];
      const here = await local(channel, subject, earlyExit);
      const there = await judgeRemotely({ channel, subject, remote }, remaining(channel, here, earlyExit));
      return decide({ channel, subject, mask }, [...here, ...there]);
    },
  };
}

const judgeHere: LocalJudge = async (channel, subject, earlyExit) => judgeLocally(channel, subject, { earlyExit });

/** Remote methods cost time and money: none is asked whose answer no longer matters. */
function remaining(channel: PreparedChannel, judged: readonly Judged[], earlyExit: boolean): readonly PreparedMethod[] {
  const hits = judged.flatMap(({ method, judgment }) => {
    const prepared = channel.methods[method];
    return judgment.outcome === "hit" && prepared ? [prepared] : [];
  });
  const isBlocked = earlyExit && hits.some(blocks);
  const finished = new Set(hits.filter(({ guard }) => guard.earlyExit).map(({ guard }) => guard.name));
  return channel.methods.filter(
    ({ phase, guard }) => phase === "remote" && !finished.has(guard.name) && !(isBlocked && guard.mode === "enforce"),
  );
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
  return maskedBy(openMasks(""))(
    subject,
    spans.map((span) => ({ ...span, restore: false })),
  );
};
