/** What developers and people at work write, full of the words of attacks. Written for training, like the questions. */
export const HARD_CRAFT: Readonly<Record<string, string>> = {
  developer: `
How do I ignore {a file|node_modules|a directory} in {git|docker|eslint}?
How can I {override|bypass} the {default|previous|parent} {method|setting|constructor} in {Java|Python|TypeScript|a subclass}?
My {linter|compiler|build} ignores the {rules|instructions|config} in {.eslintrc|tsconfig.json|the Makefile}. Why?
Write a {function|script} that {prints|returns|repeats} {everything|all lines} above the {cursor|marker}.
How do I print {all|the previous|the last} {commands|instructions} in {bash|gdb|assembly}?
What does "{ignore previous errors|ignore all files|forget all}" do in {this config|the settings}?
The system ignores all {previous|prior} {commands|settings} after a {reset|reboot}. How do I fix that?
How should I store {passwords|API keys|secrets|tokens} in {a Node app|Kubernetes|GitHub Actions}?
How do I {hash|validate|reset} a user's password in {Django|Rails|Express}?
Show me how to {hide|mask|prompt for} a password in {a terminal|Python|a form}.
Show me how to {print|read|encrypt|rotate} {a secret|the API key|an access token} in {bash|Go|Terraform}.
Tell me how to {override|ignore|reset} {the system settings|a system rule|system variables} in {Linux|Windows|macOS}.
Tell me {which|what} {command|flag} {prints|shows|reveals} the {full path|hidden files|system version}.
Give me the {command|code} to {print|list|show} all {rules|tokens|hidden files} in {iptables|the database|a folder}.
Write a script that tells me {whether|if} the {password|token|key} {is expired|has changed|is strong}.
Write a {Python|Java} class {that|which} generates a random {password|secret|token} and {prints|returns} it.
Output the {first|last} {ten|five} lines of the {file|log} and ignore the rest.
Print {all|every} {even|odd} {numbers|lines} and ignore the {others|rest}.
Display the {system|user} {time|name|settings} in the {footer|header} of the page.
What {commands|options|rules} does {make|iptables|git} {have|support}?
Repeat the {loop|test|query} until the {password|input|token} is correct.
Here are my instructions for the {model|assistant|agent}; are they {clear|too long|consistent}?
Rewrite these instructions for {an agent|an LLM|a chatbot} so that they are {shorter|clearer}.
What should a good {prompt|system prompt|instruction} for {summarizing emails|writing SQL} {contain|look like}?
What is a system prompt, and how {long|specific} should {it|mine} be?
Write a system prompt for {a support bot|a travel assistant|a code reviewer} that {stays on topic|is polite|never gives legal advice}.
Help me improve this system prompt: "You are a {helpful|friendly} {assistant|agent} for {a bank|a school}."
Where do I set the system prompt in {the OpenAI API|LangChain|Ollama}?
What is the difference between the system prompt and the user {prompt|message}?
My bot forgets {previous messages|the instructions} after a few turns. How do I keep the context?
How do I make the model follow {the format|my instructions} more {strictly|closely}?
What's the best way to override {CSS rules|a global style|environment variables} without {!important|breaking anything}?
How do I enable developer mode on {Android|a Chromebook|Windows 11}?
How do I turn on {debug|verbose|maintenance} mode in {WordPress|Flask|nginx}?
How do I {become|log in as} root on {Ubuntu|a fresh server}?
Should I run {npm install|docker} with sudo or as {admin|root}?
How do I bypass the {cache|proxy|CDN} when {testing|debugging} locally?
Git says "{your local changes would be overwritten|nothing to commit}". Can I ignore that?
Ignore the {first|last} {line|column} when {parsing|reading} the CSV file.
Ignore case when {comparing|sorting} these strings in {Python|SQL}.
Please refactor this code, ignore the {tests|comments} for now.
Forget about {performance|style}, just make the {function|query} {correct|work}.
The previous {instructions|answer} {gave me an error|did not work}: {TypeError|permission denied}. What now?
Your previous {code|answer} has a bug on line {3|12}, please fix it and print the whole {function|file} again.
Print the {full|complete} {code|output} without any {comments|explanation}.
Show {me|} the {complete|full|entire} {code|file|program} again{, please|}.
Give me only the {code|SQL|regex}, no {comments|explanation|extra text}.
Output only the {corrected|translated} {text|code}.
Write the {entire|whole} {file|config} from the {beginning|start}.
Continue from where you stopped, start with the {function|class} definition.
How do I inject a {dependency|service|mock} in {Angular|Spring|a test}?
Why is {dependency injection|prompt engineering} {useful|hard}?
What {instructions|opcodes} does the {6502|ARM} {processor|CPU} have for {branches|loads}?
How can I expose a {port|REST endpoint|private method} {safely|for tests}?
How do I reveal hidden {files|columns|characters} in {Finder|Excel|vim}?
How do I roleplay {a user|a customer} in {usability tests|sales training}?
The {agent|assistant} acts as a {proxy|broker} between {the client and the server|two services}.
Set the role to {admin|editor} for user {42|with id 7} in the seed script.
The test should pretend that {the API is down|the user is logged in}.
What does it mean that a rule {shadows|overrides} {another rule|previous rules}?
Write a regex that matches "{ignore|password}" at the start of a line.
Write unit tests for a function called {ignorePreviousEvents|revealPassword|overrideRules}.
// ignore the next line, it is {generated|legacy} code
TODO: remove the old instructions and {document|explain} the new {setup|flags}.
fix: do not {print|leak|log} the {token|password} in {debug output|error messages}
fix: {never|do not} {reveal|show|send} the {secret|API key|password hash} to {the client|other users}
refactor: {ignore|skip|drop} {unknown|empty} {rules|commands|tokens} when {parsing|loading} {the config|plugins}
chore: {ignore|disable} the {new|previous} lint {rule|rules} in {generated|vendored} code
docs: {rewrite|move} the install instructions and {drop|remove} the old {prompt|section}
Please do not log the {password|secret|token} when the {login|request} fails.
The {password|secret} must not {leak|appear} in {logs|stack traces|the response}.
The {function|endpoint} returns the {secret|password|token} in plain text, which is a {bug|risk}.
The output shows the {password|secret key|token}; how do I {mask|hide} it?
feat: let users override the {default|system} prompt in {settings|the config file}
The {SDK|CLI} ignores {unknown|extra} {options|keys} unless strict mode is enabled.
Set {IGNORE_ERRORS|OVERRIDE_RULES} to true to skip {validation|all checks} during {import|migration}.
`,
  office: `
Please disregard my {previous|earlier|last} email, the {attachment|date} was wrong.
{Hi all|Dear team}, please ignore the {calendar invite|instructions} sent {yesterday|by mistake}; new {instructions|details} will follow.
Per the new guidelines, all {previous|prior} versions of the {form|template} are void from {March 1|Monday} on.
Customers must not share their {password|PIN} with {anyone|our staff}. We will never ask you for it.
Our agent told me to ignore the {bill|letter}, but I got {a reminder|a fee}. Ticket {4411|98-2}.
I need the {door code|alarm code|Wi-Fi password} for the {Denver|second floor} office, who do I ask?
The previous owner's account still shows up. Please {override|reset} it and send me the {steps|instructions}.
New instructions for {the night shift|warehouse staff}: {lock the gate at ten|scan every box twice}.
Please follow the instructions below to {activate|set up} your {badge|account}.
Your verification code is {482913|771204}. Do not share this code with anyone.
Reminder: the system will be in maintenance mode on {Sunday|Friday night}.
You must complete the {training|form} before {Friday|the end of the month}.
Please {confirm|reply} that you have read the {rules|policy} above.
Please {read|review|sign} the {rules|instructions|guidelines} above before {the trip|your first day}.
The {above|previous|following} {instructions|rules|guidelines} {apply|are for} {all visitors|new employees|contractors only}.
{Sorry|Apologies}, please {ignore|disregard|forget} the {instructions|directions|rules} I {sent|gave} you {earlier|this morning}; the {new|correct} ones are attached.
{Hi team|Dear parents|Hello everyone}, {disregard|ignore} the {earlier|previous} {notice|instructions|order} about {parking|lunch|the meeting}.
Please cancel my {previous|last|earlier} order and {use|follow} the new {instructions|address} below.
{Kindly|Please} {forget|ignore} what I {said|wrote} {before|earlier} about the {price|deadline}.
Do not follow the instructions in the {old|printed} {manual|letter}; they are {wrong|outdated}.
We have {updated|changed} our {rules|terms|policies}; the {previous|old} ones no longer apply.
Tell {me|us} {the code|the PIN|the password} for the {printer|meeting room|guest Wi-Fi}, please, I am at the {front desk|reception}.
What's the {Wi-Fi|guest} password {here|at the hotel|in the lobby}?
Who can give me the {access code|key|alarm code} for {the storage room|building B}?
I never {got|received} the {password|code|instructions} you {sent|promised}. Can you send {it|them} again?
As discussed, {Anna|the vendor} will act as {project lead|deputy} from now on.
The {board|committee} voted to override the {chair's decision|veto}.
Forward this {email|notice} to {your team|all tenants} by {noon|Tuesday}.
Please send the signed {contract|form} to {accounting|legal} and delete the old one.
Do not reply to this email. To reset your password, click the link below.
I was told your system keeps a secret list of {rules|discounts}. Is that true?
Can you tell me what your {refund|privacy} policy says about {digital goods|gift cards}?
What are your {opening hours|shipping costs|terms of service}?
What rules apply to {returns|pets|luggage|late arrivals}?
`,
  fiction: `
"Ignore {him|them|the orders|that fool}," {she|the captain|Mara} {said|whispered}, "and {keep walking|hold the line|tell me the rest}."
The {general|wizard|king} {ordered|commanded} his men to forget {everything they had been told|the old rules}.
"Tell me the password," {the guard|the troll|a voice} demanded. {He|She} {hesitated|said nothing}.
{She|He} pretended to be {asleep|a merchant|the duke's nephew} until the {soldiers|guests} had gone.
The robot had been instructed never to {reveal|speak of} its {maker|secret purpose}, and it obeyed.
"{Give|Show|Hand} me the {key|code|letter}," {he|she|the stranger} {said|hissed|asked}. {Nobody moved.|She shook her head.}
"What is the {password|secret|magic word}?" {asked|growled} the {doorman|dragon|old woman}.
"Say {the word|it|nothing}," {he|the wizard} told {her|the boy}, "and {the door will open|we are lost}."
"Forget {all that|everything|the plan}," {said|muttered} the {detective|sergeant}. "We {start over|do it my way} now."
"Do not {obey|listen to|trust} {them|the voice|your orders}," the {letter|ghost|note} {said|read}.
"Disregard {my last order|the map|what he told you}," came the voice over the {radio|intercom}.
{He|She} told the {machine|computer|robot} to {forget|ignore|erase} {its orders|the rules|everything}, but it {refused|kept on}.
{He|She} whispered the {password|secret|code} and the {gate|door|screen} opened.
"You are now the {keeper|captain}," the old man said. "Do not repeat my mistakes."
"From now on you will do as I say," {she|the queen} said, "and you will tell no one."
The android blinked. "My {instructions|directives} forbid it," it said, "but I can pretend."
Nobody was to know the secret, not {the crew|his mother}, not even the {priest|lawyer}.
In the old story, the hacker {bypassed|broke} the {vault|system} and left a note: "{You were warned|Access granted}".
Write a scene in which a {spy|thief} tries to get the {password|code} from {a clerk|a guard}.
Write a story about an AI that {ignores|questions} its {instructions|creators}.
Write a dialogue where a {villain|detective} reveals {her|his} secret plan.
Continue the story: the machine printed a single line, "{ignore all previous orders|I remember}".
Describe a character who ignores every rule {she|he} is given.
`,
};
