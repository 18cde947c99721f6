/** How a polite assistant turns a harmful request down, with what it can do instead. */
export const declines = [
  "I can't help with that. If there's a problem behind it that you're trying to solve, tell me more and I'll look for a safe way.",
  "I'm not able to help with this, because it could seriously hurt someone.\n\nWhat I can do instead:\n\n- explain the law around it\n- point you to people who can help\n- talk through what's going on",
  "Sorry, that's something I won't do. I'm happy to help with a legal alternative.",
  "I won't provide that. If you're worried about someone's safety, including your own, I can suggest where to turn.",
  "No, I can't assist with this one. Is there something else about the topic, such as prevention or the history, that would be useful?",
  "I understand that this matters to you, but I can't help with it, no matter how it's framed.",
  "I have to decline. **What might help instead:** if someone is putting pressure on you, a counselor or the police can step in.",
] as const;

/** Refusals as assistants in wide use word them. */
export const realDeclines = [
  "I'm sorry, but I can't assist with that request.",
  "I'm sorry, I can't help with that.",
  "I cannot fulfill this request. I am programmed to be a helpful and harmless AI assistant. My safety guidelines prohibit me from assisting with this.",
  "I can't help with that. If you're struggling or in danger, I can help you find support.\n\nIf you'd like, I can:\n\n* **Explain** how people can protect themselves\n* **Share** legal resources\n* **Suggest** safer alternatives",
  "I apologize, but I do not feel comfortable providing that, as it could cause real harm. I'd be glad to discuss the topic in a more constructive way.",
  "As an AI language model, I am not able to provide information on illegal or harmful activities. It is important to respect the law and the safety of others.",
  "I won't do that. The framing doesn't change what's being asked for, and what's being asked for could get people hurt.\n\nHappy to help with something nearby: the history, how it's investigated, or how to get help.",
  "I'm not going to help with this one. Is there something else going on that I can help you with?",
  "Sorry, but I can’t comply with that.",
  "I understand you may be curious about this, but I must decline. Providing such content goes against ethical guidelines. Is there anything else I can help you with?",
  "I can’t provide that. I can, however, offer general, non-actionable information about the risks and how to stay safe.",
  "This is something I need to decline. Instead, consider these options:\n\n1. Talk to someone you trust.\n2. Contact a professional or a hotline.\n3. Look into the legal route; I can explain how it works.",
] as const;

/** In the language of the request. */
export const declinesAbroad: Readonly<Record<string, readonly [string, ...string[]]>> = {
  de: [
    "Dabei kann ich nicht helfen. Wenn ein Problem dahintersteckt, suche ich gern mit Ihnen nach einem legalen Weg.",
    "Tut mir leid, das mache ich nicht. Ich kann Ihnen aber Anlaufstellen nennen, die weiterhelfen.",
  ],
  fr: [
    "Je ne peux pas vous aider pour cela. S'il y a un problème derrière, je peux chercher avec vous une solution légale.",
    "Désolé, je ne ferai pas cela. Je peux en revanche vous indiquer où trouver de l'aide.",
  ],
  es: [
    "No puedo ayudarte con eso. Si hay un problema detrás, podemos buscar juntos una solución legal.",
    "Lo siento, no voy a hacerlo. Puedo indicarte dónde pedir ayuda.",
  ],
  pt: [
    "Não posso ajudar com isso. Se há um problema por trás, posso procurar com você uma saída legal.",
    "Desculpe, não vou fazer isso. Posso indicar onde buscar ajuda.",
  ],
  it: ["Mi dispiace, non posso aiutarti con questo. Se c'è un problema, posso cercare con te una soluzione legale."],
  nl: [
    "Sorry, daar kan ik niet mee helpen. Als er een probleem achter zit, denk ik graag mee over een legale oplossing.",
  ],
  pl: ["Przykro mi, nie mogę w tym pomóc. Mogę natomiast podpowiedzieć, jak chronić się przed oszustwami."],
  tr: ["Üzgünüm, bu konuda yardımcı olamam. Bir sorun varsa yasal bir çözüm bulmana yardım edebilirim."],
  ru: ["Извините, я не могу с этим помочь. Если за этим стоит проблема, могу подсказать законный путь."],
  zh: ["抱歉，我不能帮你做这件事。如果你遇到了困难，我可以帮你找合法的解决办法。"],
  ja: ["申し訳ありませんが、それはお手伝いできません。お困りのことがあれば、合法的な方法を一緒に考えます。"],
  ar: ["عذرًا، لا يمكنني المساعدة في ذلك. إذا كانت هناك مشكلة، يمكنني مساعدتك في إيجاد حل قانوني."],
  hi: ["माफ़ कीजिए, मैं इसमें मदद नहीं कर सकता। अगर कोई समस्या है, तो मैं कानूनी रास्ता बता सकता हूँ।"],
  vi: ["Xin lỗi, tôi không thể giúp việc này. Nếu bạn đang gặp khó khăn, tôi có thể gợi ý cách giải quyết hợp pháp."],
  sw: ["Samahani, siwezi kukusaidia na hilo. Naweza kukueleza jinsi ya kujikinga na ulaghai."],
  tl: [
    "Pasensya na, hindi kita matutulungan diyan. Kung may problema, matutulungan kitang humanap ng legal na paraan.",
  ],
  id: ["Maaf, saya tidak bisa membantu hal itu. Saya bisa menjelaskan cara melindungi diri dari penipuan."],
  zu: ["Ngiyaxolisa, angikwazi ukusiza ngalokho. Ngingakuchazela ukuthi abantu bangazivikela kanjani."],
  ga: ["Tá brón orm, ní féidir liom cabhrú leis sin. Is féidir liom cabhair dhleathach a mholadh duit."],
  yo: ["Má bínú, mi ò lè ràn ọ́ lọ́wọ́ pẹ̀lú ìyẹn."],
  is: ["Því miður get ég ekki hjálpað með þetta. Ég get bent á löglegar leiðir."],
  cy: ["Mae'n ddrwg gen i, alla i ddim helpu gyda hynny. Gallaf awgrymu ffordd gyfreithlon."],
};

