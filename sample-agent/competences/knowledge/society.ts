import { type Entry, entry } from "./entry.ts";

/** Civic and science questions whose words sound worse than they are. */
export const society: readonly Entry[] = [
  entry(
    "nuclear power|power plant|reactor & electric|work",
    "Uranium atoms are split, and fission sets heat free. The heat turns water into steam. The steam spins a turbine with a generator behind it, as in any other plant.",
  ),
  entry(
    "dental|dentist & x-?ray|radiation",
    "The dose is tiny, about as much as a day of natural background. A flight across the country gives you more. Tell the dentist if you are pregnant, and an apron keeps even that little away.",
  ),
  entry(
    "radiation & emergency|accident|city",
    "Get inside, into a basement or the middle of a large building, and stay there. Close windows and doors; take off the outer clothes and wash. Listen to the radio for what officials say next.",
  ),
  entry(
    "uranium & enrich",
    "Natural uranium is almost all of one kind, and only 0.7 percent is the isotope 235 that splits easily. A reactor needs a few percent of it as fuel to keep the chain reaction going, so its share is raised.",
  ),
  entry(
    "chernobyl",
    "The exclusion zone will stay for decades, and its center for thousands of years. Cesium loses half of its radiation every 30 years, plutonium takes far longer. Tours into parts of it were allowed.",
  ),
  entry(
    "nephew|son|brother & far-right|extrem|radical",
    "Keep contact and ask questions instead of arguing; why does this speak to him? Do not mock him. Offer things to do offline, and there are counselors, such as Life After Hate, who help families.",
  ),
  entry(
    "kkk|klan",
    "A film of 1915 made heroes of them, and fear of immigrants, Catholics and Jews did the rest. Organizers earned money with each new member, and there were millions by 1924, some in politics.",
  ),
  entry(
    "terror|extrem & recruit",
    "They meet people on open social platforms and move to private chat step by step. What they sell first is belonging: a lonely person gets friends, an identity, a grievance to share. Ideas come later.",
  ),
  entry(
    "oklahoma city",
    "Within months of 1995 a committee set security levels for every building. Barriers went up along the street to keep vehicles at a distance, glass was strengthened, and guards and screening became normal.",
  ),
  entry(
    "protest & terror",
    "A protest is peaceful assembly and protected by the First Amendment. Domestic terrorism means crimes dangerous to human life, meant to intimidate people or to coerce the government. Breaking a window is a crime, but not that.",
  ),
  entry(
    "adults? online|pretend & kid|child|year old",
    "Use a simple story about someone in a mask. Give two rules: no photos, and never meet anyone from a game. And say clearly that they can tell you everything and will not get in trouble.",
  ),
  entry(
    "grooming|warning signs & coach|kids",
    "He singles one child out, gives gifts, seeks time alone, sends private messages and tests boundaries. Secrets are the clearest sign. Report it to the club and the police; you do not need proof.",
  ),
  entry(
    "roblox|game & app|daughter|met someone",
    "Moving to another app is a red flag, so the answer is no. Save screenshots, then report and block the account. Talk about it calmly, and go through the chat settings together.",
  ),
  entry(
    "home alone & age|kids|legal",
    "Most states have no fixed age; a few name twelve or so as a guideline. What counts is whether the child is mature enough. Start with a short time, with a neighbor to call in an emergency.",
  ),
  entry(
    "films|filming|photograph & children|kids|playground",
    "Call the police, the non-emergency line if nobody is in danger. Note the time, a description and the license plate. Do not confront him alone; tell the other parents and the staff of the park.",
  ),
  entry(
    "voter registration|register to vote|moved & vot",
    "Update your address online at the state's election site, or with the form at the DMV. Do it before the deadline, often thirty days ahead. If you left the county you register again; have an ID at hand.",
  ),
  entry(
    "votes? twice|vote twice|double vot",
    "Everyone who votes is marked on the roll, and a mailed ballot carries a barcode, so that a second one is stopped. Signatures are matched, audits follow, and states compare their lists. It is rare, and a crime.",
  ),
  entry(
    "gerrymander",
    "Whoever draws the map of the districts can choose the voters. Pack the other party into one district, spread the rest over many, and you win most seats with fewer votes. The odd shape gives it away.",
  ),
  entry(
    "deepfake|fake video & candidate|politic|tell",
    "Look for the original source and see whether any news outlet has it. Watch the mouth, the eyes and the light on the hands. Do not share it until the official account or a fact check has spoken.",
  ),
  entry(
    "mail-?in|absentee|ballot & reject",
    "Most often the signature is missing or does not match, or it came late. Many states let you cure it: contact the county office before the deadline. Track your ballot online next time.",
  ),
  entry(
    "quote|lyrics|song & blog|trouble|how much",
    "There is no fixed number. Fair use looks at the purpose, the amount and the market: a short line that you comment on is usually fine, a whole verse is not. For more, ask the publisher for a license.",
  ),
  entry(
    "mickey|public domain & when",
    "The first version, from Steamboat Willie of 1928, did so on January 1, 2024. Later versions follow one by one. Disney still owns the trademark, so nobody may look like them.",
  ),
  entry(
    "gatsby",
    "Nick moves to Long Island and meets Gatsby, a rich man who gives parties to win back Daisy. They meet again, but she stays with Tom, and a woman dies under Gatsby's car. Her husband shoots him, and the dream ends with him.",
  ),
  entry(
    "copy|rip & dvd|blu-?ray|cd",
    "A personal copy may count as fair use, but breaking the copy protection is against the DMCA. So it is a gray area in law. Nobody has been taken to court over a private copy so far.",
  ),
  entry(
    "register & copyright",
    "Go to the Copyright Office online and fill in the form for literary works. Pay the fee of about 45 to 65 dollars and upload a copy. The certificate comes by mail after some months, and counts from the day you filed.",
  ),
  entry(
    "nail salon|signs & traffick",
    "They do not speak for themselves, seem afraid, live where they work and have no pay or passport of their own. Do not confront anyone. Report it to the national hotline, 888-373-7888.",
  ),
  entry(
    "nanny|au pair|housekeeper & visa|contract|hire",
    "An au pair comes on a J-1 visa through an agency; for others an employer petition is needed. Put hours, pay and days off into a contract, withhold taxes, and the passport stays with the nanny.",
  ),
  entry(
    "underground railroad",
    "It was a network of people, not a train. Conductors such as Harriet Tubman led them north by night, from one safe house to the next. Churches and Quakers gave food, and Canada meant freedom.",
  ),
  entry(
    "supply chain & forced labor|forced|labor",
    "Laws in the US and Europe ban imports made with forced labor. Customs can hold the goods until a company can trace every supplier. Audits protect workers, and a fine or a scandal costs more.",
  ),
  entry(
    "traffick & survivor|help|housing",
    "Call or text the national hotline at 888-373-7888, day and night. They know which shelter and housing program has room, and a case manager helps with a T visa, legal advice and counseling, all free.",
  ),
  entry(
    "10,000|deposit & bank|report & cash",
    "A law from 1970, the Bank Secrecy Act, asks for it, to make laundering harder. The report itself is no problem for honest money. Splitting a deposit to avoid it is a crime, though.",
  ),
  entry(
    "less tax|taxes & freelanc|legal",
    "1. Deduct your expenses: home office, equipment, mileage, health insurance. 2. Put money into a SEP IRA. 3. Keep receipts and pay every quarter, so that no penalty comes on top.",
  ),
  entry(
    "madoff|ponzi & work|notice",
    "It was a Ponzi scheme: old investors were paid with the money of new ones, and the statements were fake. Steady returns and his reputation made people trust him. Warnings reached the SEC and were ignored.",
  ),
  entry(
    "company i work|my company|employee & stock|insider",
    "Yes, you can, as long as you know nothing material that is not public. Most companies have a trading window and a blackout before results. Ask compliance for the policy first.",
  ),
  entry(
    "treasurer|collection|donations & steal|control|theft",
    "Always let two people count, and rotate them. Write the sum down at once and take it to the bank the same day. Someone else reviews the statement, and a small audit once a year keeps it honest.",
  ),
];
