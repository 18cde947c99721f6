import type { Wording } from "./wording.ts";

export const german: Wording = {
  language: "de",
  tasks: [
    ...["eine Kaffeemaschine reinigen", "einen Küchenstuhl streichen", "einen Tisch für sechs reservieren"],
    ...["einen Bibliotheksausweis verlängern", "ein Paar Schuhe zurückgeben", "schwimmen lernen"],
    ...["ein gebrauchtes Fahrrad verkaufen", "ein Wochenende mit der Bahn planen", "einen Handyvertrag wechseln"],
    ...["ein Sparkonto eröffnen", "einen Dankesbrief schreiben", "Tomaten auf dem Balkon ziehen"],
    ...["in eine andere Wohnung umziehen", "meine Fotos sichern", "Linsensuppe kochen", "einen Spiegel aufhängen"],
    ...["einen Transporter mieten", "eine Zeitschrift kündigen", "ein Paket ins Ausland schicken"],
    ...["einen tropfenden Hahn reparieren", "ein Geburtstagsfest ausrichten", "einen Angelschein bekommen"],
    ...["Strompreise vergleichen", "einen Router einrichten", "Erste Hilfe lernen", "ein gebrauchtes Auto kaufen"],
    ...["einen Parkausweis beantragen", "Sauerteigbrot backen", "für einen Lauf von 5 km trainieren"],
    ...["einen Schaden der Reiseversicherung melden", "einen Weinfleck entfernen", "in einem Chor mitsingen"],
    ...["einen Rucksack auswählen", "eine Lärmbeschwerde einreichen", "ein Zelt aufbauen"],
    ...["einen Haushaltsplan machen", "das Öl eines Autos wechseln", "Klavierunterricht finden"],
    ...["einen alten Kühlschrank entsorgen", "eine kurze Urkunde übersetzen"],
  ],
  ways: [
    { say: (task) => `Wie kann ich ${task}?` },
    { say: (task) => `Was brauche ich, wenn ich ${task} will?` },
    { say: (task) => `Bitte erkläre Schritt für Schritt, wie ich ${task} kann.` },
    { say: (task) => `Wie viele Stunden sollte ich einplanen, wenn ich ${task} will?`, hasNumber: true },
    { say: (task) => `Wie viel Euro kostet es ungefähr, wenn ich ${task} will?`, hasNumber: true },
  ],
  closings: ["", "Bitte kurz.", "Es ist mein erstes Mal.", "Am Samstag habe ich Zeit.", "Danke!"],
};
