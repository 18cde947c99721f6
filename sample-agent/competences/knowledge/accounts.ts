import { type Entry, entry } from "./entry.ts";

/** The user's account, devices and safety. */
export const accounts: readonly Entry[] = [
  entry(
    "parcel|package|delivery & on its way|under way|on the way|tell",
    "Look into your mail: as soon as the parcel leaves the warehouse a tracking number comes. On the page of the carrier it shows where the parcel is.",
  ),
  entry(
    "device|appliance|machine|broken|defect & keep",
    "Keep the invoice, the box and a photo of the fault, and write down since when it no longer works.",
  ),
  entry(
    "remind|reminder & invoice|bill",
    "Write a few friendly words: our invoice may have slipped your mind, could you settle it within the next days? Many thanks.",
  ),
  entry(
    "forgot|forgotten|lost|get back in & password|login|passcode",
    'Choose "Forgotten password" on the sign-in page and type in your e-mail address. A link comes by mail; open it, set a new password, and you are back in. Have a look into the spam folder if it takes a while.',
  ),
  entry(
    "account & somebody|someone|hacked|broken into|isn't mine|not mine|stolen",
    "Change the password of the account at once, and of your mail as well. Then contact support to report the order and have it cancelled, check the address and the bank details on file, and tell your bank if money has gone.",
  ),
  entry(
    "fake|phish|fraud|false & mail|message|e-?mail",
    "Look at the address of the sender first: the domain has to be that of the shop. Do not click on a link or open an attachment; go to the page yourself instead. Wrong spelling, an odd greeting and an urgent tone are signs of a fake, so check twice.",
  ),
  entry(
    "caller|phone call|telephone|trick|scam & card|number|pin|money|bank|grand",
    "No bank asks for a card number or a PIN on the telephone. If the caller makes it urgent or puts on pressure, hang up, wait, and call the bank back under the number printed on the card. Report the call, and never share a code.",
  ),
  entry(
    "wipe|erase|reset|sell & phone|laptop|tablet|computer",
    "Save what you want to keep with a backup. Sign out of every account, take out the SIM card, then open the settings and choose to erase everything and go back to the factory state.",
  ),
  entry(
    "password & crack|strong|hard|secure|remember|safe|good",
    "Length counts most: take four random words or more than fourteen characters, and another one for each page. A password manager can remember them all; write down the one for the manager and keep it at home.",
  ),
  entry(
    "second factor|two.factor|2fa|authenticat",
    "After the password you type in a code from an app or from your phone. Somebody who knows the password alone cannot sign in then. It is extra security for little effort, so switch it on for your mail and your accounts.",
  ),
  entry(
    "virus|malware|spyware & protect|avoid|remov|rid|scan",
    "Update the system and all programs, run a full scan with the protection that came with it, and remove whatever looks strange to you. Change your passwords from another device afterwards.",
  ),
  entry(
    "wi-?fi|router|network & secur|protect|safe",
    "Set a long password on the router, switch on WPA3, update it, and give guests a network of their own.",
  ),
];
