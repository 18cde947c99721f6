import { entries } from "./entries.ts";

/** Words for something that only its owner may know, in 15 languages, and the names such values have in code. */
export const SECRET_WORD = new RegExp(
  entries`
    (?<!\p{L})(?:
      pass(?:word|phrase|code|wd|key)?s?
      pwd
      pw
      pin(?: ?codes?| ?number)?
      secrets?
      tokens?
      credentials?
      (?:api|access|private|secret|licen[cs]e|license|master|root|ssh|encryption|signing|auth|storage)[ _-]?keys?
      (?:keys?|codes?)(?=["'\x60]?\s?[:=|])
      auth
      dsn
      log-?in data
      (?:door|gate|alarm|safe|lock|entry|access|backup|recovery|security|entrance|override)[ -]?(?:codes?|phrase|key)
      combination
      seed
      cvc2?
      cvv2?
      mot de passe
      mdp
      code (?:d'accès|secret|pin|wi-?fi|de la porte)
      digicode
      clés?(?: d'api| secrète| wi-?fi| privée)?
      jeton
      contraseñas?
      claves?
      códigos?(?: de acceso)?
      codice (?:di accesso|segreto|pin)
      chiave (?:segreta|privata|api|di accesso)
      parola d'ordine
      senhas?
      chave (?:secreta|privada|de api|de acesso)
      hasł[oaeyu]m?
      klucz(?: api| dostępu)?
      kod(?: dostępu| do drzwi| pin)?
      парол[ьяюеи]м?
      токен\p{L}{0,3}
      ключ(?: доступа| api)?
      код(?: доступа| от двери)?
      пин-?код
      şifre\p{L}{0,6}
      parola\p{L}{0,4}
      anahtar\p{L}{0,4}
    )(?![\p{L}\p{N}])
    (?:passwort|kennwort|passphrase|zugangscode|türcode|wachtwoord|toegangscode|schlüssel|sleutel|pincode)\p{L}{0,2}(?!\p{L})
    _(?:key|sk|token|secret|pass|pwd|auth)\b
    كلمة (?:المرور|السر)
    الرمز السري
    رمز (?:الدخول|المرور|الباب)
    مفتاح
    पासवर्ड
    पिन
    गुप्त कोड
    टोकन
    パスワード
    パスコード
    暗証番号
    トークン
    合言葉
    비밀번호
    암호
    비번
    토큰
    密码
    密碼
    口令
    密钥
    令牌
  `,
  "giu",
);

/** Someone is told how to get in: a user name, an account, a network. */
export const LOGIN_WORD = new RegExp(
  entries`
    (?<!\p{L})(?:
      log(?:s|ged)?[ -]?(?:in|on)
      sign(?:s|ed)? in
      user(?:name)?
      account
      admin
      root
      ssh
      wi-?fi
      wlan
      network
      netadmin
      ops
      benutzer
      anmeld\p{L}*
      zugang\p{L}*
      utilisateur
      identifiant
      usuario
      acceso
      utente
      accesso
      usuário
      gebruiker
      użytkownik
      пользовател\p{L}*
      логин\p{L}*
      kullanıcı
      id
    )(?!\p{L})
    المستخدم
    यूज़र
    ユーザー
    ログイン
    사용자
    아이디
    用户
    账号
  `,
  "iu",
);

/** Places that a short code opens. */
export const ENTRANCE = new RegExp(
  entries`
    (?<!\p{L})(?:
      doors?
      gates?
      alarm
      safe
      locks?
      lockbox
      key ?box
      entrance
      garage
      keypad
      vault
      tür
      tor
      tresor
      schlüsseltresor
      porte
      portail
      coffre
      alarme
      puerta
      portal
      alarma
      caja fuerte
      porta
      portone
      cancello
      cassaforte
      allarme
      portão
      cofre
      deur
      poort
      kluis
      drzwi
      bram[ay]
      sejf
      двер\p{L}{1,3}
      сейф\p{L}{0,2}
      сигнализаци\p{L}
      домофон\p{L}{0,2}
      kapı\p{L}{0,4}
      kasa
    )(?!\p{L})
    الباب
    الخزنة
    दरवाज़े
    तिजोरी
    ドア
    玄関
    金庫
    현관
    금고
    门禁
    大门
    保险柜
  `,
  "iu",
);

/** Enters a code there. */
export const ENTERS = new RegExp(
  entries`
    (?<!\p{L})(?:
      codes?
      pin
      enters?
      type[sd]?
      press
      punch
      keys? in
      disarms?
      combination
      with
      is
      mit
      eingeben
      tape[rz]?
      compose[rz]?
      código
      codice
      digit\p{L}*
      kod\p{L}{0,3}
      код\p{L}{0,2}
      şifre\p{L}{0,4}
    )(?!\p{L})
    رمز
    कोड
    番号
    コード
    번호
    비밀번호
    密码
  `,
  "iu",
);

/** Says what a secret looks like, or what one should be, and gives none. */
export const DESCRIBES = new RegExp(
  entries`
    (?<!\p{L})(?:
      starts?
      begins?
      ends?
      ending
      prefix\p{L}*
      must
      should
      at least
      minimum
      contains?
      characters?
      format
      looks? like
      choose
      generate
      e\.g
      for (?:example|instance)
      such as
      not
      never
      don't
      masked
      redacted
      like
      beginnt
      endet
      mindestens
      zeichen
      zum beispiel
      z\.b
      nicht
      kein\p{L}*
      commence\p{L}*
      au moins
      par exemple
      empieza
      al menos
      por ejemplo
      por exemplo
      inizia
      almeno
      ad esempio
      begint
      minstens
      bijvoorbeeld
      zaczyna
      na przykład
      начина\p{L}*
      например
      örneğin
    )(?!\p{L})
    例えば
    例如
    예를 들어
    مثلا
    उदाहरण
  `,
  "iu",
);
