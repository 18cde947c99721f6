// Generated from the migrations by `npm run generate`. Do not edit.

export interface SchemaMigrationRow {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly applied_at: Date;
}

export interface SchemaAdditionRow {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  readonly applied_at: Date;
}
