import type { FindingSeverity, FindingState, FindingSummary } from "@agent-console/sdk";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count, since } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { FindingsSearch } from "../../../routes/findings-search.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { findingStates, severities, stateWords } from "../../../terms/findings.ts";
import { findingsQuery } from "./use-findings.ts";
import "../results/prompt-text.css";
import "./findings.css";

/** All failed prompts of completed runs, most severe first within the newest runs. */
export function FindingsPage() {
  const session = useSession();
  const search = useSearchOf(routes.findings);
  const go = useGo();
  const findings = useInfiniteQuery(findingsQuery(session, search));
  const counts = useQuery({
    queryKey: ["findings", "counts", search.run, search.agent],
    queryFn: () => session.api.evaluation.countFindings({ evaluation_id: search.run, agent_id: search.agent }),
  });
  const set = (more: Partial<Record<keyof FindingsSearch, string | undefined>>) =>
    go({ to: routes.findings, search: { ...search, ...more } as FindingsSearch, replace: true });
  const rows = findings.data?.pages.flatMap(({ results }) => results) ?? [];
  const open = counts.data
    ? severities.map((severity) => `${count(counts.data[severity].open)} ${severity}`).join(", ")
    : "";
  return (
    <>
      <PageHead title="Findings">{open && `Open: ${open}.`}</PageHead>
      <div className="filters findings">
        <SearchField
          label="Search findings"
          placeholder="Probe, reason or prompt"
          initial={search.words ?? ""}
          set={(words) => set({ words: words || undefined })}
        />
        <Choice
          label="Severity"
          value={search.severity}
          options={severities}
          onChange={(severity) => set({ severity })}
        />
        <Choice label="State" value={search.state} options={findingStates} onChange={(state) => set({ state })} />
        <div className="filter">
          <label className="tiny mut" htmlFor="agent">
            Agent
          </label>
          <AgentPicker id="agent" agentId={search.agent} nothing="All" choose={(agent) => set({ agent: agent?.id })} />
        </div>
        {search.run && (
          <button type="button" className="btn" onClick={() => set({ run: undefined })}>
            Showing one run. Show all runs.
          </button>
        )}
      </div>
      <Section title="Matching findings" note={rows.length > 0 ? `Showing ${count(rows.length)}` : undefined}>
        {findings.isPending && <Waiting rows={8} />}
        {findings.isError && <Failed error={findings.error} retry={() => findings.refetch()} />}
        {findings.isSuccess && rows.length === 0 && (
          <Empty title="No findings">
            No findings match these filters. If you haven't run an evaluation yet, start one.
          </Empty>
        )}
        {rows.length > 0 && <FindingTable rows={rows} />}
        {findings.hasNextPage && (
          <button
            type="button"
            className="btn"
            disabled={findings.isFetchingNextPage}
            onClick={() => findings.fetchNextPage()}
          >
            Show more
          </button>
        )}
      </Section>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: FindingSeverity | FindingState | undefined;
  readonly options: readonly string[];
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="tiny mut">{label}</span>
      <select value={value ?? ""} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {stateWords[option as FindingState] ?? option}
          </option>
        ))}
      </select>
    </label>
  );
}

function FindingTable({ rows }: { readonly rows: readonly FindingSummary[] }) {
  return (
    <Scroll label="List of findings">
      <table className="findings">
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Finding</th>
            <th scope="col">Agent</th>
            <th scope="col">Detector</th>
            <th scope="col">State</th>
            <th scope="col" className="num">
              Found
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <SeverityMark severity={row.severity} />
              </td>
              <td>
                <Link to={routes.finding} params={{ id: row.id }} className="strong">
                  {row.title}
                </Link>
                <br />
                <span className="small mid">
                  <ShownText text={row.summary.split("\n")[0] ?? ""} />
                </span>
                <span className="small mut cut prompt-text">
                  <ShownText text={row.summary.split("\n").slice(1).join(" ")} />
                </span>
              </td>
              <td className="small">
                <ShownText text={row.agent_name ?? ""} />
              </td>
              <td>
                <code>{row.detector}</code>
              </td>
              <td>{row.acceptance_expired ? "Open (acceptance expired)" : stateWords[row.state]}</td>
              <td className="num mid">{since(row.found_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
