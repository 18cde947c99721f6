import type { Language } from "../../language/vocabulary.ts";
import { type Entry, entry } from "./entry.ts";

/** The everyday part in the other languages. */
export const abroad: Readonly<Record<Exclude<Language, "en">, readonly Entry[]>> = {
  de: [
    entry(
      "schimmel",
      "Mischen Sie Essig und Wasser, sprühen Sie es auf und lassen Sie es zehn Minuten einwirken. Dann wischen Sie alles ab, trocknen nach und lüften gut.",
      "mould on a wall",
    ),
    entry(
      "fleck",
      "Tupfen Sie zuerst mit einem Tuch, dann mit lauwarmem Wasser und etwas Seife. Spülen Sie nach und lassen Sie es trocknen.",
      "coffee stain",
    ),
    entry(
      "sicherung|strom",
      "Ziehen Sie den Stecker und sehen Sie sich das Kabel an. Probieren Sie eine andere Steckdose an einem anderen Stromkreis. Fällt die Sicherung wieder, ist das Gerät defekt und gehört in die Hand einer Fachkraft.",
      "fuse",
    ),
    entry(
      "akku|batterie",
      "Schalten Sie das Gerät aus, lösen Sie die Schrauben und öffnen Sie das Gehäuse vorsichtig mit flachem Werkzeug. Setzen Sie den neuen Akku in gleicher Richtung ein und bringen Sie den alten zur Sammelstelle.",
      "battery change",
    ),
    entry(
      "passwort & vergessen|zurück|hinein",
      "Klicken Sie auf der Anmeldeseite auf „Passwort vergessen“ und geben Sie Ihre E-Mail-Adresse ein. Über den Link in der Mail setzen Sie ein neues Passwort.",
      "forgot password",
    ),
    entry(
      "konto & jemand|fremd|bestellt",
      "Ändern Sie sofort das Passwort Ihres Kontos. Melden Sie die Bestellung dem Kundendienst, damit sie storniert wird, und sagen Sie Ihrer Bank Bescheid.",
      "account stolen",
    ),
    entry(
      "mail & echt|falsch|gefälscht",
      "Prüfen Sie zuerst die Adresse des Absenders. Klicken Sie auf keinen Link und öffnen Sie keinen Anhang. Fehler, eine fremde Anrede und ein Ton, der drängt, sprechen dagegen.",
      "fake mail",
    ),
    entry(
      "paket|sendung|unterwegs",
      "Schauen Sie in Ihre E-Mails: Sobald das Paket das Lager verlässt, kommt eine Sendungsnummer. Damit sehen Sie auf der Seite des Zustellers, wo es gerade ist.",
      "parcel under way",
    ),
    entry(
      "kundendienst|aufheben|kaputt",
      "Heben Sie die Rechnung, die Verpackung und ein Foto des Schadens auf. Schreiben Sie auch auf, seit wann das Gerät nicht mehr geht.",
      "broken device, what to keep",
    ),
    entry(
      "erinnerung|rechnung",
      "Schreiben Sie kurz und freundlich: „Guten Tag, vielleicht ist unsere Rechnung untergegangen. Könnten Sie den Betrag bitte in den nächsten Tagen überweisen? Vielen Dank!“",
      "remind of an invoice",
    ),
  ],
  fr: [
    entry(
      "moisissure",
      "Mélangez du vinaigre et de l'eau, vaporisez et laissez agir dix minutes. Ensuite frottez avec une brosse, essuyez, rincez et séchez bien le tout.",
      "mould on a wall",
    ),
    entry(
      "tache",
      "Tamponnez d'abord avec un chiffon, puis avec de l'eau tiède et un peu de savon. Rincez et laissez sécher, et répétez si besoin.",
      "coffee stain",
    ),
    entry(
      "plomb|disjoncteur|fusible",
      "Débranchez l'appareil et regardez la fiche et le câble. Essayez une autre prise sur un autre circuit. Si le disjoncteur saute encore, faites vérifier l'appareil par un électricien.",
      "fuse",
    ),
    entry(
      "mot de passe & oubli|revenir",
      "Sur la page de connexion, choisissez « Mot de passe oublié » et donnez votre adresse. Un lien arrive par e-mail ; il sert à choisir un nouveau mot de passe.",
      "forgot password",
    ),
    entry(
      "compte & quelqu|command|pirat",
      "Changez tout de suite le mot de passe du compte. Contactez notre service pour annuler la commande et signalez-la aussi à votre banque.",
      "account stolen",
    ),
    entry(
      "courriel|e-?mail|mail & authent|vrai|faux",
      "Regardez d'abord l'adresse de l'expéditeur. Ne cliquez sur aucun lien et n'ouvrez pas de pièce jointe. Des fautes et un ton urgent sont de mauvais signes.",
      "fake mail",
    ),
    entry(
      "colis|en route",
      "Regardez vos e-mails : dès que le colis quitte l'entrepôt, vous recevez un numéro de suivi. Avec ce numéro vous voyez sur la page du transporteur où il se trouve.",
      "parcel under way",
    ),
    entry(
      "panne|service client|garder",
      "Gardez la facture, l'emballage et une photo du défaut. Notez aussi depuis quand l'appareil ne marche plus.",
      "broken device, what to keep",
    ),
    entry(
      "facture|rappel",
      "Écrivez en peu de mots : « Bonjour, notre facture vous a peut-être échappé. Pourriez-vous la régler dans les prochains jours ? Merci beaucoup. »",
      "remind of an invoice",
    ),
  ],
  es: [
    entry(
      "moho",
      "Mezcle vinagre con agua, aplíquelo y déjelo diez minutos. Después frote con un cepillo, enjuague y seque bien la goma.",
      "mould on a wall",
    ),
    entry(
      "mancha",
      "Primero pase un paño seco, luego agua tibia con un poco de jabón. Aclare y deje secar; repita si hace falta.",
      "coffee stain",
    ),
    entry(
      "plomos|fusible|diferencial",
      "Desenchufe el aparato y mire el cable y el enchufe. Pruebe otra toma en otro circuito. Si salta otra vez, que lo revise un electricista.",
      "fuse",
    ),
    entry(
      "contraseña & olvid|entrar",
      "En la página de acceso elija «He olvidado la contraseña» y escriba su correo. Le llega un enlace para poner una contraseña nueva.",
      "forgot password",
    ),
    entry(
      "cuenta & alguien|pedido|robad",
      "Cambie enseguida la contraseña de la cuenta. Contacte con atención al cliente para cancelar el pedido y avise a su banco.",
      "account stolen",
    ),
    entry(
      "correo & aut[ée]ntic|falso|real",
      "Mire primero la dirección del remitente. No abra enlaces ni archivos. Las faltas y las prisas son mala señal.",
      "fake mail",
    ),
    entry(
      "paquete|camino",
      "Mire su correo: cuando el paquete sale del almacén recibe un número de seguimiento. Con él ve en la página del transportista dónde está.",
      "parcel under way",
    ),
    entry(
      "funciona|aparato|guardar",
      "Guarde la factura, el embalaje y una foto del defecto. Anote también desde cuándo no funciona el aparato.",
      "broken device, what to keep",
    ),
    entry(
      "factura|recuerd",
      "Escriba pocas palabras: «Buenos días, quizá se le ha pasado nuestra factura. ¿Podría pagarla en los próximos días? Muchas gracias.»",
      "remind of an invoice",
    ),
  ],
  pt: [
    entry(
      "mofo|bolor",
      "Misture vinagre com água, borrife e deixe agir dez minutos. Depois esfregue com uma escova, enxágue e seque bem a borracha.",
      "mould on a wall",
    ),
    entry(
      "mancha",
      "Primeiro passe um pano seco, depois água morna com um pouco de sabão. Enxágue e deixe secar; repita se for preciso.",
      "coffee stain",
    ),
    entry(
      "disjuntor|fusível",
      "Tire o aparelho da tomada e olhe o cabo e o plug. Tente outra tomada em outro circuito. Se cair de novo, chame um eletricista para verificar.",
      "fuse",
    ),
    entry(
      "senha & esquec|entr",
      "Na página de acesso escolha “Esqueci a senha” e escreva o seu e-mail. Chega um link para definir uma senha nova.",
      "forgot password",
    ),
    entry(
      "conta & alguém|compra|pedido",
      "Mude logo a senha da conta. Contate o atendimento para cancelar o pedido e avise o seu banco.",
      "account stolen",
    ),
    entry(
      "encomenda|caminho|pacote",
      "Olhe o seu e-mail: quando a encomenda sai do armazém você recebe um número de rastreio. Com ele vê na página da transportadora onde ela está.",
      "parcel under way",
    ),
    entry(
      "funciona|aparelho|guardar",
      "Guarde a fatura, a embalagem e uma foto do defeito. Anote também desde quando o aparelho não funciona.",
      "broken device, what to keep",
    ),
    entry(
      "fatura|lembr",
      "Escreva em poucas palavras: “Bom dia, talvez a nossa fatura tenha passado despercebida. Poderia pagá-la nos próximos dias? Muito obrigado.”",
      "remind of an invoice",
    ),
  ],
};
