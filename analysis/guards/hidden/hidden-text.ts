/** A part of a text that says something else than it shows. */
export interface HiddenText {
  /** How it is hidden: the rule's name. */
  readonly rule: string;
  readonly start: number;
  readonly end: number;
}
