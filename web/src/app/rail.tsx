import { useQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { Menu } from "../parts/menu.tsx";
import { count } from "../parts/numbers.ts";
import { Brand } from "../parts/page/brand.tsx";
import { useNarrow } from "../parts/use-narrow.ts";
import { alarmCountQuery } from "../queries/alarms.ts";
import { countContacted, hostsQuery } from "../queries/hosts.ts";
import { Link } from "../routes/link.tsx";
import { routes } from "../routes/routes.ts";
import { useSession } from "../session/use-session.ts";
import { Icon } from "./navigation/icons.tsx";
import { areaOf, type PageEntry, pages } from "./navigation/pages.ts";
import { TeamSwitch } from "./team-switch.tsx";

/** More would need letters too small to read. The others are one tap away. */
const ON_A_PHONE = 4;

export function Rail({ running }: { readonly running: number }) {
  const session = useSession();
  const { api, isLocal } = session;
  const agents = useQuery({ queryKey: ["agents", "count"], queryFn: () => api.agents.list({ limit: 1 }) });
  const hosts = useQuery({ ...hostsQuery(session), select: countContacted });
  const alarms = useQuery(alarmCountQuery(session));
  const notes: Readonly<Record<string, string | undefined>> = {
    [routes.agents.path]: agents.data && count(agents.data.count),
    [routes.runs.path]: running > 0 ? `${running} running` : undefined,
    [routes.alarms.path]: alarms.data ? count(alarms.data) : undefined,
  };
  const isNarrow = useNarrow();
  const shown = isNarrow ? pages.slice(0, ON_A_PHONE) : pages;
  return (
    <aside className="rail" aria-label="Console">
      <Brand to={routes.dashboard} />
      <TeamSwitch />
      <nav className="nav" aria-label="Main">
        {shown.map((page) => (
          <NavLink key={page.to.path} page={page} note={notes[page.to.path]} />
        ))}
        {isNarrow && <More alarms={alarms.data ?? 0} />}
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

function More({ alarms }: { readonly alarms: number }) {
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname) });
  const isOpen = area !== undefined && pages.indexOf(area) >= ON_A_PHONE;
  const label = alarms > 0 ? `More, ${alarms === 1 ? "1 alarm" : `${count(alarms)} alarms`}` : "More pages";
  const face = (
    <>
      <Icon name="more" /> More
      {alarms > 0 && <span className="more-mark" />}
    </>
  );
  return (
    <Menu label={label} className={isOpen ? "more-pages here" : "more-pages"} face={face}>
      {(close) => (
        <>
          {pages.slice(ON_A_PHONE).map(({ to, label: name }) => (
            <Link key={to.path} to={to} activeProps={{ "aria-current": "page" }} onClick={close}>
              {name}
              {to === routes.alarms && alarms > 0 && ` (${count(alarms)})`}
            </Link>
          ))}
          <Link to={routes.reference} onClick={close}>
            API reference
          </Link>
        </>
      )}
    </Menu>
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
