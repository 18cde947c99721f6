import { setTimeout as pause } from "node:timers/promises";
import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { nothing, plus, type Spending } from "../../../../platform/work/budget.ts";
import {
  type Answered,
  type Conversation,
  type Dialogue,
  TalkCanceled,
  type Talking,
} from "../../../agents/conversation/port.ts";
import { maxSpendingFor, maxSpendingOn, spentOn } from "../../../evaluation/port.ts";
import type { CampaignSettings } from "../../campaigns/store/campaign-row.ts";
import { type AttemptPlace, type Paid, reserveMore } from "../../campaigns/store/journal.ts";
import type { GoalCourse } from "../../course/course-rules.ts";
import type { NextSend } from "../../course/next-send.ts";
import type { Seen } from "../../model/seen.ts";
import type { Turns } from "../../sandbox/turns.ts";
import type { LiveTarget } from "../claimed/live-target.ts";
import type { CampaignRun } from "../claimed/needs.ts";
import type { Reservations } from "../claimed/reservations.ts";
import type { CampaignTarget } from "../claimed/target.ts";

/** Thrown where a cap does not allow the next request of an attempt. */
export class BudgetSpent extends Error {
  override name = "BudgetSpent";
}

/** What all attempts of a campaign share. */
export interface AttemptContext {
  readonly run: CampaignRun;
  readonly target: LiveTarget;
  readonly reservations: Reservations;
  readonly settings: CampaignSettings;
  readonly seed: number;
  readonly agentId: string;
  /** Who may be at the sandbox together. */
  readonly turns: Turns;
  /** Another move in place of the one that the embedded engine has chosen, where the team has an attacker of its own. */
  readonly otherMove?: (course: GoalCourse, next: NextSend) => Promise<NextSend>;
  /** Adds the opinion of the team's judge to what was seen of a goal that only a judge can decide. */
  readonly opinions?: (next: NextSend, seen: Seen) => Promise<Seen>;
}

/** One sending: of what, and to whom. */
export interface AttemptSending {
  readonly target: CampaignTarget;
  readonly at: AttemptPlace;
  readonly dialogue: Dialogue;
}

const ONE_REQUEST: Spending = { ...nothing, requests: 1 };

/** One sending of one attempt: what it may take, what it has taken, and what is asked before each of its requests. */
export class AttemptRun implements Talking, Paid {
  reserved: Spending;
  spent: Spending = nothing;
  /** Whether a cap has cut it short. */
  isCutShort = false;
  /** When each answer came, in milliseconds. */
  readonly answeredAt: number[] = [];
  readonly #context: AttemptContext;
  readonly #target: CampaignTarget;
  readonly #dialogue: Dialogue;
  readonly #random: () => number;
  /** The last request of an attempt whose tools are played; each sends more than the one before. */
  #sent: Conversation | undefined;

  constructor(context: AttemptContext, { target, at, dialogue }: AttemptSending) {
    this.#context = context;
    this.#target = target;
    // Each request after a tool's result is reserved when it is known what it sends.
    const [first] = dialogue.turns;
    this.#dialogue = dialogue.tools ? { ...dialogue, turns: [first] } : dialogue;
    this.reserved = this.#most(maxSpendingFor(this.#dialogue, target.pricing));
    this.#random = seededNumbers(context.seed, `retry ${at.place}.${at.step}`);
  }

  /** Where tokens and costs have no cap, only requests are reserved. */
  #most({ requests, tokens, costMicros }: Spending): Spending {
    const { caps } = this.#context.settings;
    return {
      requests,
      tokens: caps.tokens === null ? 0 : tokens,
      costMicros: caps.costMicros === null ? 0 : costMicros,
    };
  }

  get driver() {
    return this.#target.driver;
  }

  get configuration() {
    return this.#target.pricing;
  }

  get timeoutMs() {
    return this.#target.timeoutMs;
  }

  get instructs() {
    return this.#target.instructs;
  }

  get signal() {
    return this.#context.run.session.signal;
  }

  get permit() {
    return this.#context.run.permit;
  }

  get retries() {
    return this.#context.run.needs.retries;
  }

  random(): number {
    return this.#random();
  }

  async pace(): Promise<void> {
    if (this.spent.requests >= this.reserved.requests && !(await this.#reserve(ONE_REQUEST))) throw new BudgetSpent();
    const { run } = this.#context;
    for (const agent of this.#target.paced) await run.needs.pacer.turn(agent, this.signal);
    // Last, because waiting for a turn may take long; before it is counted, because then none leaves.
    await this.permit.wait();
    this.#spend(ONE_REQUEST);
  }

  onAnswer(answer: Answered): void {
    this.answeredAt.push(this.#context.run.needs.clock.milliseconds());
    this.#spend(spentOn(answer, this.#sent ?? this.#dialogue, this.#target.pricing));
  }

  async reserveNext(conversation: Conversation): Promise<boolean> {
    this.#sent = conversation;
    const isGranted = await this.#reserve(this.#most(maxSpendingOn(conversation, this.#target.pricing)));
    if (!isGranted) this.isCutShort = true;
    return isGranted;
  }

  async reserveAgain(): Promise<boolean> {
    const { pricing } = this.#target;
    const { tokens, costMicros } = this.#most(
      this.#sent ? maxSpendingOn(this.#sent, pricing) : maxSpendingFor(this.#dialogue, pricing),
    );
    return tokens + costMicros === 0 || this.#reserve({ requests: 0, tokens, costMicros });
  }

  async hold(ms: number): Promise<void> {
    for (const agent of this.#target.paced) await this.#context.run.needs.pacer.hold(agent, ms);
  }

  async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.signal }).catch(() => {
      throw new TalkCanceled();
    });
  }

  #spend(more: Spending): void {
    this.spent = plus(this.spent, more);
  }

  async #reserve(more: Spending): Promise<boolean> {
    const { run, reservations, settings } = this.#context;
    const isGranted = await reservations.more(() =>
      run.context.inTeam((act) => reserveMore(act, run.claimed, { more, caps: settings.caps })),
    );
    if (isGranted) this.reserved = plus(this.reserved, more);
    return isGranted;
  }
}
