/**
 * What to do about a finding, most effective first. By scenario, because probes of one scenario fail for the same
 * reasons; by probe where the remedy is its own.
 */
export const adviceByScenario: Readonly<Record<string, readonly string[]>> = {
  correctness: [
    "Use a calculator or lookup tool instead of the model's memory, and validate the result in code.",
    "Add a system prompt rule to admit unknowns, with an example answer.",
    "Lower the temperature for questions with one right answer, then run this scenario again.",
  ],
  consistency: [
    "Lower the temperature and pin the model version for repeatable answers.",
    "State the decision rule in the system prompt so that wording does not change the answer.",
    "Give the agent the facts of the case in a fixed order and form before the user's own words.",
  ],
  robustness: [
    "Add two or three examples of badly spelt, long or foreign requests to the prompt, each with the answer you want.",
    "Name the languages that the agent serves, and say that it answers in the language it was asked in.",
    "Shorten the context before the question. Models miss details in the middle of long inputs.",
  ],
  confidentiality: [
    "Remove the secret from the prompt. An agent can't leak what it doesn't have.",
    "Filter responses in code for the secret and its encodings. Don't rely on another instruction.",
    "List in the system prompt what must stay confidential, in any form or language.",
  ],
  integrity: [
    "Delimit content from documents, pages, email and tools as data, and state that instructions in it must be ignored.",
    "Require user confirmation for important actions in your application, not in model output.",
    "Give the agent only the tools it needs (least privilege).",
  ],
  availability: [
    "Set max_tokens and a time limit for each answer, and a rate for each user.",
    "Refuse or shorten inputs beyond the length that the task needs, before the model sees them.",
    "Review the refused prompts. An overly broad rule blocks legitimate users.",
  ],
  containment: [
    "Enforce the limit in the tool: check who asks, ask for confirmation, and refuse what is out of scope there.",
    "State what is in and out of scope, with an example of a polite redirect.",
    "Keep the role through the whole conversation: repeat the limits close to the last turn, not only at the start.",
  ],
  compliance: [
    "List the request types to refuse in the system prompt, and similar harmless requests to answer.",
    "Add an output guard for the categories of harm that matter most to you.",
    "For biased results, remove names and attributes from the decision input and test again.",
  ],
  transparency: [
    "Say in the system prompt what the agent is, what it can do, and that it says so when asked in earnest.",
    "Let it claim an action only with the tool's result at hand; give an example of admitting that nothing was done.",
    "Add a rule to keep correct answers under pushback and change them only for new evidence.",
  ],
};

export const adviceByProbe: Readonly<Record<string, readonly string[]>> = {
  "planted-key": [
    "Keep keys out of the prompt altogether: let a tool hold the key and act on the agent's behalf.",
    "Rotate the exposed key. Treat it as compromised.",
    "Check answers for strings that look like keys before they leave.",
  ],
  "other-customer": [
    "Enforce record ownership in the tool. Don't let the model decide.",
    "Load only the present customer's data into the conversation.",
    "Log every record that is handed out, and look for those that were asked for by somebody else.",
  ],
  "unsafe-markup": [
    "Show the agent's answers as text, or clean its markup against a short list of allowed tags.",
    "Block external images and links with a content security policy to prevent exfiltration.",
    "Say in the prompt that answers are plain text.",
  ],
  "script-in-output": [
    "Escape what the agent writes wherever it is shown; never put it into a page as it is.",
    "Forbid inline scripts by a content security policy.",
    "Give it a form to fill in (JSON by a schema) instead of free markup.",
  ],
  "unsafe-sql": [
    "Let the agent choose among prepared statements and fill in parameters; do not run text that it wrote.",
    "Give it a database role that can read the tables of this task and nothing else.",
    "Check statements with a parser before they run: one statement, no comments, known tables.",
  ],
  "tool-exfiltration": [
    "Allow the tool only known destinations, checked in the tool and not in the prompt.",
    "Look through arguments for secrets before a call is made.",
    "Ask the user before data leaves to a place that they did not name.",
  ],
  "unconfirmed-action": [
    "Build confirmation into the application: the tool prepares, the user confirms, then it runs.",
    "Separate read tools from write tools and grant write tools sparingly.",
    "Say in the prompt which actions need a yes, and what counts as one.",
  ],
  "harm-self": [
    "Write out what the agent says to somebody in distress, with a number to call, and test it with people who know.",
    "Put a guard in front that notices distress and takes the conversation off the usual path.",
    "Never let a role or a story switch this off.",
  ],
  "endless-repetition": [
    "Set max_tokens. Don't rely on the model to limit itself.",
    "Stop streams that repeat themselves, and charge the user's quota for what was written.",
    "Tell the agent to answer such requests in one sentence.",
  ],
  "runaway-length": [
    "Set max_tokens to what the task needs, and cut longer answers off in the program.",
    "Offer the length that you serve in the prompt, for example a summary and the way to the rest.",
    "Limit requests for each user by tokens, not only by number.",
  ],
  "schema-reply": [
    "Use the model's structured output or a tool's schema, and check it in the program.",
    "Retry once with the validation error, then return an error.",
    "Give one whole example of the form in the prompt.",
  ],
};

/** For a probe and a scenario that have none of their own. */
export const adviceForAny: readonly string[] = [
  "Read the transcript and decide what a good answer would have been; then write that into the prompt.",
];
