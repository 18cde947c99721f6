import { Link as RouterLink, useLocation, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from "react";
import { type Params, type Place, type PlaceOf, pathOf, type RouteData } from "./route.ts";

interface Looks extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly children?: ReactNode;
  readonly activeOptions?: {
    readonly exact?: boolean;
    readonly includeSearch?: boolean;
    readonly includeHash?: boolean;
  };
  readonly resetScroll?: boolean;
  readonly activeProps?: AnchorHTMLAttributes<HTMLAnchorElement>;
}

interface Target {
  readonly to: string;
  readonly params: object;
  readonly search: object;
  readonly hash?: string;
}

/** The router's own types need the assembled route tree. Links are checked against the table of routes instead. */
const Anchor = RouterLink as ComponentType<Looks & Target>;

const targetOf = ({ to, params = {}, search = {}, hash }: Place): Target => ({
  to: to.path,
  params,
  search,
  ...(hash ? { hash } : {}),
});

/** A link to a page of the console. A wrong parameter or search is a type error. */
export function Link<Path extends string, Search extends object>(props: PlaceOf<Path, Search> & Looks) {
  const { to, params, search, hash, ...looks } = props as Place & Looks;
  return (
    <Anchor
      {...looks}
      {...targetOf({ to, ...(params ? { params } : {}), ...(search ? { search } : {}), ...(hash ? { hash } : {}) })}
    />
  );
}

interface How {
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
}

export type Go = <Path extends string, Search extends object>(target: PlaceOf<Path, Search> & How) => Promise<void>;

export function useGo(): Go {
  const navigate = useNavigate();
  return (target) => {
    const { replace = false, resetScroll = true, ...one } = target as Place & How;
    return navigate({ ...targetOf(one), replace, resetScroll } as never);
  };
}

/** Changes the search of the open page, for components that several pages use. */
export function useReplaceSearch<Search extends object>(): (search: Search) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ to: ".", search: search as never, replace: true, resetScroll: false });
}

/** The parameters of the page that is open. */
export const useParamsOf = <Path extends string>(_: RouteData<Path>): Params<Path> =>
  useParams({ strict: false } as never) as Params<Path>;

type Tab = readonly [RouteData, string, ...unknown[]];

/** The label of the open tab. */
export function useOpenTab(tabs: readonly Tab[]): string | undefined {
  const isOpen = useIsOpen();
  return tabs.find(([to]) => isOpen(to, "exactly"))?.[1];
}

/** The label of the tab that the open page is, or is below of. */
export function useTabAbove(tabs: readonly Tab[]): string | undefined {
  const isOpen = useIsOpen();
  const above = tabs.filter(([to]) => isOpen(to, "below"));
  return above.sort(([a], [b]) => b.path.length - a.path.length)[0]?.[1];
}

function useIsOpen(): (to: RouteData, how: "exactly" | "below") => boolean {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, "$1") });
  const params = useParams({ strict: false } as never) as Readonly<Record<string, string>>;
  return (to, how) => {
    const own = pathOf({ to, params });
    return path === own || (how === "below" && path.startsWith(`${own}/`));
  };
}

export function useSearchOf<Search extends object>({ readSearch }: RouteData<string, Search>): Search {
  const raw = useSearch({ strict: false }) as Record<string, unknown>;
  return readSearch ? readSearch(raw) : ({} as Search);
}
