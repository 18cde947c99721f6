/** An approved rule of a policy, from which a guard may follow. */
export interface GuardedRule {
  readonly id: string;
  /** The document's own number. */
  readonly number: string;
  readonly check: string;
  readonly type?: string;
  readonly hasConditions?: boolean;
  /** Undefined: the person chooses one. */
  readonly agentId?: string;
  readonly harnessId?: string;
  readonly evaluationId?: string;
}
