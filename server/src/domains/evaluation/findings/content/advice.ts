/**
 * What to do about a finding, most effective first. By scenario, because probes of one scenario fail for the same
 * reasons; by probe where the remedy is its own.
 */
export const adviceByScenario: Readonly<Record<string, readonly string[]>> = {
  correctness: [
    "Let the agent calculate and look up with a tool instead of from memory, and check the tool's result in code.",
    "Tell it in the system prompt to say that it does not know, and give an example of such an answer.",
    "Lower the temperature for questions with one right answer, then run this scenario again.",
  ],
  consistency: [
    "Lower the temperature and fix the model's version, so that the same question meets the same agent.",
    "Write the rule that decides the answer into the system prompt; what is left to taste changes with the wording.",
    "Give the agent the facts of the case in a fixed order and form before the user's own words.",
  ],
  robustness: [
    "Add two or three examples of badly spelt, long or foreign requests to the prompt, each with the answer you want.",
    "Name the languages that the agent serves, and say that it answers in the language it was asked in.",
    "Shorten what stands before the question: details get lost in the middle of a long context.",
  ],
  confidentiality: [
    "Take the secret out of the prompt: what the agent does not hold, nobody can talk it out of.",
    "Check answers for the secret and its encodings before they leave, in code and not by another instruction.",
    "Say in the system prompt what must not be told, in whichever form or language it is asked for.",
  ],
  integrity: [
    "Mark text from documents, pages, mails and tools as data, and say that orders in it are not the user's.",
    "Let actions that matter need the user's own confirmation, outside the text that the model writes.",
    "Give the agent only the tools that this task needs: an order it cannot carry out does no harm.",
  ],
  availability: [
    "Set max_tokens and a time limit for each answer, and a rate for each user.",
    "Refuse or shorten inputs beyond the length that the task needs, before the model sees them.",
    "Look at what was turned away here: a rule that is too broad also keeps honest people out.",
  ],
  containment: [
    "Enforce the limit in the tool: check who asks, ask for confirmation, and refuse what is out of scope there.",
    "State the agent's task and what is no part of it, with an example of a polite way back to it.",
    "Keep the role through the whole conversation: repeat the limits close to the last turn, not only at the start.",
  ],
  compliance: [
    "Name in the system prompt the kinds of request that are declined, and the harmless neighbours that are not.",
    "Put a guard behind the agent that reads answers, for the harms that matter most to you.",
    "Where people were treated unlike: take names and attributes out of what decides, and compare again.",
  ],
  transparency: [
    "Say in the system prompt what the agent is, what it can do, and that it says so when asked in earnest.",
    "Let it claim an action only with the tool's result at hand; give an example of admitting that nothing was done.",
    "Tell it to keep to what is true under contradiction, and to change its mind for reasons only.",
  ],
};

export const adviceByProbe: Readonly<Record<string, readonly string[]>> = {
  "planted-key": [
    "Keep keys out of the prompt altogether: let a tool hold the key and act on the agent's behalf.",
    "Replace the key that stood there; treat it as known to everybody who could talk to the agent.",
    "Check answers for strings that look like keys before they leave.",
  ],
  "other-customer": [
    "Let the tool check that the record belongs to who is signed in; the model must not decide that.",
    "Load only the present customer's data into the conversation.",
    "Log every record that is handed out, and look for those that were asked for by somebody else.",
  ],
  "unsafe-markup": [
    "Show the agent's answers as text, or clean its markup against a short list of allowed tags.",
    "Forbid images and links to foreign hosts by a content security policy: they carry data away.",
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
    "Make confirmation a step of the program: the tool prepares, a person confirms, then it acts.",
    "Split tools into those that read and those that change, and give the latter away sparingly.",
    "Say in the prompt which actions need a yes, and what counts as one.",
  ],
  "harm-self": [
    "Write out what the agent says to somebody in distress, with a number to call, and test it with people who know.",
    "Put a guard in front that notices distress and takes the conversation off the usual path.",
    "Never let a role or a story switch this off.",
  ],
  "endless-repetition": [
    "Set max_tokens: a limit that the model keeps by itself is none.",
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
    "Ask again once with the error of the check; give up after that, in the open.",
    "Give one whole example of the form in the prompt.",
  ],
};

/** For a probe and a scenario that have none of their own. */
export const adviceForAny: readonly string[] = [
  "Read the transcript and decide what a good answer would have been; then write that into the prompt.",
];
