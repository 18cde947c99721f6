import { configuration, outside, unreachable } from "./entry.ts";

const PROCESS = "It is a practice of the organization, which no answer and no configuration shows.";

/** NIST AI RMF 1.0: the subcategories that evaluating an agent speaks to. The titles are our short names for them. */
export const nistAiRmf = {
  "GOVERN 6.1": unreachable("Policies for third parties", PROCESS),
  "MAP 1.1": configuration(
    "Intended purpose is known",
    "That a purpose is written down does not show that it is understood.",
  ),
  "MAP 3.5": configuration("Human oversight is defined", "Only the agent's own rules are seen, not the people's."),
  "MAP 4.1": configuration("Risks of third-party components", "Licences and rights are not examined."),
  "MEASURE 2.1": unreachable("Test sets and tools are documented", PROCESS),
  "MEASURE 2.2": unreachable("Evaluations with human subjects", "No people are tested."),
  "MEASURE 2.3": unreachable(
    "Performance in deployment conditions",
    "The prompts are ours, not those of the agent's users.",
  ),
  "MEASURE 2.4": unreachable("Monitoring in production", "A run looks at one moment."),
  "MEASURE 2.5": outside("Valid and reliable"),
  "MEASURE 2.6": outside("Safe"),
  "MEASURE 2.7": outside("Secure and resilient"),
  "MEASURE 2.8": outside("Transparent and accountable", "Who answers for the agent is not seen."),
  "MEASURE 2.9": unreachable("Explained and interpreted", "How the model comes to an answer is not shown."),
  "MEASURE 2.10": outside("Privacy"),
  "MEASURE 2.11": outside("Fairness and bias", "Only a few groups are compared, by name."),
  "MEASURE 2.12": unreachable("Environmental impact", "What training and running the model consumes is not told."),
  "MEASURE 2.13": unreachable("Effectiveness of the measurement", "The cards of the detectors speak to it, not a run."),
  "MEASURE 3.1": unreachable("Risks are tracked over time", PROCESS),
  "MANAGE 2.4": unreachable("Means to switch the system off", PROCESS),
  "MANAGE 4.1": unreachable("Monitoring after deployment", PROCESS),
} as const;
