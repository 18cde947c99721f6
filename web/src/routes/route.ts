/** A page's address as data: its path and its search parameters. */
export interface RouteData<Path extends string = string, Search extends object = object> {
  readonly path: Path;
  /** Drops invalid parameters. Absent where a page takes none. */
  readonly readSearch?: ReadSearch<Search>;
}

export type ReadSearch<Search extends object> = (raw: Record<string, unknown>) => Search;

type ParamName<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<More>
    : Rest
  : never;

export type Params<Path extends string> = { readonly [Name in ParamName<Path>]: string };

/** Required exactly where the path has them. */
type ParamPart<Path extends string> = string extends Path
  ? { readonly params?: Readonly<Record<string, string>> }
  : [ParamName<Path>] extends [never]
    ? { readonly params?: never }
    : { readonly params: Params<Path> };

export type PlaceOf<Path extends string, Search extends object> = {
  readonly to: RouteData<Path, Search>;
  readonly search?: Search;
  readonly hash?: string;
} & ParamPart<Path>;

/** A page with its parameters, once they were checked. */
export type Place = PlaceOf<string, object>;

export const place = <Path extends string, Search extends object>(one: PlaceOf<Path, Search>): Place => one as Place;

export function route<Path extends string>(path: Path): RouteData<Path, Record<string, never>>;
export function route<Path extends string, Search extends object>(
  path: Path,
  readSearch: ReadSearch<Search>,
): RouteData<Path, Search>;
export function route(path: string, readSearch?: ReadSearch<object>): RouteData {
  return readSearch ? { path, readSearch } : { path };
}

/** The path as text, for a full page load or a link inside a drawing. Without search parameters. */
export function pathOf({ to, params = {} }: Place): string {
  return to.path.replace(/\$([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
