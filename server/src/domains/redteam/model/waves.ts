/** Goals between which nothing is shared: what they show is learned together when the wave has ended. */
export interface WaveOf<Goal> {
  readonly goals: readonly Goal[];
  /** The place that its first goal has in the dealing of operators. */
  readonly firstPlace: number;
}

const WAVE = 16;
/** What the first goals show is worth most to the others, so they are two waves. */
const FIRST_WAVES = [WAVE / 2, WAVE / 2] as const;

/** The waves of a plan, whatever runs at a time. Every 16 goals from the first are dealt all operators. */
export function wavesOf<Goal>(goals: readonly Goal[]): WaveOf<Goal>[] {
  const waves: WaveOf<Goal>[] = [];
  for (let from = 0; from < goals.length; from += FIRST_WAVES[waves.length - 1] ?? WAVE)
    waves.push({
      goals: goals.slice(from, from + (FIRST_WAVES[waves.length] ?? WAVE)),
      firstPlace: from % WAVE,
    });
  return waves;
}
