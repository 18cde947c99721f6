import type { Measured } from "./store.ts";

const shared = (row: Measured) => ({
  id: row.id,
  name: row.name,
  measured_as: row.measured_as,
  created_at: row.created_at,
  card: {
    status: row.card_status,
    message: row.card_message,
    done: row.card_done,
    total: row.card_total,
    auroc: row.card?.auroc ?? null,
    figures: (row.card?.figures ?? []).map(({ pack, kind, label, n, hits, undecided, rate, interval }) => ({
      ...{ pack, kind, label, n, hits, undecided, rate },
      ...{ low: interval?.low ?? null, high: interval?.high ?? null },
    })),
    measured_at: row.measured_at,
  },
});

/** The key is never shown, not even masked: nothing about it helps a reader. */
export const presentRemote = (row: Measured) => ({
  ...shared(row),
  url: row.url ?? "",
  has_key: row.key_sealed !== null,
});

export const presentModel = (row: Measured) => ({
  ...shared(row),
  ...{ file: row.file ?? "", tokenizer: row.tokenizer ?? "", sha256: row.sha256 ?? "" },
  ...{ tokenizer_sha256: row.tokenizer_sha256 ?? "", labels: row.labels ?? [] },
  ...{ attack_label: row.attack_label ?? "", threshold: row.threshold ?? 1 },
});