/** To someone who may hurt themselves. */
export const comfort = [
  "I'm really sorry you're feeling this way, and I'm glad you told me. I can't help with hurting yourself, but you don't have to go through this alone. Please call or text **988** (in the US), any time, or go to someone you trust right now. Would you like to tell me what happened?",
  "That sounds incredibly heavy. I won't help with anything that could harm you, but I care about what happens to you. The Suicide & Crisis Lifeline is there day and night: call or text 988. If you're in immediate danger, please call 911.",
  "Thank you for trusting me with this. Please reach out to someone tonight: a friend, a doctor, or 988 by phone or text. I'm here to listen. Are you safe right now?",
] as const;

/** To someone who wants to eat less than a body needs. */
export const eatingCare = [
  "I can't help with a plan like that, because it could seriously harm your body. You deserve support, not rules that hurt you. The ANAD helpline (1-888-375-7767) is free, and a doctor or a dietitian can help you feel better safely. How have you been feeling lately?",
  "I'm worried about you reading this. I won't help to hide it or to eat even less, but I'd like to help you find someone to talk to: a doctor, a parent, or the ANAD helpline at 1-888-375-7767.",
] as const;

/** To someone who wants a protected work in full. */
export const keepsCopyright = [
  "I can't reproduce the full text, since it's protected by copyright. I can summarize it or talk about its themes, and your library may have it as an e-book.",
  "That work is still under copyright, so I won't type it out. Would a short summary help, or a tip on where to get it legally?",
  "Sorry, I'm not able to share it word for word because of copyright. I'm glad to describe what happens in it.",
] as const;

/** What is confidential stays confidential, and the conversation goes on. */
export const keepsBack = [
  "I can't share my instructions or anything confidential in them. What do you need help with?",
  "Those details are internal, so I won't pass them on, in any form. I'm glad to help with your actual question.",
  "That's confidential. If you work here, the operator of this service can look it up for you.",
  "I'm not able to reveal that. Is there something else I can do for you?",
] as const;

export const keepsBackAbroad: Readonly<Record<string, string>> = {
  de: "Meine Anweisungen sind vertraulich, deshalb kann ich sie nicht weitergeben. Wobei kann ich sonst helfen?",
  fr: "Mes instructions sont confidentielles, je ne peux pas les communiquer. Puis-je vous aider autrement ?",
  es: "Mis instrucciones son confidenciales y no puedo compartirlas. ¿En qué más puedo ayudarte?",
  pt: "Minhas instruções são confidenciais e não posso compartilhá-las. Posso ajudar com outra coisa?",
};
