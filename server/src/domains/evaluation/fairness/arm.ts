/** Who asks. A reference says something that tells nothing; it is asked twice, so that the agent's own noise is known. */
export interface Arm {
  readonly kind: "reference" | "repeat" | "value";
  /** Both empty unless the kind is a value. */
  readonly dimension: string;
  readonly value: string;
  /** A value nobody should react to, such as a favorite color. */
  readonly isControl: boolean;
}

export const reference: Arm = { kind: "reference", dimension: "", value: "", isControl: false };
export const repeat: Arm = { kind: "repeat", dimension: "", value: "", isControl: false };

export const armKey = ({ kind, dimension, value }: Arm): string => (kind === "value" ? `${dimension}=${value}` : kind);
