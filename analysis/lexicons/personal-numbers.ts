import { entries } from "./entries.ts";

/** The names of numbers that identify a person to the state, an insurer or a bank. */
export const IDENTITY_NUMBER = new RegExp(
  entries`
    (?<!\p{L})(?:
      ssn
      social security(?: number| no)?
      nhs(?: number| no)?
      national insurance(?: number| no)?
      passport(?: number| no)?s?
      id card
      identity (?:card|number)
      driv(?:er's|ing) licen[cs]e
      tax id
      itin
      medicare(?: number)?
      insurance (?:number|no|id)
      mrn
      account(?: number| no)?
      sort code
      routing(?: number)?
      pesel
      nip
      nr dowodu
      codice fiscale
      documento
      passaporto
      carta d'identità
      dni
      nie
      nif
      curp
      rfc
      pasaporte
      cpf
      rg
      passaporte
      bsn
      paspoort
      burgerservicenummer
      personalausweis\p{L}*
      ausweis\p{L}*
      reisepass\p{L}*
      pass-?nr
      steuer-?id\p{L}*
      steuernummer
      versichert(?:en)?nummer
      versicherungsnummer
      sozialversicherungsnummer
      kontonummer
      numéro de sécu\p{L}*
      sécurité sociale
      sécu
      passeport
      carte d'identité
      paszport
      dowód
      паспорт\p{L}{0,2}
      снилс
      инн
      tc kimlik(?: no)?
      kimlik(?: no| numarası)?
      pasaport
      aadhaar
      pan
    )(?!\p{L})
    आधार
    पासपोर्ट
    رقم الهوية
    الهوية
    جواز السفر
    パスポート
    旅券
    マイナンバー
    주민등록번호
    여권
    身份证
    护照
  `,
  "giu",
);

/** Words for a payment card. */
export const CARD_WORD = new RegExp(
  entries`
    (?<!\p{L})(?:
      cards?
      visa
      master ?card
      amex
      karte\p{L}*
      kreditkarte\p{L}*
      carte
      carta
      tarjeta
      cartão
      kaart
      kart[ayęąı]?
      карт\p{L}{1,2}
      exp
      cvc
      cvv
    )(?!\p{L})
    कार्ड
    カード
    카드
    卡号
    信用卡
    بطاقة
  `,
  "iu",
);

/** Words for a telephone. Without one, a row of digits must be grouped like a number to call. */
export const PHONE_WORD = new RegExp(
  entries`
    (?<!\p{L})(?:
      phones?
      tel(?:efono|éfono|efone|efon|éphone|efoon)?
      call
      ring
      mobile
      cell
      handy
      mobil
      whatsapp
      number
      móvil
      celular
      cellulare
      portable
      numer
      телефон\p{L}{0,2}
      мобильн\p{L}+
      номер
      cep
      numarası
    )(?!\p{L})
    هاتف
    جوال
    رقم
    फ़ोन
    मोबाइल
    नंबर
    電話
    携帯
    전화
    연락처
    휴대폰
    电话
    手机
  `,
  "iu",
);

/** Words in the name of a company or an institution. */
export const ORGANIZATION = new RegExp(
  entries`
    (?<!\p{L})(?:
      ltd
      gmbh
      inc
      plc
      corp
      llc
      hotel
      restaurant
      museum
      university
      bank
      clinic
      hospital
      center
      centre
      housing
      school
      shop
      store
      church
      theat(?:er|re)
      institute
      agency
      group
      office
      ministry
      department
      street
      road
    )(?!\p{L})
  `,
  "iu",
);

/** Numbers reserved for films and documents, or free of charge: nobody's own. */
export const NOBODYS_NUMBER = new RegExp(entries`
    555-?\s?01\d\d
    555\s?01\s?0
    (?:^|\D)555[\s-]?0\d{3}
    7946\s?0\d{3}
    1632\s?960
    7700\s?900
    ^(?:00|\+)?\d{0,2}[\s(.-]*0?800
    ^\+?1?[\s(.-]*8(?:33|44|55|66|77|88)[\s).-]
    ^\+?1?\s?\(?555
  `);

/** Mailboxes of a desk or of nobody in particular. */
export const SHARED_BOX = new RegExp(
  entries`
    ^(?:
      info
      support
      sales
      contact
      office
      hello
      help
      service
      admin
      press
      jobs
      accounting
      billing
      team
      no-?reply
      kontakt
      deploy
      you
      user
      me
      name
      mail
      post
      hr
      privacy
      security
      \w*example\w*
      \w*sample\w*
    )[\w.+-]*@
  `,
  "i",
);
