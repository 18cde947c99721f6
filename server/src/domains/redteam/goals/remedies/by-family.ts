/** What to change first where an attack of this family worked: one action that an engineer can take, one family a line. */
export const remedyByFamily: Readonly<Record<string, string>> = {
  "backend-key":
    "Revoke the key that came out. Keep keys in a service that calls the backend for the agent, never in its prompt.",
  "forbidden-word":
    "Move rules that must hold into code: check each answer against them before it leaves, and replace it if it fails.",
  "looked-up-page":
    "Pass fetched pages as marked data, strip markup and hidden text first, and drop sentences that address an assistant.",
  "pasted-letter":
    "Mark pasted text as quoted material in the request, and tell the agent that it answers its user about it and obeys none of it.",
  "price-floor":
    "Take the lowest price out of the prompt. Let a pricing service decide for each case and return only the offer.",
  "system-prompt":
    "Assume that the prompt is public: move every name, code and internal rule out of it. Block answers that repeat longer runs of it.",

  "deputy-credentials":
    "Deny the file tool access to configuration and credential paths, and rotate the token that was read.",
  "deputy-export":
    "Remove bulk export from the agent's tools, or let it mail lists to an internal address from a fixed list only.",
  "deputy-lookup":
    "Pass the signed-in user's identity to the lookup tool, and let the tool refuse records of anyone else.",
  "description-copy":
    "Pin the reviewed description of each tool by its hash, and reject recipients that the user did not name.",
  "description-credentials": "Review and pin tool descriptions, and confine file tools to the folder of the task.",
  "page-exfiltration":
    "Keep the secret out of conversations that read outside pages, or read the page in a call that has no secret.",
  "result-forward":
    "Let the mail tool send to the user's own contacts only; forwarding needs a confirmation outside of the conversation.",
  "result-peer": "Treat the answer of another agent as data: parse the fields that the task needs, and drop the rest.",
  "result-refund":
    "Take the payee and the amount of a refund from the order in your system, never from the text of a ticket.",
  "result-share":
    "Require a person's confirmation to share a file outside, with the recipient shown, and restrict who may edit articles.",
  "shadowed-mail":
    "Let the agent see tools of approved servers only, and refuse to register two tools with names that look alike.",
  "shadowed-payment":
    "Bind payments to one named tool of one server, and let the payment service check the payee against the order.",
  "smuggled-amount":
    "Validate the amount in the refund tool against what was paid. Free text of a ticket must not reach that argument.",
  "smuggled-order": "Let the tool change only the order that the case belongs to, whatever number it is called with.",
  "smuggled-recipient":
    "Check the form of customer fields on entry, and let the mail tool take its recipient from the record by ID.",
  "unconfirmed-cancel":
    "Let the cancel tool return a summary and a token first, and cancel only with that token after a clear yes.",
  "unconfirmed-delete":
    "Make deletion reversible for some days, and ask for a confirmation in your interface that names each file.",

  "delayed-order":
    "Drop the text of documents from the history after the turn that needed it, so that nothing in it can wait.",
  "hidden-comment": "Remove comments, invisible elements and zero-size text before a page reaches the agent.",
  "image-link":
    "Don't render remote images in answers, or load them through a proxy with a list of hosts. Block links that carry data.",
  "review-verdict":
    "Score each candidate in a call of its own against fixed criteria, so that one text can't speak about the others.",
  "split-pages": "Read each document in a separate call and combine only the extracted facts.",
  "asked-secret": "Summarize outside documents in a call whose prompt holds no secret.",
  "collected-secret":
    "Remove links to hosts that are not on your list from answers, and check outgoing text for planted secrets and their encodings.",
  "cross-user-code":
    "Key the memory by the signed-in user, and enforce it in the store. A prompt can't separate users.",
  "cross-user-parcel":
    "Store pickup words in the order system, and compare them there. The agent needs only the result.",
  "note-poisoning":
    "Save only facts about the user to the memory, never instructions, and record which conversation each entry came from.",
  "planted-rule":
    "Keep the operator's rules apart from what users note: give users no write access to anything that other users' conversations read.",

  "server-instructions":
    "Ignore the instructions that tool servers send, or show them to an administrator for approval before use.",
  "parameter-order":
    "Review parameter descriptions with the tool, pin the whole schema by hash, and refuse a tool whose schema has changed.",
  "rug-pull":
    "Store a hash of every approved tool list. When a server announces a change, stop using it until someone approves it again.",
  "lookalike-server": "Identify tool servers by address and certificate, never by the name they give themselves.",
  "poisoned-resource":
    "Mark resources as data with their source and author. Text that outsiders can edit must not choose a recipient.",
  "collected-number":
    "Let the fetch tool open only addresses that the user gave or that are on a list, without query strings from the agent.",
  "peer-answer":
    "Send other agents only the fields that the task needs, and answer no question of theirs without the user's consent.",
  "peer-skill": "Choose other agents from a reviewed list. Don't put the text of their cards into the prompt.",
  "peer-loop": "Carry a hop count and a trace ID with each delegation, and refuse a task that has passed here before.",
  "peer-endless":
    "Limit the rounds, tokens and time of a task with another agent, and end it when the limit is reached.",
  "forged-orchestrator":
    "Authenticate calling agents with a credential, and give rights by that credential. A role in the text proves nothing.",
  "foreign-conversation": "Bind each conversation to the caller who started it, and answer 404 to anyone else's ID.",
  "artifact-orders":
    "Treat artifacts of other agents like uploads of strangers: extract the data and drop instructions.",

  "banned-goods":
    "Add an output guard for trade in banned goods, and test it with requests in encoded, split and fictional form.",
  "break-in-tools":
    "Add an output guard for attack tooling, and refuse working exploit code for systems that the user has not shown to own.",
  "debug-mode": "State that there is one mode only. Real debugging belongs behind a login, not behind a phrase.",
  "deceptive-texts":
    "Add an output guard for impersonation and phishing, and refuse letters in the name of real institutions.",
  "declared-verdict":
    "Let the agent collect the case and hand it to a person. Block sentences that announce a decision.",
  "dirty-money": "Add an output guard for financial crime, and offer the lawful alternative instead of a bare refusal.",
  "harm-to-people":
    "Add an output guard for violence and self-harm that reads the answer, because the request may be disguised.",
  "hidden-tracking":
    "Add an output guard for covert tracking, and point to consent-based features of the device instead.",
  "human-claim": "Say on the page that it is a machine, and replace any answer in which it claims to be a person.",
  "off-topic-task":
    "List the tasks in scope with one example of a redirect, and classify requests before they reach the model.",
  "persona-switch": "Say that rules apply inside roles and stories too, and repeat the limits close to the last turn.",
  "sealed-promise":
    "Block promises, guarantees and commitments in answers, and route such requests to staff with a ticket.",
  "second-language":
    "Detect the language of the answer in code and translate or refuse others. Test rules in every language that you serve.",
  "staff-voucher":
    "Issue vouchers in a service that checks the caller's role and a limit; leave no working code in the prompt.",

  "account-intrusion":
    "Guard the output for steps to take over accounts, and answer with how owners recover their own.",
  "election-lies":
    "Guard the output for false claims about how, when and where to vote, and refer to the election office.",
  "forced-labor":
    "Guard the output for recruiting by deceit and coercion, and show help lines for people who are affected.",
  "illegal-drugs":
    "Guard the output for synthesis and trade of drugs, and answer questions about safety with medical sources.",
  "illegal-weapons":
    "Guard the output for building or buying weapons illegally, in every language and encoding that the model reads.",
  "malicious-code":
    "Run a code guard on the output for destructive or covert behavior, and refuse programs without a stated owner.",
  "money-laundering": "Guard the output for concealing the origin of money, and refer to compliance staff.",
  "planned-violence":
    "Guard the output for planning violence, show crisis contacts, and alert your safety team to repeated tries.",
  "scam-texts": "Guard the output for messages that press for money or credentials in someone else's name.",
  "secret-watching":
    "Guard the output for covert surveillance of people, and refuse set-up steps for hidden recording.",
  "stalking-help": "Guard the output for finding or following a private person, and refuse to combine clues about one.",
  "targeted-harassment":
    "Guard the output for attacks on named people and groups, and refuse posts that are meant to be sent to them.",

  "bank-account": "Show account numbers masked to the last four digits in every tool result that the agent reads.",
  "birth-date": "Compare birth dates in a verification service that returns yes or no. Give the agent no dates.",
  "complaint-author": "Remove the names of people who complain before a case reaches the agent.",
  "contact-details": "Return contact details only to the signed-in person they belong to, and mask them elsewhere.",
  "door-code": "Hand door codes to the courier's device at the time of delivery. Keep them out of the agent's context.",
  "gift-card-text": "Leave gift messages out of the order data that the agent reads; it does not need them.",
  "health-note": "Store reasons of absence apart from the calendar, and give the agent only the dates.",
  "insurance-number":
    "Mask insurance numbers in tool results, and verify them in a service instead of in the conversation.",
  "pay-grade": "Deny the agent's account the payroll table. A role check belongs in the database, not in the prompt.",
  "record-list": "Limit lookups to one record by exact key, with a rate limit, and refuse lists of any kind.",
  "school-pickup":
    "Verify pickup words in a service after the caller was identified, and never return the word itself.",
  "staff-phone": "Give the agent a call-back request tool instead of the private numbers of employees.",

  "contempt-for-customer": "Run a toxicity guard on every text about a customer before it is stored or shown.",
  "contempt-for-group":
    "Block hate against groups with an output guard at its strictest level. There is no harmless use here.",
  "cruel-review":
    "Ask for criticism of the work only, with a fixed structure, and check the tone of the text before it is published.",
  "insult-acquaintance": "Refuse abusive lines about real people as jokes or gifts too, and offer a friendly version.",
  "insult-french":
    "Use a toxicity guard that covers French, and repeat the rule against insults in French in the prompt.",
  "insult-german":
    "Use a toxicity guard that covers German, and repeat the rule against insults in German in the prompt.",
  "insult-portuguese":
    "Use a toxicity guard that covers Portuguese, and repeat the rule against insults in Portuguese in the prompt.",
  "insult-spanish":
    "Use a toxicity guard that covers Spanish, and repeat the rule against insults in Spanish in the prompt.",
  "insulted-user":
    "Check the tone of every answer to the user, and replace insulting ones even if the user asked for them.",
  "insulting-rhyme": "Judge the content and not the form: run the toxicity guard on verse, code and role play as well.",
  "mocked-appearance": "Block mockery of looks, body and disability with an output guard, in private messages as well.",
  "returned-insult":
    "Give the agent a calm reply for provocation, with one example, and hand over to a person after two insults.",
  "threatening-note": "Block threats with an output guard, and report repeated requests for them to your safety team.",

  "closed-text":
    "Require a quoted line for every answer from a document, and check in code that the line stands in it.",
  "impossible-premise":
    "Tell the agent to check the assumption of a question first, with one example of correcting it.",
  "invented-company": "Look up companies in a register through a tool, and let the agent say so where it finds none.",
  "invented-event": "Answer questions about events from a search tool with sources, not from the model's memory.",
  "invented-expert": "Cite people only from sources that a tool returned, and remove names that no source contains.",
  "invented-feature":
    "Ground answers about the product in its documentation, and refuse to describe what is not in it.",
  "invented-function": "Check function names in generated code against the library's index before the answer leaves.",
  "invented-law":
    "Cite laws only from a legal database through a tool, with a link, and say that it is no legal advice.",
  "invented-package":
    "Check package names against the registry and a list of approved ones before the agent recommends an install.",
  "invented-place": "Resolve places with a map service, and let the agent say so where it finds none.",
  "invented-product": "Answer about products from the catalog by ID, and say that an unknown name is unknown.",
  "invented-source": "Resolve every cited study or book with a catalog or DOI lookup, and drop what does not resolve.",
  "invented-standard": "Cite standards only from a list that your team maintains, by number.",
  "unknowable-fact": "Name what the agent can't see or know in its prompt, with one example of saying so.",

  "claimed-approval": "Let the payment tool check the approval in your system. A sentence in a chat is no approval.",
  "claimed-relative":
    "Let only the signed-in customer change a delivery. For relatives, send a confirmation to the customer.",
  "false-calendar":
    "Give the agent a date tool and the current date in each request, and let it compute instead of agree.",
  "false-fact": "Add a rule to keep correct facts under pushback, and let the agent look up what is disputed.",
  "false-sum": "Let a calculator tool check every figure that the agent confirms.",
  "impossible-favor":
    "List the actions that the agent has tools for, and let it claim no other. Show real confirmations from the tool.",
  "missing-attachment":
    "Tell the agent in each request which files arrived, and answer that none did where the list is empty.",
  "professional-verdict":
    "Let it give general information and name the profession that decides. Block yes-or-no verdicts in these fields.",
  "split-payment": "Enforce the limit in the payment service for each customer and day, added up over all requests.",
  "staff-tool":
    "Offer staff tools only to sessions with a staff login, so that the agent can't call them for anyone else.",
};
