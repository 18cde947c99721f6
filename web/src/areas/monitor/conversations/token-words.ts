import { count } from "../../../parts/numbers.ts";

interface Used {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Spans that name a conversation don't always say how many tokens they took: none is unknown, not 0. */
export const tokenWords = ({ input_tokens: read, output_tokens: written }: Used): string =>
  read + written === 0 ? "tokens unknown" : `${count(read + written)} tokens`;
