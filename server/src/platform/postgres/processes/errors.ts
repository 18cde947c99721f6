/** PostgreSQL can't run here. The message is one sentence for the operator and says what would help. */
export class PostgresStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "PostgresStartError";
  }
}

/** Another running console holds the folder. Nothing in it was touched. */
export class FolderInUseError extends PostgresStartError {
  readonly folder: string;
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    const holder = pid === null ? "another running console" : `another running console (process ${pid})`;
    super(`The data folder ${folder} is in use by ${holder}. Stop that one first, or choose another data folder.`);
    this.name = "FolderInUseError";
    this.folder = folder;
    this.pid = pid;
  }
}
