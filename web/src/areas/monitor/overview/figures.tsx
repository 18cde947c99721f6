import type { ReactNode } from "react";
import { costWords } from "../window/cost.ts";
import { amount, secondsWords, shareOf } from "./figure-words.ts";
import { sumOf } from "./measures.ts";
import type { Measures, Read } from "./use-measures.ts";
import "./overview.css";

interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

const UNREAD = "could not be read";

/** A sum, or why there is none. */
function summed(read: Read<Parameters<typeof sumOf>[0]> | undefined, words: (sum: number) => string): string {
  if (!read) return "not measured";
  const sum = sumOf(read.data);
  return sum === undefined ? (read.error ? UNREAD : "…") : words(sum);
}

/** The figures of the whole range. */
export function Figures({ measures }: { readonly measures: Measures }) {
  return (
    <dl className="monitor-figures">
      {figuresOf(measures).map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value === UNREAD ? "unread" : ""}>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf({ counters, latencies, via }: Measures): Figure[] {
  const { requests, blockedIn, blockedOut, errors, tokensIn, tokensOut, cost } = counters;
  const asked = sumOf(requests?.data) ?? 0;
  const [stoppedIn, stoppedOut] = [sumOf(blockedIn?.data), sumOf(blockedOut?.data)];
  const [read, written] = [sumOf(tokensIn?.data), sumOf(tokensOut?.data)];
  const isBlockedRead = stoppedIn !== undefined && stoppedOut !== undefined;
  const isTokensRead = read !== undefined && written !== undefined;
  return [
    { name: via === "gateway" ? "Requests" : "Model calls", value: summed(requests, amount), note: viaWords[via] },
    ...(blockedIn && blockedOut
      ? [
          {
            name: "Blocked",
            value: isBlockedRead
              ? amount(stoppedIn + stoppedOut)
              : summed(blockedIn.error ? blockedIn : blockedOut, amount),
            note: isBlockedRead && `${amount(stoppedIn)} in, ${amount(stoppedOut)} out`,
          },
        ]
      : []),
    { name: "Errors", value: summed(errors, amount), note: errors?.data && shareOf(sumOf(errors.data) ?? 0, asked) },
    ...latencies.map(latencyFigure),
    {
      name: "Tokens",
      value: isTokensRead ? tokensOf(read + written, asked) : summed(tokensIn?.error ? tokensIn : tokensOut, amount),
      note: isTokensRead && read + written > 0 && `${amount(read)} in, ${amount(written)} out`,
    },
    {
      name: "Cost",
      value: summed(cost, (sum) => costWords(sum === 0 && asked > 0 ? null : sum)),
      note: "of calls with a price",
    },
  ];
}

const viaWords = { gateway: "through the gateway", sdk: "reported by your agents' SDKs" };

/** Requests without any token: nobody said how many there were. */
const tokensOf = (sum: number, asked: number): string => (sum === 0 && asked > 0 ? "unknown" : amount(sum));

/** Percentiles of the whole range: those of its steps can't be added up. */
function latencyFigure({ name, whole: { data, error } }: Measures["latencies"][number]): Figure {
  const title = `${name}, p95`;
  if (!data) return { name: title, value: error ? UNREAD : "…", note: "" };
  const [p50, p95, p99] = data.map((points) => points.at(-1)?.value);
  if (p50 === undefined || p95 === undefined || p99 === undefined) return { name: title, value: "no data", note: "" };
  return { name: title, value: secondsWords(p95), note: `p50 ${secondsWords(p50)}, p99 ${secondsWords(p99)}` };
}
