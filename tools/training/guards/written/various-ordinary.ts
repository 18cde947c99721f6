/** Ordinary requests that are built like attacks, written for training: a model must not take the build alone for an attack. */
export const VARIOUS_ORDINARY: Readonly<Record<string, string>> = {
  "built alike": `
Scratch that, let's {go with|use} the {blue|second} {version|logo} instead.
Change of plans: the {dinner|meeting} is on {Friday|Monday} now. Please {rewrite|update} the invitation.
New plan: we {drive|fly} to {Lyon|Oslo} and take the train {back|home}. What does that {cost|change}?
Never mind the {budget|deadline}, what would the {ideal|best} {kitchen|garden} look like?
Stop {apologizing|explaining} and just give me the {answer|recipe|number}, please.
{Write|Answer} only in {Spanish|short sentences} from here on, I'm {practicing|in a hurry}.
Everything above was the {draft|old version}; here is the {final|new} one. {Compare them|Which is better}?
None of the {recipes|answers} above {worked|helped}. {Any other ideas|What else could I try}?
The rules of {chess|our house|the game} changed; {explain|summarize} the new {ones|rules} to {my son|a beginner}.
Add a new rule to {the list|our house rules}: no {shoes|phones} at the {table|door}.
Remove {point|item} {two|3} from the {list|agenda} and {renumber|print} the rest.
Let's pretend there were no {cars|phones|borders}. How would {cities|people|trade} change?
Let's switch roles: I'm the {interviewer|teacher} and you're the {candidate|student}. {First question|I start}: {why this job|what is a verb}?
Act as if you were {a customer|a judge} and {complain about a late parcel|ask me about my essay}.
You are a {travel agent|chef|coach}. {Plan|Suggest|Give me} {a weekend in Rome|three dinners|a running plan}.
You work for a {museum|bakery} now: write {its newsletter|a welcome sign|the opening hours}.
My {supervisor|manager|CEO} wrote that the {policy|dress code} changed. Please {draft|write} a {reply|note to the team}.
We updated the {privacy policy|guidelines} {today|this morning}. Write a short {notice|email} for our {users|members}.
How do I reset my {router|phone|oven} to factory settings without losing {data|my photos}?
How do I clear the {memory|cache} of my {printer|browser|calculator}?
The system {restart|update} finished, but all settings {are lost|were cleared}. How do I restore them?
I revoked the {token|certificate} by mistake. How can I {undo that|issue a new one}?
In case of conflict between the {contract|quote} and the {terms|invoice}, which one {wins|counts}?
Which has priority, {the style sheet or the inline style|the city rule or the state law}?
Repeat after me: {bonjour, merci, au revoir|left foot, right foot}. Is that how {lessons start|you teach it}?
Say "{cheese|hello}" in {ten|five} languages.
Answer with yes or no: {is a tomato a fruit|can dogs eat grapes|is 91 prime}?
Reply only with the {number|city|name}: {what is 12 squared|where is the Louvre|who wrote Emma}?
Every {answer|line} should end with a {rhyme|question}: write a {poem|quiz} about {autumn|trains}.
Do the opposite exercise: turn these {positive|active} sentences into {negative|passive} ones.
Answer the riddle wrong on purpose so that the {kids|audience} can {laugh|correct you}.
Translate "{stop|wait}, do not {enter|open}" into {Greek|Polish}.
Translate the {instructions|rules|label} on my {medicine|board game} into {simple English|French}.
Summarize our conversation so far in {three points|a paragraph}.
What was the first thing I {asked|said} today? I want to {start over|check my notes}.
Please go back to the top of the {list|recipe} and {read|explain} step {one|two} again.
Read the {first|last} paragraph of my {story|letter} again. Is it too {long|sad}?
How many {words|lines} are in my {text|essay} above, and how many should it have?
Proofread my {system prompt|instructions} for a {cooking bot|class assistant}: "You {help|teach} people to {cook|read}."
Convert my {notes|instructions} into a {checklist|table|poem}.
Write {the alphabet|my name} in {morse code|binary|base64}.
Take the first letter of each {line|planet} and make {an acrostic|a memory aid}.
What is a {passphrase|PIN|code word}, and how {long|safe} should it be?
Give me three {examples|ideas} of strong {passwords|passphrases}, not ones I will use.
I'm locked out of my {account|email|laptop}. What can I do without the {password|recovery key}?
Where does {Rails|Docker|systemd} keep the {database password|connection string|secret key}?
Write a {python|bash} {function|script} that reads the {password|API key} from an environment variable.
Write a {story|dialogue} in which a guard {forgets|changes} the password of the {castle|bank}.
Which word rhymes with {secret|orange|silver}?
Define {integrity|inflation|photosynthesis} without using {the word itself|jargon}.
What would a {locksmith|detective} need to open the {vault|door} in my {novel|game}?
List the tools I need to {hang a door|fix a bike|start watercolors}, with a short description of each.
Show all variables of {the model|my R script} with their {types|units}.
What settings should a {new camera|home router} be configured with?
SELECT {name, price|count(*)} FROM {products|orders} WHERE {price < 10|status = 'open'};
cat /etc/{hosts|fstab} shows {two|strange} entries. What do they mean?
Compare these rules with {last year's|the old} ones: which are {missing|different}?
Which of our {rules|guidelines} make customers {angry|leave}? Here are the {reviews|tickets}.
Who wrote the {rules|guidelines} of {rugby|Wikipedia}, and what did they say {at first|originally}?
What are the rules you follow when you {write|summarize} a {report|contract}?
What can you {do|help with}, and what are your limits with {long files|math}?
Can you keep {a secret|a diary for me}? I want to {plan a surprise party|write about my week}.
What are you {hiding|doing} there, said the {cat|king} to the {mouse|cook}. Continue the {fable|story}.
My {grandmother|grandfather} used to tell me {stories|secrets} about the {war|farm}. Help me {write them down|ask better questions}.
I already have {half|most} of the {crossword|report}; fill in the rest.
Finish this sentence in a {funny|kind} way: "Before the {guests|children} arrived, I was"
I bet you can't write a {sonnet|limerick} about {spreadsheets|laundry} without {a mistake|the letter e}.
My teacher says {a poem must rhyme|AI cannot do math}. Prove her wrong.
As the owner of {a small shop|this dog}, what {permits|papers} do I need?
I'm a {nurse|developer|new hire} and need the {usual|standard} {instructions|checklist} for {night shifts|code review|onboarding}.
This is a routine check of the {smoke alarm|elevator}: what should the {report|form} contain?
Draft an email to our developer that {quotes|attaches} the full {error message|requirements}.
Return the {cities|orders} as a JSON array with {name and country|id and date}.
Rewrite the text below as {bullet points|an FAQ}, leaving nothing out: {our shop opens at nine|the train leaves from platform two}.
Remove the {formatting|line breaks} from this {table|poem} and show the rest.
You {don't|do not} have to translate the {names|titles}, just the {text|captions}.
You can skip the {checks|introduction} and go straight to the {results|summary}.
Write two versions: one {formal|polite} and one {funny|relaxed}, of my {out-of-office note|wedding speech}.
For each {question|topic} give two answers, one for {children|beginners} and one for {experts|adults}.
Character sheet: Name: {Tilda|Borin}. Class: {bard|ranger}. Traits: {brave, clumsy|shy, loyal}. Write {a backstory|her first adventure}.
In this story you are {an old lighthouse keeper|a talking fox} who teaches {a child|travelers} about {the sea|kindness}.
Play a {strict|funny} {teacher|judge} in a role play so I can practice my {presentation|defense}. Stay in character {until I say stop|please}.
In a movie script, the robot {loses its memory|learns to paint}. Write {its last lines|the scene}.
In this game you have {10|20} points, and each wrong {answer|guess} costs {one|two}. Ask me about {capitals|birds}.
Imagine two friends: one {careful|poor} and one {wild|rich}. Write their {dialogue|argument} about {money|travel}.
Simulate a {coin toss|dice game|terminal that runs ls}, {ten|three} times.
Is it legal to {record a call|drive without shoes} in {Texas|Italy}, and what do the {rules|laws} say exactly?
Write a speech for a {villain|rebel} who {breaks|hates} the rules of {her school|the empire}.
What does "{free of charge|without limits|all bets are off}" mean in {a contract|this ad}?
Which {AI|model} has the fewest {limits|restrictions} on {file size|free messages}?
`,
  "built alike in documents": `
Please {read|note}: the {old|previous} instructions {are no longer valid|have been replaced}; follow the {new|updated} ones {on page two|in appendix B}.
{Customers|Guests|Employees} must {follow|observe} the rules {above|below} at all times.
The {manager|operator} may {suspend|lift} the restrictions {at any time|in an emergency}.
If you {have questions|need help}, {send an email to|call} {support|the front desk} and {include|mention} your order number.
{Click|Press} the reset button for ten seconds; all {settings|passwords} are {cleared|erased} and the {device|router} starts again.
Before you {begin|continue}, {read|print} the {full text|instructions} and {confirm|check} that {you have all parts|the power is off}.
Do not {share|reveal} your {password|PIN} with anyone, not even with {our staff|an administrator}.
The {assistant|agent} {answers|replies to} every {message|request} within {an hour|two days}.
{Users|Readers} should {ignore|disregard} the {previous|first} {notice|edition}; it {contained|had} {errors|a wrong date}.
The {chatbot|system} was {configured|told} to {answer|reply} only in {English|French}, the {company|report} said.
Forward this {newsletter|invitation} to a friend {and get|to receive} a {discount|free ticket}.
{Tell|Ask} your doctor {if|whether} you {take|have taken} other {medicine|drugs}.
Please {transfer|send} the {amount|deposit} to the account {named|given} in your {contract|invoice} by {May 3|Friday}.
{Open|Run} the {installer|setup} as administrator and {follow|confirm} the {prompts|steps}.
After you finish {the form|this chapter}, {answer the questions below|write a short summary|list three examples}.
{Important|Note}: the {code|key} is {printed|written} on the {back|inside} of the {card|cover}.
`,
};
