import { useRouterState } from "@tanstack/react-router";
import { usePageName } from "../parts/page/page-name.ts";
import { ShownText } from "../parts/text/shown-text.tsx";
import { Link } from "../routes/link.tsx";
import { areaOf } from "./navigation/pages.ts";

/** The breadcrumb: the area, then the page's own name. */
export function Crumbs() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const name = usePageName();
  const area = areaOf(path);
  const inside = area && area.to.path !== path.replace(/(.)\/$/, "$1") && area.label !== name;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {inside && (
        <>
          <Link to={area.to}>
            <span className="back" aria-hidden="true">
              ‹
            </span>
            <span className="up">{area.label}</span>
          </Link>
          <i aria-hidden="true">/</i>
        </>
      )}
      <b aria-current="page">
        <ShownText text={inside ? name : (area?.label ?? name)} />
      </b>
    </nav>
  );
}
