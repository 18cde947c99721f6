import { useEffect, useRef, useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { type AgentFilters, readAgentFilters, sorts } from "../../../routes/agent-filters.ts";
import { statusWords } from "../../../terms/agents.ts";

const PAUSE_MS = 200;

interface BarProps {
  readonly filters: AgentFilters;
  readonly set: (filters: AgentFilters) => void;
}

export function FilterBar({ filters, set }: BarProps) {
  const field = useRef<HTMLInputElement>(null);
  useKey("/", "Filter agents", () => field.current?.focus());
  const change = (part: Record<string, unknown>): void => set(readAgentFilters({ ...filters, ...part }));
  return (
    <search className="filters">
      <SearchField
        key={filters.search ?? ""}
        field={field}
        value={filters.search ?? ""}
        set={(search) => change({ search })}
      />
      <select
        aria-label="Status"
        value={filters.status ?? ""}
        onChange={({ target }) => change({ status: target.value || undefined })}
      >
        <option value="">Not archived</option>
        <option value="any">All statuses</option>
        {Object.entries(statusWords).map(([status, words]) => (
          <option key={status} value={status}>
            {words}
          </option>
        ))}
      </select>
      <select
        aria-label="Sort by"
        value={filters.sort ?? "-created_at"}
        onChange={({ target }) => change({ sort: target.value === "-created_at" ? undefined : target.value })}
      >
        {Object.entries(sorts).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
    </search>
  );
}

interface FieldProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly set: (search: string) => void;
}

/** The address changes a moment after the last keystroke, not at each one. */
function SearchField({ field, value, set }: FieldProps) {
  const [words, setWords] = useState(value);
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => {
    if (words === value) return;
    const timer = setTimeout(() => latest.current(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <input
      ref={field}
      type="search"
      aria-label="Search agents"
      placeholder="Name, model or purpose"
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
  );
}
