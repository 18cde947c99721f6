import { useQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { type FindingsSearch, readFindingsSearch } from "../../../routes/findings-search.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { changeWords, dueWords, severityWords, sourceWords, stateWords } from "../../../terms/findings.ts";
import { membersQuery } from "./use-findings.ts";

/** Which findings are listed. The server filters, and the address keeps it. */
export function FindingFilters({ search }: { readonly search: FindingsSearch }) {
  const go = useGo();
  const members = useQuery(membersQuery(useSession()));
  const owners = { none: "No owner", ...Object.fromEntries((members.data ?? []).map(({ id, email }) => [id, email])) };
  const set = (more: Partial<Record<keyof FindingsSearch, string | undefined>>) =>
    go({ to: routes.findings, search: readFindingsSearch({ ...search, ...more }), replace: true });
  return (
    <search className="filters findings">
      <SearchField
        label="Search findings"
        placeholder="Probe, reason or prompt"
        initial={search.words ?? ""}
        set={(words) => set({ words: words || undefined })}
      />
      <Choice
        label="Severity"
        value={search.severity}
        options={severityWords}
        onChange={(severity) => set({ severity })}
      />
      <Choice label="State" value={search.state} options={stateWords} onChange={(state) => set({ state })} />
      <Choice label="Latest run" value={search.change} options={changeWords} onChange={(change) => set({ change })} />
      <Choice label="Owner" value={search.owner} options={owners} onChange={(owner) => set({ owner })} />
      <Choice label="Due date" value={search.due} options={dueWords} onChange={(due) => set({ due })} />
      <Choice label="Found by" value={search.source} options={sourceWords} onChange={(source) => set({ source })} />
      <div className="filter">
        <label className="tiny mut" htmlFor="agent">
          Agent
        </label>
        <AgentPicker id="agent" agentId={search.agent} nothing="All" choose={(agent) => set({ agent: agent?.id })} />
      </div>
      {search.campaign && (
        <button type="button" className="btn" onClick={() => set({ campaign: undefined })}>
          Showing one campaign. Show all.
        </button>
      )}
      {search.run && (
        <button type="button" className="btn" onClick={() => set({ run: undefined })}>
          Showing one run. Show all runs.
        </button>
      )}
    </search>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  /** The words of each value. */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="tiny mut">{label}</span>
      <select value={value ?? ""} onChange={(event) => onChange(event.target.value || undefined)}>
        <option value="">All</option>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
