import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { useGo } from "../../../routes/link.tsx";
import { type CampaignsSearch, readCampaignsSearch } from "../../../routes/redteam/search.ts";
import { routes } from "../../../routes/routes.ts";
import { statusWords } from "../../../terms/redteam.ts";

/** Which campaigns are listed. The server filters, and the address keeps it. */
export function CampaignFilters({ search }: { readonly search: CampaignsSearch }) {
  const go = useGo();
  const set = (more: Partial<Record<keyof CampaignsSearch, string | undefined>>) =>
    go({ to: routes.campaigns, search: readCampaignsSearch({ ...search, ...more }), replace: true });
  return (
    <search className="filters">
      <div className="filter">
        <label className="tiny mut" htmlFor="agent">
          Agent
        </label>
        <AgentPicker id="agent" agentId={search.agent} nothing="All" choose={(agent) => set({ agent: agent?.id })} />
      </div>
      <label>
        <span className="tiny mut">Status</span>
        <select value={search.status ?? ""} onChange={({ target }) => set({ status: target.value || undefined })}>
          <option value="">All</option>
          {Object.entries(statusWords).map(([status, words]) => (
            <option key={status} value={status}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
