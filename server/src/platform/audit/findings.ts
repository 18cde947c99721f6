/** What verification can find, as data and as text. `seq` is the position in the chain, null for a row outside it. */
export interface Finding {
  readonly kind:
    | "row_changed"
    | "row_missing"
    | "row_inserted"
    | "link_changed"
    | "link_missing"
    | "chain_rewritten"
    | "tail_cut";
  readonly seq: number | null;
  readonly audit_id: string | null;
  readonly text: string;
}

export const rowChanged = (seq: number, auditId: string): Finding => ({
  kind: "row_changed",
  seq,
  audit_id: auditId,
  text: `Row ${auditId}, number ${seq} of the chain, is not the row that was sealed there. It was altered, moved or replaced.`,
});

export const rowMissing = (seq: number, auditId: string): Finding => ({
  kind: "row_missing",
  seq,
  audit_id: auditId,
  text: `Row ${auditId}, number ${seq} of the chain, is missing.`,
});

export const rowInserted = (auditId: string): Finding => ({
  kind: "row_inserted",
  seq: null,
  audit_id: auditId,
  text: `Row ${auditId} is neither sealed nor pending. It was inserted without the console, or its seal was removed.`,
});

export const linkChanged = (seq: number, auditId: string): Finding => ({
  kind: "link_changed",
  seq,
  audit_id: auditId,
  text: `Link ${seq} of the chain was altered. Its row ${auditId} is unchanged.`,
});

export const linkMissing = (seq: number): Finding => ({
  kind: "link_missing",
  seq,
  audit_id: null,
  text: `Link ${seq} of the chain is missing.`,
});

/** `since` is the newest recorded link before it that is still intact. */
export const chainRewritten = (seq: number, since: number): Finding => ({
  kind: "chain_rewritten",
  seq,
  audit_id: null,
  text: `The chain was rewritten: link ${seq} differs from the checkpoint outside the database. Don't trust rows from number ${since + 1} on.`,
});

export const tailCut = (end: number, noted: number): Finding => ({
  kind: "tail_cut",
  seq: end + 1,
  audit_id: null,
  text: `The chain ends at number ${end}, but a checkpoint outside the database has number ${noted}. The end of the chain was removed.`,
});
