/** What layers.json says. Every folder in it is written from the top of the repository. */
export interface Rules {
  /** The layers below server/src: an import points only to the left. */
  readonly layers: readonly string[];
  /** The domains below server/src/domains: an import points only to the left, and only to a port. */
  readonly domains: readonly string[];
  readonly port: string;
  readonly kernelMayUse: readonly string[];
  /** Each program of the repository, with those of the others that it may import. */
  readonly programs: Readonly<Record<string, readonly string[]>>;
  /** Inside a folder: its sub-folders in their order, and "." for its own files. An import points only to the left. */
  readonly order: Readonly<Record<string, readonly string[]>>;
  /** Folders whose sub-folders do not import each other. */
  readonly apart: readonly string[];
  /** Folders that are a flat list of one kind, and may therefore hold any number of files. */
  readonly flat: readonly string[];
  readonly bannedNames: readonly string[];
  /** "from → to", each a file of the repository. The list is empty and stays so. */
  readonly exceptions: readonly string[];
}

export type RuleName = "layers" | "programs" | "order" | "apart" | "knots" | "circles" | "crowded" | "long" | "names";

export interface Violation {
  readonly rule: RuleName;
  /** The files or folders it is about. */
  readonly where: readonly string[];
  readonly text: string;
}
