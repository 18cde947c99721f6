/** The content of layers.json. Every folder in it is relative to the root of the repository. */
export interface Rules {
  /** The layers below server/src: an import points only to the left. */
  readonly layers: readonly string[];
  /** The domains below server/src/domains: an import points only to the left, and only to a port. */
  readonly domains: readonly string[];
  readonly port: string;
  readonly kernelMayUse: readonly string[];
  /** Each program of the repository, with the other programs it can import. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Inside a folder: its subfolders in order, and "." for its own files. An import points only to the left. */
  readonly order: Readonly<Record<string, readonly string[]>>;
  /** Folders whose subfolders do not import each other. */
  readonly apart: readonly string[];
  /** Folders that are a flat list of one kind and can have any number of files. */
  readonly flat: readonly string[];
  readonly bannedNames: readonly string[];
  /** "from → to", each a file of the repository. The list is empty and stays empty. */
  readonly exceptions: readonly string[];
}

export type RuleName =
  | "layers"
  | "programs"
  | "order"
  | "apart"
  | "knots"
  | "circles"
  | "crowded"
  | "long"
  | "pattern"
  | "names"
  | "tables"
  | "statements";

export interface Violation {
  readonly rule: RuleName;
  /** The files or folders concerned. */
  readonly where: readonly string[];
  readonly text: string;
}
