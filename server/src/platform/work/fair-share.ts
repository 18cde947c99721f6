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
/** A team with nothing in progress is present for so long after it was last seen: its next step is on its way. */
const PRESENT_MS = 100;
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
 * the process is saturated, no team has more in progress than the one that wants least, which is never held back. So each gets
 * an equal part of the time: a million prompts of one team make another's hundred take at most about twice as long.
 */
export class FairShare {
  readonly #inProgress = new Map<string, number>();
  /** What each team would have in progress if nothing held it back, when it last asked. */
  readonly #wants = new Map<string, number>();
  readonly #seenAt = new Map<string, number>();
  readonly #busyness: ReadBusyness;
  readonly #now: () => number;
  #measuredAt = Number.NEGATIVE_INFINITY;
  readonly #turns = new Map<string, number>();
  #waiting: Waiting[] = [];
  /** What a team may have in progress at most. */
  #limit = Number.POSITIVE_INFINITY;

  constructor({ busyness = eventLoopBusyness(), now = () => performance.now() }: FairShareOptions = {}) {
    this.#busyness = busyness;
    this.#now = now;
  }

  /** How many of so many wanted the team can begin now. */
  grant(teamId: string, wanted: number): number {
    const held = this.#inProgress.get(teamId) ?? 0;
    this.#see(teamId);
    this.#wants.set(teamId, held + wanted);
    this.#measure();
    const limit = Math.max(this.#limit, this.#equalPart());
    // Whole prompts: the limit grows by parts.
    return Math.max(0, Math.floor(Math.min(wanted, limit - held)));
  }

  /** Does the work when it is the team's turn: the team with the fewest turns goes first, then whoever waited longest. */
  async turn<T>(teamId: string, work: () => Promise<T>): Promise<T> {
    this.#see(teamId);
    await new Promise<void>((begin) => {
      this.#waiting.push({ teamId, begin });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#see(teamId);
      this.#add(this.#turns, teamId, -1);
      this.#next();
    }
  }

  #next(): void {
    let taken = [...this.#turns.values()].reduce((sum, turns) => sum + turns, 0);
    for (; taken < TURNS && this.#waiting.length > 0; taken++) {
      const turnsOf = ({ teamId }: Waiting): number => this.#turns.get(teamId) ?? 0;
      const first = this.#waiting.reduce((best, each) => (turnsOf(each) < turnsOf(best) ? each : best));
      if (turnsOf(first) > 0 && this.#present().size > 1) return;
      this.#waiting.splice(this.#waiting.indexOf(first), 1);
      this.#add(this.#turns, first.teamId, 1);
      first.begin();
    }
  }

  /** Opening a run, planning it and completing it count too: nothing is in progress then, but the team has work. */
  #see(teamId: string): void {
    this.#seenAt.set(teamId, this.#now());
  }

  #present(): Set<string> {
    const now = this.#now();
    for (const [teamId, seenAt] of this.#seenAt) {
      if (now - seenAt < PRESENT_MS || this.#inProgress.has(teamId) || this.#turns.has(teamId)) continue;
      this.#seenAt.delete(teamId);
      this.#wants.delete(teamId);
    }
    return new Set([...this.#inProgress.keys(), ...this.#seenAt.keys()]);
  }

  /** What the team wants that wants least; where all want much, a part of what is enough for the process. */
  #equalPart(): number {
    const present = this.#present();
    if (present.size < 2) return ENOUGH;
    const wants = [...present].map((teamId) => this.#wants.get(teamId) ?? this.#inProgress.get(teamId) ?? 0);
    return Math.max(LEAST, Math.min(ENOUGH / present.size, ...wants));
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
    if (this.#busyness() < SATURATED) this.#limit *= GROWTH;
    else this.#limit = this.#equalPart();
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
