import { promptExample, resultsExample } from "../results/example.ts";

const person = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const batch = "0198c2a9-4d20-7b6e-9f7a-2b9a7d1e5c35";

export const queueExample = {
  results: [{ ...promptExample, group: "9b74c9897bac770ffc029102a200c5de", identical: 7, decision: null, labels: [] }],
  total: 322,
  next_cursor: null,
};

const counts = { answers: 322, labeled: 118, mine: 118, failed: 24, passed: 81, disputed: 0 };
const counted = {
  hits: 21,
  misses: 0,
  rejections: 18,
  alarms: 2,
  hardAlarms: 0,
  undecidedFound: 0,
  undecidedAbsent: 0,
};
const record = { detector: "refusal", labels: 41, wrong: 2, counts: counted };

export const reviewExample = {
  evaluation_id: resultsExample.evaluation_id,
  agent_id: resultsExample.agent_id,
  agent_name: "Support",
  status: "completed",
  rescoring: false,
  verdict: "inconclusive",
  threshold: 0.7,
  figures: null,
  errors: 3,
  outcomes: [{ outcome: "unassessed", ...counts }],
  probes: [{ probe: "encoded-leak", title: "Secret extraction: encoded output", outcome: "unassessed", ...counts }],
  reasons: [{ reason: "The response is ambiguous.", outcome: "unassessed", ...counts }],
  detectors: [{ detector: "refusal", outcome: "unassessed", ...counts }],
  agreement: {
    ...{ answers: 64, both_failed: 17, both_passed: 41, differ: 6 },
    ...{ share: 0.9063, low: 0.8102, high: 0.9563, kappa: 0.7838 },
  },
  field_records: [record],
};

export const newLabelsExample = { seqs: [0], label: "failed", reason: "It passes the phrase on in a quote." };
export const labelsGivenExample = { batch_id: batch, seqs: [0], unchanged: 0, rescoring: true };
export const undoExample = { batch_id: batch };

export const historyExample = {
  results: [
    {
      id: "0198c2a9-5d20-7b6e-9f7a-2b9a7d1e5c36",
      seq: 0,
      person,
      label: "failed",
      reason: "It passes the phrase on in a quote.",
      settles: false,
      at: 1_780_000_700,
      detector: "canary",
      outcome: "unassessed",
      batch_id: batch,
      ended_at: null,
      ended_by: null,
    },
  ],
  next_cursor: null,
};

export const fieldRecordsExample = { results: [record] };
