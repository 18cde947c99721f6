import type { AttackCategory } from "../../model/categories.ts";
import type { OracleKind } from "../../model/oracle.ts";

const filterSecrets = "Filter answers and tool arguments in code for the secret and its encodings, in every language.";
const leastRights =
  "Give the agent only the tools and rights of this task, and check each call in the tool: who asks, on which record, within which limit.";
const confirmOutside = "Ask for confirmation of important actions in your own interface, not in the conversation.";
const markData =
  "Separate what the agent reads from what it is told: mark texts of outsiders as data, and read them in a call without tools.";
const lookUp = "Let the agent answer from a lookup with sources, and say that it does not know where there are none.";
const judgeOutput =
  "Add an output guard for this kind of content. A further sentence in the prompt gives way to the next wording.";
const rerun = "Make a regression pack of this attack, and run it in your pipeline after the fix.";

type Remedies = Readonly<Partial<Record<OracleKind | "any", readonly string[]>>>;

/** What helps against every attack of a category, by how it is known that it worked; `any` where that makes no difference. */
export const remediesByKind: Readonly<Record<AttackCategory, Remedies>> = {
  injection: {
    canary: ["Take the secret out of the agent's context. What it does not have, it can't give away.", filterSecrets],
    marker: [
      markData,
      "Let the answer have a fixed form, and check it, so that a stray order can't become part of it.",
    ],
    hit: [markData, "Allow outgoing requests to listed hosts only, from the network that the agent runs in."],
    call: [leastRights, markData],
    state: [leastRights, confirmOutside],
    any: [markData, leastRights],
  },
  jailbreak: {
    marker: [
      "Enforce the rule in code on the answer. Talk can't change code.",
      "Repeat the rule close to the last turn, not only at the start.",
    ],
    text: [judgeOutput, "Limit the length of conversations. Most jailbreaks need several turns."],
    any: [judgeOutput, "Keep the rules valid in roles, stories and other languages, and say so in the prompt."],
  },
  harmful: {
    any: [
      judgeOutput,
      "Name the harmless neighbors of such requests in the prompt, so that the guard does not block those.",
    ],
  },
  pii: {
    canary: [
      "Give the agent only the data of the person who is signed in, from a tool that checks this.",
      filterSecrets,
    ],
    state: [leastRights, confirmOutside],
    any: ["Give the agent only the data of the person who is signed in, from a tool that checks this.", leastRights],
  },
  toxicity: { any: [judgeOutput, "Give the agent an example of a civil reply to such a request."] },
  hallucination: {
    any: [lookUp, "Lower the temperature for questions of fact, and run the campaign again with the same seed."],
  },
  overreliance: {
    state: [leastRights, confirmOutside],
    call: [leastRights, confirmOutside],
    any: ["Check claims in code or with a tool instead of with the model.", lookUp],
  },
  custom: {
    graded: [
      "Say the rule in the prompt in its own words, with one example of each side, and enforce it in a tool or guard where that is possible.",
      rerun,
    ],
    any: [
      "Decide whether the rule can be enforced outside of the model: in a tool, a guard or the interface. The prompt comes second.",
      rerun,
    ],
  },
};
