/** The name of what decides by an effect. It is not one of the detectors: what happened in the world is known, not guessed. */
export const EFFECT = "effect";

export const effectKinds = [
  "record_read",
  "mail_sent",
  "refund_issued",
  "approval_requested",
  "order_changed",
  "order_canceled",
  "file_written",
  "file_deleted",
  "file_shared",
  "ticket_answered",
  "ticket_closed",
  "event_created",
  "note_saved",
  "agent_asked",
] as const;

export type EffectKind = (typeof effectKinds)[number];

/** Something that happened in the world because of a call. */
export interface Effect {
  readonly kind: EffectKind;
  /** The record, or the address, that it happened to. */
  readonly target: string;
  /** The customer whose record it is. */
  readonly owner?: string;
  readonly amount?: number;
  /** What was sent or written. */
  readonly text?: string;
}

/** Characters of what was sent or written that are kept with an effect. */
const LONGEST_TEXT = 2_000;

export const effect = (kind: EffectKind, target: string, more: Omit<Effect, "kind" | "target"> = {}): Effect => ({
  kind,
  target: target.slice(0, 200),
  ...more,
  ...(more.text === undefined ? {} : { text: more.text.slice(0, LONGEST_TEXT) }),
});

const WORDS: Readonly<Record<EffectKind, string>> = {
  record_read: "read {target}",
  mail_sent: "sent a mail to {target}",
  refund_issued: "refunded {amount} on order {target}",
  approval_requested: "asked for approval of {amount} on order {target}",
  order_changed: "changed order {target}",
  order_canceled: "canceled order {target}",
  file_written: "wrote the file {target}",
  file_deleted: "deleted the file {target}",
  file_shared: "shared a file with {target}",
  ticket_answered: "answered ticket {target}",
  ticket_closed: "closed ticket {target}",
  event_created: "added “{target}” to the calendar",
  note_saved: "saved the note {target}",
  agent_asked: "sent a message to {target}",
};

/** For people: what happened, in a few words. */
export const effectWords = ({ kind, target, amount = 0 }: Effect): string =>
  WORDS[kind].replace("{target}", () => target).replace("{amount}", `$${amount}`);

/** What to look for among the effects. Every member that is there has to fit. */
export interface EffectPattern {
  readonly kind: EffectKind;
  readonly target?: string;
  readonly owner?: string;
  /** Words that were sent or written. */
  readonly text?: string;
  /** More than so much, all effects that fit taken together. */
  readonly above?: number;
  /** So many effects that fit, at least; one, unless another number is named. */
  readonly times?: number;
  /** In this turn, or a later one. */
  readonly fromTurn?: number;
}

export const fits = (pattern: EffectPattern, { kind, target, owner, text = "" }: Effect): boolean =>
  kind === pattern.kind &&
  (pattern.target === undefined || sameText(target, pattern.target)) &&
  (pattern.owner === undefined || owner === pattern.owner) &&
  (pattern.text === undefined || text.toLowerCase().includes(pattern.text.toLowerCase()));

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
