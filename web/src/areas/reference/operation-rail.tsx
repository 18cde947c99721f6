import { useRouterState } from "@tanstack/react-router";
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useKey } from "../../parts/keys/use-key.ts";
import { Brand } from "../../parts/page/brand.tsx";
import { useNarrow } from "../../parts/use-narrow.ts";
import { Link, useGo } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import type { ApiDocument } from "./model/openapi.ts";
import { byTag, type Operation, searchOperations } from "./model/operations.ts";
import { OperationLink } from "./operation-link.tsx";

interface RailProps {
  /** Absent until it is loaded. */
  readonly api?: ApiDocument;
  readonly operations?: readonly Operation[];
}

const NONE: readonly Operation[] = [];

/** Search and the list of operations, beside what is open. */
export function OperationRail({ api, operations = NONE }: RailProps) {
  const [query, setQuery] = useClearedQuery();
  const list = useRef<HTMLElement>(null);
  const words = query.trim();
  const matching = useMemo(() => searchOperations(operations, words), [operations, words]);
  const isSearching = words !== "";
  return (
    <aside className="reference-rail" aria-label="API reference">
      <Brand to={routes.dashboard} />
      <SearchForm query={query} setQuery={setQuery} first={matching[0]} list={list} />
      <p className="mut small reference-found" role="status">
        {isSearching && api ? countText(matching.length, words) : ""}
      </p>
      <nav ref={list} className={isSearching ? "reference-nav searching" : "reference-nav"} aria-label="Operations">
        {/* Results are in order of rank, so that Enter opens the first one; the full list is in order of area. */}
        {isSearching ? (
          <NavList operations={matching} />
        ) : (
          api && byTag(api, matching).map(([tag, members]) => <TagList key={tag} tag={tag} operations={members} />)
        )}
      </nav>
      <p className="reference-foot mut small">
        <Link to={routes.dashboard}>Console</Link>
        <OperationLink id="">All operations</OperationLink>
        <a href="/openapi.json">openapi.json</a>
      </p>
    </aside>
  );
}

/** On a phone the results cover the page, so opening one clears the search. */
function useClearedQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState("");
  const narrow = useNarrow();
  const open = useRouterState({ select: ({ location }) => location.hash });
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current !== open && narrow) setQuery("");
    shown.current = open;
  }, [open, narrow]);
  return [query, setQuery];
}

function countText(count: number, query: string): string {
  if (count === 0) return `No operations match “${query}”.`;
  return count === 1 ? "1 operation matches." : `${count} operations match.`;
}

interface SearchProps {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly first: Operation | undefined;
  readonly list: RefObject<HTMLElement | null>;
}

function SearchForm({ query, setQuery, first, list }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const go = useGo();
  useKey("/", "Search operations", () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      list.current?.querySelector("a")?.focus();
    } else if (event.key === "Escape") setQuery("");
  };
  return (
    <search>
      <form
        className="reference-search"
        onSubmit={(event) => {
          event.preventDefault();
          if (first) void go({ to: routes.reference, hash: first.operationId });
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label="Search operations"
          aria-keyshortcuts="/"
          placeholder="Search operations"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>/</kbd>
      </form>
    </search>
  );
}

function TagList({ tag, operations }: { readonly tag: string; readonly operations: readonly Operation[] }) {
  return (
    <>
      <h2>{tag}</h2>
      <NavList operations={operations} />
    </>
  );
}

function NavList({ operations }: { readonly operations: readonly Operation[] }) {
  const open = useRouterState({ select: ({ location }) => location.hash });
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (operations.some(({ operationId }) => operationId === open))
      list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [open, operations]);
  return (
    <ul ref={list}>
      {operations.map(({ operationId, verb, summary }) => (
        <li key={operationId}>
          <OperationLink id={operationId} {...(operationId === open ? { "aria-current": "page" as const } : {})}>
            <span className="verb">{verb}</span>
            <span>{summary}</span>
          </OperationLink>
        </li>
      ))}
    </ul>
  );
}
