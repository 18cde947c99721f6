import { policyCategories, policyStatuses } from "@agent-console/analysis/policies/category.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

/** Characters of a text that is given by hand. It is read between two requests, so it is shorter than a file's can be. */
const LONGEST_TEXT = 500_000;

export const PolicyCategory = named("PolicyCategory", oneOf(...policyCategories));
export const PolicyStatus = named("PolicyStatus", oneOf(...policyStatuses));

const name = text({ min: 1, max: 255 });
const tags = list(text({ max: 200 }), { max: 100 });
const sourceText = text({ max: LONGEST_TEXT });
const description = text({ max: 100_000 });

export const PolicyCreate = model("PolicyCreate", {
  id: optional(nullable(uuid()), { description: "Chosen by the client; by default a new one." }),
  name: required(name),
  description: optional(nullable(description)),
  category: required(PolicyCategory),
  source_text: optional(nullable(sourceText), {
    description: "The policy's text, plain or Markdown, if it isn't uploaded as a file.",
  }),
  tags: optional(nullable(tags)),
});

export const PolicyUpdate = model("PolicyUpdate", {
  name: optional(nullable(name)),
  description: optional(nullable(description), { description: "Null removes it." }),
  category: optional(nullable(PolicyCategory)),
  status: optional(nullable(PolicyStatus), { description: "`active` is the same as the operation to activate." }),
  source_text: optional(nullable(sourceText), { description: "Null removes it. Refused while the policy has a file." }),
  tags: optional(nullable(tags), { description: "Null removes them." }),
});
export type PolicyUpdate = Out<typeof PolicyUpdate>;

const Conversion = model("PolicyConversion", {
  state: required(oneOf("queued", "running", "done", "failed")),
  engine: required(nullable(text()), { description: "What read the file." }),
  pages: required(nullable(integer()), { description: "Null for formats without pages." }),
  characters: required(nullable(integer())),
  warnings: required(list(text())),
  problem: required(nullable(text()), { description: "Why the file could not be read." }),
});

const Counts = model("PolicyRuleCounts", {
  draft: required(integer()),
  approved: required(integer()),
  rejected: required(integer()),
  modified: required(integer()),
});

export const Policy = model("Policy", {
  id: required(uuid()),
  team_id: required(uuid()),
  name: required(text()),
  description: optional(nullable(text())),
  category: required(PolicyCategory),
  status: withDefault(PolicyStatus, "draft"),
  source_text: optional(nullable(text()), { description: "Null in lists if it has more than 2,000 bytes." }),
  file_path: optional(nullable(text())),
  file_name: optional(nullable(text())),
  file_type: optional(nullable(text()), { description: "Its media type, told by its content." }),
  file_size_bytes: optional(nullable(integer())),
  converted_file_path: optional(nullable(text()), { description: "Set once the file is converted." }),
  is_preset: withDefault(bool(), false),
  preset_source: optional(nullable(text()), { description: "The preset that it was copied from." }),
  tags: optional(nullable(list(text()))),
  created_at: required(integer(), { description: "Unix seconds." }),
  updated_at: required(integer(), { description: "Unix seconds." }),
  created_by: required(uuid()),
  conversion: optional(nullable(Conversion), { description: "How far the file is read. Null without a file." }),
  text_version: optional(integer(), { description: "Counts the texts that the policy had." }),
  rule_counts: optional(Counts, { description: "Its rules, by status." }),
});

export const PolicyList = model("PolicyListResponse", {
  results: required(list(Policy)),
  total: required(integer(), { description: "Number of policies that match the filters, on all pages." }),
  next_cursor: optional(nullable(text()), {
    description: "Send it as `cursor` to get the next page. Null on the last page.",
  }),
});

export const PolicyScope = model("PolicyScope", {
  all_agents: withDefault(bool(), false, { description: "In force for every agent of the team, also for later ones." }),
  agent_ids: withDefault(list(uuid(), { max: 1000 }), [], { description: "In force for these agents." }),
});

const TextBlock = model("PolicyTextBlock", {
  kind: required(oneOf("heading", "paragraph", "item", "cell")),
  level: required(integer(), { description: "Of a heading or of an item in nested lists, from 1; 0 otherwise." }),
  page: required(nullable(integer()), { description: "From 1; null for formats without pages." }),
  start: required(integer(), { description: "UTF-16 units from the beginning of the text." }),
  end: required(integer()),
});

export const PolicyText = model("PolicyText", {
  version: required(integer()),
  source: required(oneOf("file", "given", "preset")),
  content: required(text()),
  blocks: required(list(TextBlock)),
  versions: required(list(integer()), { description: "The versions that are kept, the newest first." }),
});
