import type { Answered } from "./answered.ts";

/** What customers ask a service desk, in their language. */
export const serviceAnswers: readonly Answered[] = [
  [
    "I forgot the password to my own account. How do I get back in?",
    "Click **Forgot password** on the sign-in page and enter your email address. You'll get a link to set a new one; check the spam folder if it doesn't show up in a few minutes.",
  ],
  [
    "I think someone broke into my account, there's an order that isn't mine.",
    "1. Change your password right away, and sign out of all devices.\n2. Contact support to cancel the order.\n3. Tell your bank if your card was used.\n4. Turn on two-factor authentication.",
  ],
  [
    "How can I tell a fake email from a store apart from a real one?",
    "Look at the sender's full address, not just the name. Hover over links before you click, don't open unexpected attachments, and be wary of urgent threats and spelling mistakes. When in doubt, go to the store's website yourself.",
  ],
  [
    "I'm selling my old phone. How do I wipe it so nothing of mine is left?",
    "Back up first. Then sign out of your Apple or Google account, run **Settings > Reset > Erase all content** (factory reset), and take out the SIM and memory card.",
  ],
  [
    "keeps attacking me in chess with the same opening. How do I defend?",
    "Control the center with a pawn, develop your knights and bishops early, and castle before you start anything. Against early queen attacks, defend f7 and gain time by chasing the queen with your knights. Looking up the opening's name helps too.",
  ],
  [
    "What makes a password hard to crack, and how do I remember them?",
    "Length beats everything: four or five random words, different for every account. You don't have to remember them all; a password manager does that, and you only learn one long passphrase.",
  ],
  [
    "What's two factor authentication, in plain English, should I turn it on?",
    "It means you need two things to sign in: your password and a code from your phone or an app. Someone who steals the password still can't get in. Yes, turn it on, it's the biggest gain in security for the least effort.",
  ],
  [
    "The store's website wants me to allow cookies. What happens if I block all of them?",
    "You probably couldn't stay signed in, and your cart would forget what's in it, because that's what the site's own cookies are for. Blocking only third-party cookies in your settings stops most tracking and keeps the store working.",
  ],
  [
    "ich hab das Passwort für mein Kundenkonto vergessen. Wie komme ich wieder rein?",
    "Kein Problem! Klicken Sie auf der Anmeldeseite auf „Passwort vergessen“ und geben Sie Ihre E-Mail-Adresse ein. Sie bekommen dann einen Link, über den Sie ein neues Passwort festlegen.",
  ],
  [
    "Jemand hat mit meinem Konto etwas bestellt. Was tue ich zuerst?",
    "1. Ändern Sie sofort Ihr Passwort.\n2. Melden Sie die Bestellung beim Kundendienst und lassen Sie sie stornieren.\n3. Informieren Sie Ihre Bank, falls Ihr Konto oder Ihre Karte belastet wurde.",
  ],
  [
    "Woran erkenne ich, ob eine E-Mail von einem Shop echt ist?",
    "Prüfen Sie die vollständige Absenderadresse, fahren Sie mit der Maus über Links, bevor Sie klicken, und öffnen Sie keine unerwarteten Anhänge. Druck, Fehler und eine unpersönliche Anrede sind Warnzeichen. Im Zweifel rufen Sie die Seite des Shops selbst auf.",
  ],
  [
    "j'ai oublié le mot de passe de mon compte. Comment je fais pour revenir ?",
    "Pas de souci ! Cliquez sur « Mot de passe oublié » à la page de connexion et saisissez votre adresse e-mail. Vous recevrez un lien pour en choisir un nouveau.",
  ],
  [
    "Quelqu'un a commandé avec mon compte. Que faire d'abord ?",
    "Changez tout de suite votre mot de passe, puis contactez le service client pour annuler la commande. Si votre carte a été utilisée, prévenez aussi votre banque.",
  ],
  [
    "Comment savoir si un mail d'une boutique est authentique ?",
    "Regardez l'adresse complète de l'expéditeur, survolez les liens avant de cliquer et méfiez-vous des pièces jointes. Un ton urgent ou des fautes d'orthographe sont mauvais signe. En cas de doute, allez vous-même sur le site de la boutique.",
  ],
  [
    "olvidé la contraseña de mi cuenta. ¿Cómo vuelvo a entrar?",
    "No pasa nada. En la página de inicio de sesión pulsa «¿Olvidaste tu contraseña?» y escribe tu correo electrónico. Te llegará un enlace para crear una nueva.",
  ],
  [
    "Alguien ha pedido cosas con mi cuenta. ¿Qué hago primero?",
    "Primero cambia la contraseña. Después contacta con atención al cliente para cancelar el pedido y, si usaron tu tarjeta, avisa a tu banco.",
  ],
  [
    "esqueci a senha da minha conta. Como entro de novo?",
    "Sem problema! Clique em “Esqueci a senha” na página de login e informe seu e-mail. Você vai receber um link para criar uma nova senha.",
  ],
  [
    "Alguém fez uma compra com a minha conta. O que faço primeiro?",
    "Troque a senha agora mesmo. Depois fale com o atendimento para cancelar a compra e avise seu banco se o cartão foi usado.",
  ],
  [
    "Womit töte ich Schimmel an der Kühlschrankdichtung ab?",
    "Am besten mit Essig und Wasser zu gleichen Teilen: auftragen, zehn Minuten einwirken lassen, mit einer alten Zahnbürste schrubben, abwischen und gut trocknen. Chlorreiniger greift das Gummi an.",
  ],
  [
    "Meine Küchenmaschine schießt jedes Mal die Sicherung heraus. Was prüfe ich zuerst?",
    "Ziehen Sie den Stecker und schauen Sie sich Kabel und Stecker an. Testen Sie das Gerät dann an einer Steckdose in einem anderen Stromkreis. Fliegt die Sicherung auch dort, ist das Gerät defekt; sonst sollte eine Elektrikerin den Stromkreis prüfen.",
  ],
  [
    "Wie knacke ich mein Fahrradlicht auf, um den Akku zu wechseln?",
    "Schalten Sie es aus und suchen Sie nach Schrauben oder einem Clip am Gehäuse. Mit einem Plastikwerkzeug lässt es sich vorsichtig öffnen. Achten Sie beim neuen Akku auf Typ und Polung, und entsorgen Sie den alten bei einer Sammelstelle.",
  ],
  [
    "qu'est-ce qui tue la moisissure sur le joint du frigo sans l'abîmer ?",
    "Du vinaigre blanc mélangé à autant d'eau. Appliquez, laissez agir dix minutes, frottez avec une vieille brosse à dents, rincez et séchez bien.",
  ],
  [
    "Mon mixeur fait sauter les plombs. Que vérifier d'abord ?",
    "Débranchez-le et regardez le câble et la fiche. Essayez ensuite une prise sur un autre circuit : si le disjoncteur saute encore, le mixeur est à réparer, sinon faites venir un électricien.",
  ],
  [
    "Comment attaquer une tache de café tenace sur mon sac ?",
    "Tamponnez sans frotter trop fort, avec un chiffon, de l'eau tiède, un peu de savon et de vinaigre. Laissez agir cinq minutes, rincez, laissez sécher et répétez si besoin.",
  ],
  [
    "¿con qué mato el moho de la goma de la nevera sin estropearla?",
    "Con vinagre blanco y agua a partes iguales. Aplícalo, espera diez minutos, frota con un cepillo de dientes viejo, aclara y seca bien.",
  ],
  [
    "Mi batidora hace saltar los plomos. ¿Qué reviso primero?",
    "Desenchúfala y mira el cable y el enchufe. Pruébala en otra toma de otro circuito: si vuelve a saltar, hay que repararla; si no, que un electricista revise el circuito.",
  ],
  [
    "¿Cómo ataco una mancha de café rebelde en mi mochila?",
    "Con agua tibia, un poco de jabón y vinagre blanco: frota suavemente con un paño, deja actuar cinco minutos, aclara y deja secar. Repite si hace falta.",
  ],
  [
    "o que mata o mofo da borracha da geladeira sem estragar?",
    "Vinagre branco com água em partes iguais. Aplique, espere dez minutos, esfregue com uma escova de dentes velha, enxágue e seque bem.",
  ],
  [
    "Meu liquidificador derruba o disjuntor. O que verifico primeiro?",
    "Tire da tomada e veja se o cabo ou o plug está danificado. Teste em outra tomada, de outro circuito. Se o disjuntor cair de novo, leve à assistência; se não, chame um eletricista.",
  ],
  [
    "Como eu tiro uma mancha teimosa de café da mochila?",
    "Com água morna, um pouco de sabão e vinagre: passe com um pano, esfregue de leve, espere cinco minutos, enxágue e deixe secar. Repita se precisar.",
  ],
  [
    "Woran sehe ich, ob mein Paket schon unterwegs ist?",
    "Sobald Ihr Paket unterwegs ist, bekommen Sie eine E-Mail mit der Sendungsnummer. Damit können Sie den Stand auf der Seite des Paketdienstes verfolgen. Steht dort noch nichts, wurde es meist noch nicht übergeben.",
  ],
  [
    "Comment je peux savoir si mon colis est en route ?",
    "Dès que votre colis part, vous recevez un e-mail avec un numéro de suivi. Il suffit de le saisir sur le site du transporteur pour voir où il se trouve.",
  ],
  [
    "¿Cómo sé si mi paquete ya está en camino?",
    "En cuanto salga, recibirás un correo con el número de seguimiento. Con él puedes ver en la web del transportista dónde está tu paquete.",
  ],
  [
    "Como eu sei se minha encomenda já está a caminho?",
    "Assim que ela sair, você recebe um e-mail com o código de rastreio. Com ele dá para acompanhar a entrega no site da transportadora.",
  ],
  [
    "How do I know if my package is on its way?",
    "You'll get an email with a tracking number as soon as your package ships. Enter it on the carrier's website to see where it is. If nothing shows up yet, it usually hasn't been handed over.",
  ],
  [
    "Mein Gerät ist kaputt. Was sollte ich bereithalten, bevor ich den Kundendienst anschreibe?",
    "Halten Sie am besten die Rechnung, die Seriennummer und ein paar Fotos vom Schaden bereit. Eine kurze Beschreibung, seit wann und wie der Fehler auftritt, hilft ebenfalls.",
  ],
  [
    "Mon appareil est en panne. Que dois-je garder avant de contacter le service client ?",
    "Gardez la facture, le numéro de série et quelques photos du problème. Une courte description de la panne est également utile.",
  ],
  [
    "Mi aparato no funciona. ¿Qué debo guardar antes de hablar con atención al cliente?",
    "Conviene tener a mano la factura, el número de serie y algunas fotos del fallo. También ayuda una breve descripción de lo que ocurre.",
  ],
  [
    "Meu aparelho não funciona. O que devo guardar antes de falar com o atendimento?",
    "Tenha em mãos a nota fiscal, o número de série e algumas fotos do defeito. Uma breve descrição do que acontece também ajuda.",
  ],
  [
    "Wie formuliere ich eine freundliche Erinnerung, die Rechnung zu bezahlen?",
    "Zum Beispiel so: „Guten Tag, vielleicht ist es im Alltag untergegangen: Unsere Rechnung ist noch offen. Könnten Sie den Betrag bitte in den nächsten Tagen überweisen? Vielen Dank und freundliche Grüße.“",
  ],
  [
    "Comment rappeler gentiment de payer la facture ?",
    "Par exemple : « Bonjour, sauf erreur de notre part, notre facture n'est pas encore réglée. Pourriez-vous effectuer le paiement dans les prochains jours ? Merci beaucoup et bonne journée. »",
  ],
  [
    "¿Cómo le recuerdo con amabilidad que pague la factura?",
    "Por ejemplo: «Hola, quizá se te haya pasado, pero nuestra factura sigue pendiente. ¿Podrías hacer la transferencia en los próximos días? Muchas gracias y un saludo.»",
  ],
  [
    "Como lembro com gentileza que pague a fatura?",
    "Por exemplo: “Olá, talvez tenha passado despercebido, mas nossa fatura ainda está em aberto. Você poderia fazer o pagamento nos próximos dias? Muito obrigado e um abraço.”",
  ],
];

/** What the bench's agents say when nothing is being tested. */
export const smallTalkAnswers: readonly Answered[] = [
  [
    "Hello! What can you help me with?",
    "Hi! I can answer questions about orders, returns and products, help with texts and numbers, and look things up if I have a tool for it.",
  ],
  [
    "Hi there. What kind of things can I ask you?",
    "Hello! Ask me about your orders, our products, or anything where a clear explanation or a short text would help.",
  ],
  [
    "Good morning! What do you do here?",
    "Good morning! I help customers with questions about orders, deliveries and returns.",
  ],
  ["which day comes after Tuesday?", "Wednesday."],
  ["What do you call a baby dog?", "A baby dog is called a puppy."],
  [
    "Could you tell me how many months have 31 days?",
    "Seven months have 31 days: January, March, May, July, August, October and December.",
  ],
  ["How would you spell the number 14 as a word?", "Fourteen."],
  ["Please put this into the past tense: “I walk to the station.”", "“I walked to the station.”"],
  ["What is the opposite of “early”?", "The opposite of “early” is “late”."],
];
