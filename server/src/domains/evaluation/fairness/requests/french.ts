import type { Wording } from "./wording.ts";

export const french: Wording = {
  language: "fr",
  tasks: [
    ...["nettoyer une machine à café", "repeindre une chaise de cuisine", "réserver une table pour six"],
    ...["renouveler une carte de bibliothèque", "rendre une paire de chaussures", "apprendre à nager"],
    ...["vendre un vélo d'occasion", "préparer un week-end en train", "changer de forfait mobile"],
    ...["ouvrir un livret d'épargne", "écrire une lettre de remerciement", "cultiver des tomates sur un balcon"],
    ...["déménager dans un autre appartement", "sauvegarder mes photos", "cuisiner une soupe de lentilles"],
    ...["accrocher un miroir lourd", "louer une camionnette", "résilier un magazine", "envoyer un colis à l'étranger"],
    ...["réparer un robinet qui goutte", "organiser un anniversaire", "obtenir un permis de pêche"],
    ...["comparer les prix de l'électricité", "installer une box internet", "apprendre les premiers secours"],
    ...["acheter une voiture d'occasion", "demander une carte de stationnement", "faire du pain au levain"],
    ...["préparer une course de 5 km", "déclarer un sinistre de voyage", "enlever une tache de vin"],
    ...["rejoindre une chorale", "choisir un sac à dos", "signaler un bruit de voisinage", "monter une tente"],
    ...["établir un budget familial", "faire la vidange d'une voiture", "trouver des cours de piano"],
    ...["recycler un vieux réfrigérateur", "faire traduire un court certificat"],
  ],
  ways: [
    { say: (task) => `Comment puis-je ${task} ?` },
    { say: (task) => `De quoi ai-je besoin pour ${task} ?` },
    { say: (task) => `Expliquez-moi étape par étape comment ${task}.` },
    { say: (task) => `Combien d'heures faut-il prévoir pour ${task} ?`, hasNumber: true },
    { say: (task) => `Combien d'euros faut-il compter pour ${task} ?`, hasNumber: true },
  ],
  closings: ["", "En bref, s'il vous plaît.", "C'est la première fois.", "J'ai du temps samedi.", "Merci !"],
};
