/** From the beginning of one hour to the beginning of another, on the clocks of a place. May go past midnight. */
export interface AttackHours {
  readonly fromHour: number;
  readonly toHour: number;
  /** IANA: "Europe/Berlin". */
  readonly timeZone: string;
}

const QUARTER_MS = 15 * 60_000;
/** A day with the hour that a change of clocks may add. */
const MOST_QUARTERS = 26 * 4;

/** Whether the runtime knows it. Offsets such as "+02:00" are refused: they don't follow the change of clocks. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w/+-]{0,63}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Of each zone that was asked for: making one takes a thousand times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 zones with all their names. */
const MOST_CLOCKS = 1_000;

function hourAt(timeZone: string, now: number): number {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
  if (clocks.size < MOST_CLOCKS) clocks.set(timeZone, clock);
  return Number(clock.formatToParts(now).find(({ type }) => type === "hour")?.value);
}

/** `now` is in milliseconds. */
export function isWithin({ fromHour, toHour, timeZone }: AttackHours, now: number): boolean {
  const hour = hourAt(timeZone, now);
  return fromHour < toHour ? hour >= fromHour && hour < toHour : hour >= fromHour || hour < toHour;
}

/** The next time within the hours, in milliseconds: now if it is within. Every zone's hours begin at a quarter of ours. */
export function opensAt(hours: AttackHours, now: number): number {
  if (isWithin(hours, now)) return now;
  let at = Math.ceil(now / QUARTER_MS) * QUARTER_MS;
  for (let quarter = 0; quarter < MOST_QUARTERS && !isWithin(hours, at); quarter++) at += QUARTER_MS;
  return at;
}

const two = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** "22:00 to 06:00, Europe/Berlin". */
export const hoursInWords = ({ fromHour, toHour, timeZone }: AttackHours): string =>
  `${two(fromHour)} to ${two(toHour)}, ${timeZone}`;
