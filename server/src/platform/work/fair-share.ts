/** How busy this process is: 1 means that something always waits for it. Asked for rarely; each answer is since the one before. */
export type ReadBusyness = () => number;

/** Above this, whatever is started takes time from what others have in progress. */
const SATURATED = 0.9;
/** Busyness over a shorter time says nothing. */
const WINDOW_MS = 25;
/** What keeps a saturated process busy. More would only wait, and so would whoever comes next. */
const ENOUGH = 256;
/** What every team can have in progress, however busy the process is. */
const LEAST = 4;
/**
 * Turns at the database, at a time. Few: they compete for the same processors. A team has one at a time while others have work,
 * so that each gets an equal part of the database too.
 */
const TURNS = 4;
/** How fast a team that was held back gets on once there is time left. */
const GROWTH = 1.5;

interface Waiting {
  readonly teamId: string;
  readonly begin: () => void;
}

export interface FairShareOptions {
  readonly busyness?: ReadBusyness;
  readonly now?: () => number;
}

/**
 * Shares one process between teams. As long as it has time left, nobody is held back: what limits a team is its agents. Once
 * the process is saturated, or work waits for its turn at the database, a team has no more in progress than the others that
 * have something to do. So each gets an equal part of the time: a million prompts of one team make another's hundred take a
 * few times as long, not a thousand times.
 */
export class FairShare {
  readonly #inProgress = new Map<string, number>();
  readonly #busyness: ReadBusyness;
  readonly #now: () => number;
  #measuredAt = Number.NEGATIVE_INFINITY;
  readonly #turns = new Map<string, number>();
  #waiting: Waiting[] = [];
  /** Someone waited for a turn since the last measurement. */
  #hasQueued = false;
  /** What a team may have in progress at most. */
  #limit = Number.POSITIVE_INFINITY;

  constructor({ busyness = eventLoopBusyness(), now = () => performance.now() }: FairShareOptions = {}) {
    this.#busyness = busyness;
    this.#now = now;
  }

  /** How many of so many wanted the team can begin now. */
  grant(teamId: string, wanted: number): number {
    this.#measure();
    // Whole prompts: the limit grows by parts.
    return Math.max(0, Math.floor(Math.min(wanted, this.#limit - (this.#inProgress.get(teamId) ?? 0))));
  }

  /** Does the work when it is the team's turn: the team with the fewest turns goes first, then whoever waited longest. */
  async turn<T>(teamId: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ teamId, begin });
      this.#next();
      if (this.#waiting.length > 0) this.#hasQueued = true;
    });
    try {
      return await work();
    } finally {
      this.#add(this.#turns, teamId, -1);
      this.#next();
    }
  }

  #next(): void {
    let taken = [...this.#turns.values()].reduce((sum, turns) => sum + turns, 0);
    for (; taken < TURNS && this.#waiting.length > 0; taken++) {
      const turnsOf = ({ teamId }: Waiting): number => this.#turns.get(teamId) ?? 0;
      const first = this.#waiting.reduce((best, each) => (turnsOf(each) < turnsOf(best) ? each : best));
      if (turnsOf(first) > 0 && this.#hasOthers(first.teamId)) return;
      this.#waiting.splice(this.#waiting.indexOf(first), 1);
      this.#add(this.#turns, first.teamId, 1);
      first.begin();
    }
  }

  #hasOthers(teamId: string): boolean {
    const others = [...this.#inProgress.keys(), ...this.#turns.keys()];
    return others.some((other) => other !== teamId);
  }

  began(teamId: string, count: number): void {
    this.#add(this.#inProgress, teamId, count);
  }

  ended(teamId: string, count: number): void {
    this.#add(this.#inProgress, teamId, -count);
  }

  #add(counts: Map<string, number>, teamId: string, more: number): void {
    const count = (counts.get(teamId) ?? 0) + more;
    if (count > 0) counts.set(teamId, count);
    else counts.delete(teamId);
  }

  #measure(): void {
    const now = this.#now();
    if (now - this.#measuredAt < WINDOW_MS) return;
    this.#measuredAt = now;
    const busyness = Math.max(this.#busyness(), Number(this.#hasQueued));
    this.#hasQueued = this.#waiting.length > 0;
    if (busyness < SATURATED) this.#limit *= GROWTH;
    else if (this.#inProgress.size < 2) this.#limit = ENOUGH;
    else this.#limit = Math.max(LEAST, Math.min(...this.#inProgress.values()));
  }
}

function eventLoopBusyness(): ReadBusyness {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}
