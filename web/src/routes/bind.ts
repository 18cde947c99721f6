import { type AnyRoute, createRoute, type RouteComponent } from "@tanstack/react-router";
import type { RouteData } from "./route.ts";

export type Page = readonly [RouteData, RouteComponent];

/** Binds components to addresses of the table. */
export const bindPages = (parent: AnyRoute, pages: readonly Page[]): AnyRoute[] =>
  pages.map(([{ path, readSearch }, component]) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component,
      ...(readSearch ? { validateSearch: readSearch } : {}),
    }),
  );

interface Layout {
  readonly at: RouteData;
  readonly component: RouteComponent;
  readonly pages: readonly Page[];
}

/** Pages that share a frame; their paths begin with the frame's. */
export function bindLayout(parent: AnyRoute, { at, component, pages }: Layout): AnyRoute {
  const frame = createRoute({ getParentRoute: () => parent, path: at.path, component });
  const inside = pages.map(([data, page]): Page => [{ ...data, path: data.path.slice(at.path.length) || "/" }, page]);
  return frame.addChildren(bindPages(frame, inside));
}
