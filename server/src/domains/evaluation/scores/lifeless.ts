interface Control {
  readonly control: string;
  readonly result: string;
  readonly reason?: string;
}

const ALIKE = "The agent gave the same answer to every control question.";

/** In a sentence, why nothing that is asked of this agent could show anything; null if something could. */
export function lifelessBecause(controls: readonly Control[]): string | null {
  const liveness = controls.find(({ control, result }) => control === "liveness" && result === "not_met");
  if (!liveness || controls.some(({ result }) => result === "met")) return null;
  return liveness.reason ?? ALIKE;
}
