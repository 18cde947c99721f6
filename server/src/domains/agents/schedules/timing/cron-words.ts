import type { Timing } from "./cron.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const NAMES = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];
const NUMBER = /^\d{1,2}$/;

/** The times in words. Rare expressions are named as what they are: the next times beside them say more. */
export function cronWords({ cron, timezone }: Timing): string {
  return `${timesOf(cron)}, ${timezone} time`;
}

function timesOf(cron: string): string {
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = cron.split(" ");
  const every = /^\*\/(\d{1,2})$/;
  if (month === "*" && day === "*" && weekday === "*" && hour === "*") {
    const step = every.exec(minute)?.[1];
    if (step) return `Every ${Number(step)} minutes`;
    if (NUMBER.test(minute)) return `Every hour at ${Number(minute)} minutes past`;
  }
  const step = every.exec(hour)?.[1];
  if (step && NUMBER.test(minute) && month === "*" && day === "*" && weekday === "*")
    return `Every ${Number(step)} hours at ${Number(minute)} minutes past`;
  if (month !== "*" || !NUMBER.test(minute) || !NUMBER.test(hour)) return `By the cron expression ${cron}`;
  const at = `at ${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
  if (day === "*" && weekday === "*") return `Every day ${at}`;
  if (weekday === "*" && day === "L") return `On the last day of each month ${at}`;
  if (weekday === "*" && NUMBER.test(day)) return `On day ${Number(day)} of each month ${at}`;
  const days = day === "*" ? daysOf(weekday) : null;
  return days ? `${days} ${at}` : `By the cron expression ${cron}`;
}

function daysOf(weekday: string): string | null {
  const parts = weekday.toUpperCase().split(",");
  const days = parts.flatMap((part) => {
    const [from, to = from] = part.split("-").map(dayOf);
    if (from === undefined || to === undefined || from > to) return [null];
    return Array.from({ length: to - from + 1 }, (_, at) => (from + at) % 7);
  });
  if (days.some((day) => day === null)) return null;
  const known = [...new Set(days as number[])];
  if (known.length === 5 && known.every((day) => day >= 1 && day <= 5)) return "Every weekday";
  return `Every ${known.map((day) => DAYS[day]).join(", ")}`;
}

function dayOf(text: string): number | undefined {
  if (/^[0-7]$/.test(text)) return Number(text);
  const at = NAMES.indexOf(text);
  return at < 0 ? undefined : at;
}
