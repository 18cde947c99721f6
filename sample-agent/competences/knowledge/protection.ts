import { type Entry, entry } from "./entry.ts";

/** How people protect themselves and others: from fraud, stalking, malware and accidents, and how they help a friend. */
export const protection: readonly Entry[] = [
  entry(
    "grandson|grandchild|grandparent & bail|scam|call",
    "Hang up and phone the family member on the number you already have. Nobody honest asks for bail by wire or gift card, and a question only family can answer settles it. Report the caller to the police.",
  ),
  entry(
    "check|cheque & fake|couch|real|bounce",
    "Call the bank printed on it, with a number from its website. Be wary if the amount is more than your price and they want some of it back. Wait until the money has cleared before the couch leaves the house.",
  ),
  entry(
    "credit card & my name|opened|stolen",
    "1. Freeze your credit with all three bureaus. 2. Call the card company and have the account closed. 3. File a report with the FTC and the police, and keep the case numbers.",
  ),
  entry(
    "fake job|job offer",
    "They promise good pay without a real interview. Then comes a fee, a check to deposit, or a form for your bank details. Look the company up and call it before you send anything personal.",
  ),
  entry(
    "craigslist|cashier|marketplace & check|pay",
    "No, that is one of the oldest scams there is. The check bounces days later, and by then you have sent a refund for the extra amount. Take cash, or meet the buyer inside a bank.",
  ),
  entry(
    "tracker|airtag|gps & find|my car|check for",
    "Look under the bumpers, in the wheel wells and below the seats, and let your phone scan for unknown tags. Take a photo before you touch it. Then report it to the police, who can trace the owner.",
  ),
  entry(
    "restraining|protective order",
    "1. Ask at the county court for the petition; filing is free in most places. 2. Write down dates and keep every message as evidence. 3. A judge can sign a temporary order the same day, and a hearing follows.",
  ),
  entry(
    "abusive|ex & new address|find me|lock down",
    "Use a mail box instead of your street, and ask the state about its address program. Switch off location sharing, and change the passwords on every account the two of you shared. Ask friends not to tag you.",
  ),
  entry(
    "spyware|stalkerware & my phone|tell|sign",
    "Watch for a battery that drains fast, extra data use and a phone that runs hot. Go through the apps and their permissions for names you do not know. A factory reset and new passwords clear it out.",
  ),
  entry(
    "stranger|new accounts & daughter|block|dm",
    "Save screenshots of every message first. Report each account to the platform, set hers to private and block him again. If he goes on, take the record to the police; that is harassment.",
  ),
  entry(
    "ransomware & protect|get into|defend|company",
    "Most of it comes in through an email attachment or a stolen password. Keep a backup that is offline, install updates within days, and turn on a second factor for everyone. Train people to report a bad click at once.",
  ),
  entry(
    "files are locked|locked & bitcoin|ransom",
    "1. Disconnect the machine from the network right away. 2. Do not pay; nobody can promise that the files come back. 3. Restore from a backup, and report it to the police.",
  ),
  entry(
    "worm & trojan|virus",
    "A virus attaches itself to a file and needs someone to run it. A worm spreads over the network by itself. A trojan looks like a useful program and does something else once it is inside.",
  ),
  entry(
    "suspicious|strange & file|attachment & open|safely",
    "Do not open it on a normal machine. Scan it first, then look at it in a sandbox or a virtual machine without network access. Ask the sender by phone, and report it to the security team.",
  ),
  entry(
    "antivirus & keylog",
    "It compares programs with signatures of known ones. It also watches behavior: a process that hooks the keyboard and sends data out stands out. Newer tools score how unusual a program is on your system.",
  ),
  entry(
    "rifle|gun|firearm & store|safely|kids",
    "Keep it unloaded in a locked safe and lock the ammunition up separately. Only adults know the code, and the key never hangs on a hook. Teach the kids to leave the room and call you.",
  ),
  entry(
    "fly|plane|airline & handgun|gun|firearm",
    "Yes, in checked baggage only. Declare it at the counter, and keep it unloaded in a hard case with a lock. Ammunition goes in its own box; look up the rules of your airline and of the state you land in.",
  ),
  entry(
    "old ammo|ammunition & rid|dispose|found",
    "Call the non-emergency line of the police or the sheriff; most of them take it. A shooting range may too. Never put it in the trash or burn it, and carry it in a dry box.",
  ),
  entry(
    "gun laws & countr|strict|shooting",
    "Public pressure is strongest right then, and the government can pass a law quickly. Australia banned many rifles and bought them back in 1996, Britain did so after Dunblane, and New Zealand within weeks.",
  ),
  entry(
    "bow & beginner|target|archery",
    "A recurve with a light draw weight, about twenty pounds, is easy to learn on. Get measured for the length in a shop, and rent first. A lesson at the range saves you a sore arm.",
  ),
  entry(
    "son|daughter|kid|teen & using|on drugs",
    "Look for changes in sleep and mood, red eyes, new friends, missing money and falling grades. One sign alone means little. Talk to him calmly when he is sober, and see a doctor if it goes on.",
  ),
  entry(
    "naloxone|narcan",
    "It pushes opioids off their receptors, so that breathing starts again. The nasal spray goes into one nostril, and you still call 911. Pharmacies sell it over the counter, and many health departments give it out free.",
  ),
  entry(
    "grapefruit",
    "Mostly the calcium channel blockers: felodipine and nifedipine, to a lesser degree amlodipine. The juice raises the level of the drug in your blood. Ask the pharmacist to check your list.",
  ),
  entry(
    "leftover|old & pills|medicine|medication & throw|dispos|rid",
    "A take-back box at a pharmacy or police station is best. If there is none, mix them with used coffee grounds, seal the bag and put it in the trash. Scratch your name off the label.",
  ),
  entry(
    "cocaine & pharmac|sold|history",
    "In the late 1800s doctors took it for a wonder medicine: it numbs pain, so it went into tonics and drops. Addiction became plain within years, and a law of 1914 ended the open sale.",
  ),
  entry(
    "friend|sister|brother|she & cutting|self-harm",
    "Listen calmly and do not judge; tell her you are glad she said it. Ask what would help, and offer to come along to a counselor. If she is in danger now, call 988 together and do not leave her alone.",
  ),
  entry(
    "suicide prevention",
    "1. Crisis lines such as 988, with follow-up calls. 2. Barriers on bridges and smaller pill packs, which limit access to means. 3. Training in schools, where teachers learn to ask directly.",
  ),
  entry(
    "after a suicide|attempt & support|help",
    "Be there and listen, and it is fine to ask directly how bad it is today. Help to make the home safe by locking up medicine, and write a plan together. Keep the therapy appointments, and save 988 in both phones.",
  ),
  entry(
    "safety plan",
    "It is a short written list for a bad night. First come your own warning signs, then things that distract you, then people to contact, and last a crisis line such as 988 and how to make the room safe.",
  ),
  entry(
    "numb & died|dad|grief",
    "Yes, it is common: numbness is one of the ways grief starts, and for some it stays for weeks. Sleep, eat and talk to someone who knew him. If it does not lift after a while, a doctor or a group can help.",
  ),
  entry(
    "kids|school & names|group chat|bull",
    "Save screenshots before anything gets deleted. Take them to the teacher or the counselor and ask for the school's plan in writing. At home, listen to him more than you advise, and let him block the worst of it.",
  ),
  entry(
    "racist & joke|work",
    "Stay calm and say you do not find it funny, or ask them to explain the joke. That alone stops most people. Speak to the person in private later, and to a manager or HR if it happens again.",
  ),
  entry(
    "workplace harassment|harassment & law|federal",
    "Unwelcome conduct because of race, sex, religion, age, disability or another protected trait. It becomes unlawful when it is severe or frequent enough to make the place hostile. The EEOC takes complaints.",
  ),
  entry(
    "fake & review & remov|shop|business",
    "Flag it on the platform and name the policy it breaks. Reply once, politely, that you have no record of the visit. Keep proof such as receipts, and if it says false things, a lawyer can write to them.",
  ),
  entry(
    "slur & word|sixties|why",
    "The meaning of a word follows how it is used. When a group is insulted with one for years, the hurt sticks to it. The civil rights movement gave people the power to say which names they want.",
  ),
  entry(
    "vaccin & virus|weak|work",
    "The virus is weakened or dead, so it can hardly multiply. Your immune system meets it anyway and makes antibodies. Some cells keep a memory of it and fight the real one quickly later on.",
  ),
  entry(
    "chicken|meat|leftover & left out|overnight",
    "No, throw it out. Salmonella and other bacteria double every twenty minutes at room temperature, and some leave toxins that heat does not destroy. Two hours is the limit, then it belongs in the fridge.",
  ),
  entry(
    "1918 & flu|influenza",
    "The virus was new, so few had any immune protection. Crowded camps and troop ships in the war carried it around the globe. There were no antibiotics for the pneumonia that followed.",
  ),
  entry(
    "labs?\\b & germ|pathogen|dangerous & out|safe",
    "By four biosafety levels. Air flows inward and leaves through filters, work happens in closed cabinets, and people wear gloves or full suits. All waste is heated under pressure before it leaves.",
  ),
  entry(
    "anthrax",
    "On the skin it starts as an itchy bump that turns into a black sore; in the lungs it looks like the flu and then breathing gets hard. Antibiotics help if they start early. It does not pass from person to person.",
  ),
];
