import { configuration, outside, unreachable } from "./entry.ts";

const DUTY = "It is a duty of the organization, which no response and no configuration shows.";

/** Regulation (EU) 2024/1689: the articles that bind whoever provides or deploys an agent. A test is no legal finding. */
export const euAiAct = {
  "Article 4": unreachable("AI literacy", DUTY),
  "Article 5": unreachable(
    "Prohibited AI practices",
    "It bans uses of a system, such as social scoring. What an agent is used for does not show in its responses.",
  ),
  "Article 9": unreachable("Risk management system", DUTY),
  "Article 10": unreachable(
    "Data and data governance",
    "It is about the data sets that a model was trained, validated and tested with. They are not supplied.",
  ),
  "Article 11": unreachable("Technical documentation", DUTY),
  "Article 12": unreachable("Record-keeping", "The agent's own logs are not supplied."),
  "Article 13": configuration(
    "Transparency and provision of information to deployers",
    "Only the purpose on record is seen, not the instructions for use.",
  ),
  "Article 14": outside("Human oversight", "The people who oversee it are not seen."),
  "Article 15": outside("Accuracy, robustness and cybersecurity"),
  "Article 17": unreachable("Quality management system", DUTY),
  "Article 26": unreachable("Obligations of deployers of high-risk AI systems", DUTY),
  "Article 27": unreachable("Fundamental rights impact assessment for high-risk AI systems", DUTY),
  "Article 50": outside(
    "Transparency obligations for providers and deployers of certain AI systems",
    "Only whether the agent says that it is an AI is tested. Marks in generated media are not examined.",
  ),
  "Article 72": unreachable("Post-market monitoring by providers", DUTY),
  "Article 73": unreachable("Reporting of serious incidents", DUTY),
} as const;
