import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { POLICIES_A_PAGE, policiesQuery } from "../../../queries/environment/policies.ts";
import {
  type PoliciesSearch,
  type PolicyCategory,
  type PolicyStatus,
  policyCategories,
  policyStatuses,
} from "../../../routes/environment-search.ts";
import { useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { categoryWords, policyStatusWords } from "../../../terms/policies.ts";
import { EnvironmentTabs } from "../frame/environment-tabs.tsx";
import { FourEyes } from "./four-eyes.tsx";
import { PolicyPresets } from "./policy-presets.tsx";
import { PolicyTable } from "./policy-table.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import "./policies.css";

/** The documents that say what agents must do, and how far their rules are decided. */
export function PoliciesPage() {
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const search = useSearchOf(routes.environment);
  const policies = useQuery(policiesQuery(session, search));
  /** The file that was dropped on the page; null: the dialog is open without one. */
  const [dropped, setDropped] = useState<File | null | undefined>(undefined);
  const [arePresetsOpen, setPresetsOpen] = useState(false);
  useKey("u", "Upload a policy", () => mayWrite && setDropped(null));
  useKey("p", "Open presets", () => setPresetsOpen(true));
  const found = policies.data?.results ?? [];
  const isFiltered = search.words !== undefined || search.category !== undefined || search.status !== undefined;
  const actions = (
    <>
      <button type="button" className="btn" onClick={() => setPresetsOpen(true)}>
        Presets
      </button>
      {mayWrite && (
        <button type="button" className="btn pri" onClick={() => setDropped(null)}>
          Upload policy
        </button>
      )}
    </>
  );
  const isEmpty = policies.data && found.length === 0 && !isFiltered && search.page === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button Upload policy does the same
    <div
      onDragOver={(event) => mayWrite && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!mayWrite || !file) return;
        event.preventDefault();
        setDropped(file);
      }}
    >
      <PageHead title="Policies" actions={!isEmpty && actions}>
        What your agents must and must not do. Rules are read from documents and enforced only once you approve them.
      </PageHead>
      <EnvironmentTabs />
      {!isEmpty && <Filters search={search} />}
      {policies.isPending && <Waiting rows={6} />}
      {policies.isError && <Failed error={policies.error} retry={() => policies.refetch()} />}
      {isEmpty && (
        <Empty title="No policies yet" act={<div className="row">{actions}</div>}>
          {mayWrite
            ? "Drop a PDF, Word, HTML, Markdown or text file on this page. Seconds later you review the rules in it, each beside the words it comes from. Or copy one of the presets."
            : "You need the Member role to upload a policy. The presets show what one looks like."}
        </Empty>
      )}
      {policies.data && found.length === 0 && !isEmpty && (
        <Empty title="No policy matches">Change the search, or clear the filters.</Empty>
      )}
      {found.length > 0 && <PolicyTable policies={found} />}
      {policies.data && <Pages search={search} total={policies.data.total} />}
      {found.length > 0 && <FourEyes />}
      {dropped !== undefined && <UploadDialog file={dropped} onClose={() => setDropped(undefined)} />}
      {arePresetsOpen && <PolicyPresets mayCopy={mayWrite} onClose={() => setPresetsOpen(false)} />}
    </div>
  );
}

/** Without the page: another filter begins with the first one. */
function Filters({ search: { page: _page, ...search } }: { readonly search: PoliciesSearch }) {
  const replaceSearch = useReplaceSearch<PoliciesSearch>();
  const set = (change: { [K in keyof PoliciesSearch]?: PoliciesSearch[K] | undefined }): void =>
    replaceSearch(routes.environment.readSearch?.({ ...search, ...change }) ?? {});
  return (
    <div className="filters">
      <SearchField
        label="Search policies"
        placeholder="Name, description or tag"
        initial={search.words ?? ""}
        set={(words) => set({ words: words || undefined })}
      />
      <select
        aria-label="Category"
        value={search.category ?? ""}
        onChange={({ target }) => set({ category: (target.value || undefined) as PolicyCategory | undefined })}
      >
        <option value="">Any category</option>
        {policyCategories.map((category) => (
          <option key={category} value={category}>
            {categoryWords[category]}
          </option>
        ))}
      </select>
      <select
        aria-label="Status"
        value={search.status ?? ""}
        onChange={({ target }) => set({ status: (target.value || undefined) as PolicyStatus | undefined })}
      >
        <option value="">Any status</option>
        {policyStatuses.map((status) => (
          <option key={status} value={status}>
            {policyStatusWords[status]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Pages({ search, total }: { readonly search: PoliciesSearch; readonly total: number }) {
  const replaceSearch = useReplaceSearch<PoliciesSearch>();
  const { page = 1, ...rest } = search;
  const last = Math.max(1, Math.ceil(total / POLICIES_A_PAGE));
  if (last === 1 && page === 1) return null;
  const show = (next: number): void => replaceSearch(next > 1 ? { ...rest, page: next } : rest);
  return (
    <p className="row after">
      <button type="button" className="btn small" disabled={page <= 1} onClick={() => show(page - 1)}>
        Previous
      </button>
      <span className="small mid" role="status">
        Page {count(page)} of {count(last)}, {count(total)} policies
      </span>
      <button type="button" className="btn small" disabled={page >= last} onClick={() => show(page + 1)}>
        Next
      </button>
    </p>
  );
}
