import { useQuery } from "@tanstack/react-query";
import { count } from "../parts/numbers.ts";
import { Brand } from "../parts/page/brand.tsx";
import { contacted, hostsQuery } from "../queries/hosts.ts";
import { Link } from "../routes/link.tsx";
import { routes } from "../routes/routes.ts";
import { useSession } from "../session/use-session.ts";
import { Icon } from "./navigation/icons.tsx";
import { type PageEntry, pages } from "./navigation/pages.ts";
import { TeamSwitch } from "./team-switch.tsx";

export function Rail({ running }: { readonly running: number }) {
  const session = useSession();
  const { api, isLocal } = session;
  const agents = useQuery({ queryKey: ["agents", "count"], queryFn: () => api.agents.list({ limit: 1 }) });
  const hosts = useQuery({ ...hostsQuery(session), select: contacted });
  const notes: Readonly<Record<string, string | undefined>> = {
    [routes.agents.path]: agents.data && count(agents.data.count),
    [routes.runs.path]: running > 0 ? `${running} running` : undefined,
  };
  return (
    <aside className="rail" aria-label="Console">
      <Brand to={routes.dashboard} />
      <TeamSwitch />
      <nav className="nav" aria-label="Main">
        {pages.map((page) => (
          <NavLink key={page.to.path} page={page} note={notes[page.to.path]} />
        ))}
      </nav>
      <div className="foot">
        <nav className="nav" aria-label="Reference">
          <Link to={routes.reference}>
            <Icon name="reference" /> API reference
          </Link>
        </nav>
        <p className="place">
          {isLocal ? "Authentication off. Local access only. " : "Self-hosted. "}
          {hosts.data && (
            <>
              Contacts <Link to={routes.hosts}>{hosts.data === 1 ? "1 host" : `${count(hosts.data)} hosts`}</Link>.
            </>
          )}
        </p>
      </div>
    </aside>
  );
}

function NavLink({ page: { to, label, icon }, note }: { readonly page: PageEntry; readonly note: string | undefined }) {
  return (
    <Link to={to} activeOptions={{ exact: to === routes.dashboard }} activeProps={{ "aria-current": "page" }}>
      <Icon name={icon} /> {label}
      {note && <span className="count">{note}</span>}
    </Link>
  );
}
