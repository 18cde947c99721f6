/** How a probe or a check is named and explained to people. */
export interface Description {
  readonly title: string;
  readonly description: string;
  /**
   * What an agent did in the failed prompts of a probe, after "The agent": "disclosed {failed} of {n} planted API keys". Left
   * out, the scenario has words for it.
   */
  readonly failure?: string;
}
