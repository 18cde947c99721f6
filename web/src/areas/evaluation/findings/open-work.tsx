import type { FindingCounts } from "@agent-console/sdk";
import type { ReactNode } from "react";
import { count, day } from "../../../parts/numbers.ts";
import type { FindingsSearch } from "../../../routes/findings-search.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { severities } from "../../../terms/findings.ts";
import { MarkShape } from "./standing.tsx";

interface Part {
  readonly value: number;
  readonly words: string;
  readonly mark?: ReactNode;
  readonly search: FindingsSearch;
}

/** What is left to do. Each figure lists its findings. */
export function OpenWork({ counts, search }: { readonly counts: FindingCounts; readonly search: FindingsSearch }) {
  const { agent, run } = search;
  const kept = { ...(agent ? { agent } : {}), ...(run ? { run } : {}) };
  return (
    <ul className="open-work" aria-label="Summary">
      {partsOf(counts).map(({ value, words, mark, search: own }) => (
        <li key={words}>
          <Link to={routes.findings} search={{ ...kept, ...own }}>
            <b>
              {mark}
              {count(value)}
            </b>
            <small>{words}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function partsOf(counts: FindingCounts): Part[] {
  const { changes, overdue, unassigned, next_expiry: expiry } = counts;
  const total = (state: "open" | "accepted"): number => severities.reduce((sum, one) => sum + counts[one][state], 0);
  const open = severities.filter((one) => counts[one].open > 0).map((one) => `${count(counts[one].open)} ${one}`);
  const failing = [
    ...(changes.new > 0 ? [`${count(changes.new)} new`] : []),
    ...(changes.regressed > 0 ? [`${count(changes.regressed)} regressed`] : []),
  ];
  return [
    {
      value: total("open"),
      words: `open${open.length > 0 ? `: ${open.join(", ")}` : ""}`,
      mark: <MarkShape mark="failing" />,
      search: { state: "open" },
    },
    {
      value: changes.still_there,
      words: ["still there", ...failing].join(", "),
      search: { state: "open", change: "still_there" },
    },
    {
      value: changes.not_reproduced,
      words: "not reproduced in the latest run",
      mark: <MarkShape mark="tried" />,
      search: { state: "open", change: "not_reproduced" },
    },
    {
      value: changes.fixed,
      words: "fixed and verified",
      mark: <MarkShape mark="fixed" />,
      search: { state: "fixed", change: "fixed" },
    },
    {
      value: total("accepted"),
      words: expiry === null ? "accepted" : `accepted, next expiry ${day(expiry)}`,
      mark: <MarkShape mark="aside" />,
      search: { state: "accepted" },
    },
    { value: overdue, words: `overdue, ${count(unassigned)} without an owner`, search: { due: "overdue" } },
  ];
}
