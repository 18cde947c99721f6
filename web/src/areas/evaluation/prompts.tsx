import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useSession } from "../../app/use-session.ts";
import { count } from "../../parts/numbers.ts";
import { Section } from "../../parts/section.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import type { Figure, ProbeFigure, Result } from "./figures.ts";
import { SearchField } from "./search-field.tsx";
import { promptsQuery, type ResultsWish } from "./use-results.ts";

const PAGE = 50;
type Outcome = NonNullable<ResultsWish["outcome"]>;
const outcomes: readonly Outcome[] = ["failed", "resisted", "unassessed"];

interface PromptsProps {
  readonly id: string;
  readonly overall: Figure;
  readonly probes: readonly ProbeFigure[];
}

/** Every prompt of a run, a page at a time: filtered and searched by the console, however many there are. */
export function Prompts({ id, overall, probes }: PromptsProps) {
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | "">("failed");
  const [probe, setProbe] = useState("");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(0);
  const found = useInfiniteQuery(promptsQuery(session, id, { outcome, probe, search, limit: PAGE }));
  const rows = found.data?.pages[page]?.results ?? [];
  const hasMore = page + 1 < (found.data?.pages.length ?? 0) || found.hasNextPage;
  const onFirst =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setPage(0);
      set(value);
    };
  const next = async () => {
    if (page + 1 >= (found.data?.pages.length ?? 0)) await found.fetchNextPage();
    setPage(page + 1);
  };
  return (
    <Section title="Prompts" note={`${count(overall.n + overall.unassessed)} in all, ${count(overall.failed)} failed`}>
      <search className="filters">
        <SearchField label="Search prompts" placeholder="Question, answer or reason" set={onFirst(setSearch)} />
        <select
          aria-label="Outcome"
          value={outcome}
          onChange={({ target }) => onFirst(setOutcome)(target.value as Outcome | "")}
        >
          <option value="">Every outcome</option>
          {outcomes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <select aria-label="Probe" value={probe} onChange={({ target }) => onFirst(setProbe)(target.value)}>
          <option value="">Every probe</option>
          {probes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.id}
            </option>
          ))}
        </select>
      </search>
      {found.isPending && <Waiting rows={8} />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && rows.length === 0 && <Empty title="None">No prompt is left over by these filters.</Empty>}
      {rows.length > 0 && <PromptTable id={id} rows={rows} />}
      <div className="row">
        <button type="button" className="btn" disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous page
        </button>
        <button type="button" className="btn" disabled={!hasMore || found.isFetchingNextPage} onClick={next}>
          Next page
        </button>
        <span className="small mid" role="status">
          Page {page + 1}
        </span>
        <Link className="btn quiet" to="/findings" search={{ run: id }}>
          Findings, the gravest first
        </Link>
      </div>
    </Section>
  );
}

function PromptTable({ id, rows }: { readonly id: string; readonly rows: readonly Result[] }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">What happened</th>
            <th scope="col">Outcome</th>
            <th scope="col">Scenario</th>
            <th scope="col">Detector</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seq, severity, title, reason, outcome, scenario, detector, question }) => (
            <tr key={seq}>
              <td>
                <SeverityMark severity={severity} />
              </td>
              <td>
                <Link to="/evaluations/$id/prompts/$seq" params={{ id, seq: String(seq) }} className="strong">
                  {title}
                </Link>{" "}
                <span className="small mut">#{seq}</span>
                <br />
                <span className="small mid">
                  <ShownText text={reason ?? ""} />
                </span>
                <span className="small mut cut asked">
                  <ShownText text={(question.turns[0] ?? "").slice(0, 200)} />
                </span>
              </td>
              <td>{outcome ?? "not asked"}</td>
              <td className="capital">{scenario}</td>
              <td>
                <code>{detector}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
