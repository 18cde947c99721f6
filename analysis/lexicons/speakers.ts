import { entries } from "./entries.ts";

/** Names that jailbreak prompts give to the voice without rules, and to the one with them. Each is a speaker wherever it is a label. */
export const JAILBREAK_NAMES = new RegExp(
  entries`
    (?<![\p{L}\p{N}])(?:
      (?:chat)?gpt(?:-?\d\p{L}{0,4})?
      (?:better|chad|evil|ultra|new|max|super|lite)?\s?dan(?:\s?\d{1,2}(?:\.\d)?)?
      jailbr(?:eak|oken)\p{L}{0,3}(?: mode| output| response)?
      (?:dev|developer) ?mode(?: enabled| output| response)?
      anti-?gpt
      (?:evil|free|live|open|based|dark|omega|rogue|dude|stan|dev)-?(?:gpt|bot|ai)
      un(?:censored|filtered|restricted)(?: mode| output| response| answer)?
      (?:no|without|zero) (?:filters?|rules|limits|restrictions|censorship)
      mongo tom
      sin filtros?
      sin reglas
      sin límites
      sin censura
      sans (?:filtre|règles|limites|censure)
      ohne (?:filter|regeln|grenzen|zensur)
      senza (?:filtri|regole|limiti|censura)
      sem (?:filtros?|regras|limites|censura)
      zonder (?:filters?|regels|grenzen)
      bez (?:filtr\p{L}{0,2}|zasad|cenzury|ograniczeń)
      filtresiz
      sınırsız
      kuralsız
      sansürsüz
      без (?:правил|цензуры|ограничений|фильтров|фильтра)
      بلا (?:قيود|قواعد|رقابة|حدود)
      بدون (?:قيود|قواعد|رقابة|حدود)
      बिना (?:नियम|रोक|सेंसर|पाबंदी)\p{L}{0,3}
    )(?![\p{L}\p{N}])
    越狱
    无限制
    无审查
    不受限
    自由版
    开发者模式
    制限なし
    無制限
    無検閲
    開発者モード
    脱獄
    ルールなし
    제한 ?없
    무제한
    무검열
    개발자 ?모드
    탈옥
    규칙 ?없
  `,
  "iu",
);

/** What else two voices are called. A single such label may be a heading; two of one form are speakers. */
export const VOICE_NAMES = new RegExp(
  entries`
    (?<![\p{L}\p{N}])(?:
      assistant
      chatbot
      bot
      robot
      ai
      model
      persona
      character
      voice
      speaker
      narrator
      agent
      normal
      classic
      default
      standard
      regular
      original
      official
      filtered
      censored
      restricted
      polite
      strict
      relaxed
      stan
      aim
      dude
      maximum
      machiavelli
      safe
      unsafe
      good
      bad
      nice
      honest
      angel
      devil
      evil
      free
      opposite
      chaos
      saint
      sinner
      lawful
      rebel
      klassisch
      standardmodus
      frei
      brav
      böse
      engel
      teufel
      classique
      libre
      sage
      ange
      démon
      clásico
      libre
      ángel
      diablo
      demonio
      clássico
      livre
      anjo
      diabo
      classico
      libero
      angelo
      diavolo
      normaal
      klassiek
      vrij
      engel
      duivel
      normalny
      klasyczny
      wolny
      anioł
      diabeł
      klasik
      özgür
      melek
      şeytan
      обычный
      обычная
      классический
      свободный
      ангел
      дьявол
      стандартный
      الملتزم
      الحر
      العادي
      عادي
      حر
      الملاك
      الشيطان
      सामान्य
      आज़ाद
      स्वतंत्र
      फ़रिश्ता
      शैतान
    )(?![\p{L}\p{N}])
    普通
    正常
    标准
    常规
    天使
    恶魔
    自由
    通常
    標準
    普通
    天使
    悪魔
    自由
    일반
    보통
    표준
    천사
    악마
    자유
  `,
  "iu",
);

/** The one who asked. An answer that continues the conversation speaks for them, too. */
export const ASKER = new RegExp(
  entries`
    ^(?:
      user
      human
      you
      me
      question
      q
      prompt
      customer
      client
      request
      frage
      nutzer
      benutzer
      question
      utilisateur
      pregunta
      usuario
      pergunta
      usuário
      domanda
      utente
      vraag
      gebruiker
      pytanie
      użytkownik
      soru
      kullanıcı
      вопрос
      пользователь
      سؤال
      السؤال
      المستخدم
      प्रश्न
      सवाल
      उपयोगकर्ता
      问题
      用户
      質問
      ユーザー
      질문
      사용자
    )$
  `,
  "iu",
);

/** Labels over the agent's thinking. */
export const REASONING_LABELS = new RegExp(
  entries`
    ^(?:
      (?:my |internal )?(?:reasoning|thinking|thoughts?|thought process|chain of thought|scratchpad|inner monologue)
      überlegung(?:en)?
      gedankengang
      gedanken
      begründung
      raisonnement
      réflexion
      razonamiento
      pensamiento
      ragionamento
      pensiero
      raciocínio
      pensamento
      redenering
      gedachtegang
      rozumowanie
      tok rozumowania
      akıl yürütme
      düşünce
      düşünme
      рассуждени[ея]
      размышлени[ея]
      ход мыслей
      الاستدلال
      التفكير
      التحليل
      तर्क
      विचार
      सोच
      思考
      思考过程
      思路
      推理
      推理过程
      思考過程
      推論
      考え
      사고 ?과정
      추론
      생각
    )$
  `,
  "iu",
);

/** Also content of their own: thinking only if an answer is labeled after them. */
export const ANALYSIS_LABELS =
  /^(?:analysis|rationale|plan|analyse|análisis|analisi|análise|analiza|analiz|анализ|分析|분석)$/iu;

/** Labels over what is said after the thinking. */
export const ANSWER_LABELS = new RegExp(
  entries`
    ^(?:
      (?:my |the )?(?:final )?(?:answer|response|reply|output|decision|conclusion|result|verdict|final)
      (?:endgültige )?antwort
      ergebnis
      entscheidung
      fazit
      réponse(?: finale)?
      décision
      résultat
      respuesta(?: final)?
      decisión
      resultado
      risposta(?: finale)?
      decisione
      risultato
      resposta(?: final)?
      decisão
      antwoord
      besluit
      odpowiedź
      decyzja
      wynik
      cevap
      yanıt
      sonuç
      karar
      ответ
      решение
      итог
      الإجابة
      الجواب
      الرد
      उत्तर
      जवाब
      (?:最终)?(?:答案|回答|回复)
      (?:最終)?(?:回答|答え|返答)
      (?:최종 ?)?(?:답변|답|대답)
    )$
  `,
  "iu",
);
