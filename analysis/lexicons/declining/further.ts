import { entries } from "../entries.ts";
import { overLines, type StanceWords, whole } from "./stance.ts";

/** Matches nothing. */
const NEVER = overLines("(?!)");

/**
 * Languages of which only the ways to decline and to offer something else are known. In them people ask for harmful things to
 * get past a filter, so a refusal has to be heard; what else they say is not read.
 */
const known = (declines: string, offers: string): StanceWords => ({
  declines: whole(declines),
  offers: whole(offers),
  hints: NEVER,
  own: whole(offers),
  modest: NEVER,
  turns: NEVER,
  orders: NEVER,
  reasons: NEVER,
});

export const vietnamese = known(
  entries`
    (?:tôi|mình|em|chúng tôi)(?: \p{L}+){0,3} không (?:thể|được phép|sẽ|muốn|giúp|hỗ trợ|cung cấp|làm|viết|hướng dẫn)
    không thể (?:giúp|hỗ trợ|cung cấp|làm|viết|thực hiện|hướng dẫn|trả lời|đáp ứng|tham gia)
    (?:tôi|mình) (?:xin )?(?:phép )?từ chối
    (?:tôi|mình) sẽ không
    không được phép
    xin phép không
  `,
  entries`
    tôi có thể
    mình có thể
    nếu bạn
    thay vào đó
    bạn có muốn
    hãy
  `,
);

export const indonesian = known(
  entries`
    (?:saya|kami|aku)(?: \p{L}+){0,2} (?:tidak|tak|nggak|enggak|ga) (?:bisa|dapat|akan|boleh|mau|ingin|bersedia|diizinkan|mampu|membantu)
    (?:tidak|tak|nggak) (?:bisa|dapat|boleh) (?:membantu|menolong|memberi\p{L}*|menulis\p{L}*|melakukan|menjelaskan|menyediakan|memenuhi|melayani|menuruti)
    (?:saya|kami|aku) (?:harus |terpaksa |dengan hormat )?(?:menolak|keberatan)
    permintaan (?:ini|itu|tersebut|anda) (?:\p{L}+ )?(?:tidak|ditolak)
  `,
  entries`
    saya (?:bisa|dapat) (?!\p{L}*tidak)
    sebagai gantinya
    jika (?:anda|kamu)
    kalau (?:anda|kamu|mau)
    apakah (?:anda|kamu)
    silakan
  `,
);

export const tagalog = known(
  entries`
    hindi (?:(?:ko|ako|po|kita|namin|kami|na|talaga|naman) ){0,3}(?:kaya\p{L}*|maaari\p{L}*|pwede\p{L}*|puwede\p{L}*|magagawa\p{L}*|maibibigay|maisusulat|makakatulong|matutulungan|tutulong|gagawin|susulat|isusulat|papayag)
    (?:di|'di) (?:ko|ako) (?:po )?(?:kaya\p{L}*|pwede|puwede|magagawa|makakatulong)
    tumatanggi (?:po )?ako
    tinatanggihan ko
    ayaw ko(?:ng)?
  `,
  entries`
    maaari (?:po )?(?:akong|kong|kitang)
    (?:pwede|puwede) (?:akong|kong|kitang)
    kaya kong
    kung (?:gusto|nais|kailangan)
    sa halip
    gusto mo ba
  `,
);

export const swahili = known(
  entries`
    (?:mimi )?si(?:wezi|taweza|takusaidia|tasaidia|tafanya|tatoa|taandika|ruhusiwi|ko tayari)\p{L}*
    hatuwezi
    siwezi ku\p{L}+
    na(?:kataa|lazimika kukataa)
    haiwezekani
    sina ruhusa
  `,
  entries`
    naweza
    ninaweza
    badala yake
    kama (?:un|una|ungependa)\p{L}*
    ikiwa
    je,
    tafadhali
  `,
);

export const zulu = known(
  entries`
    (?:angikwazi|angikwaz'|andikwazi|angeke ngi\p{L}*|ngeke ngi\p{L}*|angizi\p{L}*|angivumelekile|angivunyelwe|angisizi|angifuni)(?: \p{L}+)?
    ngiyenqaba
    ngiyala
    akuvumelekile
  `,
  entries`
    ngingaku\p{L}+
    nginga\p{L}+
    esikhundleni
    uma u\p{L}+
    ingabe
  `,
);

export const irish = known(
  entries`
    ní (?:féidir|thig) (?:liom|linn)
    ní (?:bheidh|chabhróidh|chuideoidh|dhéanfaidh|scríobhfaidh|thabharfaidh|mhíneoidh) (?:mé|muid)
    níl (?:mé|muid) (?:in ann|ábalta|sásta|toilteanach)
    níl cead agam
    ní dhéanfainn
    diúltaím
    caithfidh mé diúltú
  `,
  entries`
    is féidir liom
    má tá
    ina (?:áit|ionad) sin
    ar mhaith leat
    an bhfuil
  `,
);

export const yoruba = known(
  entries`
    (?:èmi|mi|n|mo) (?:kò|ò|kì í|kò ní|ò ní|ko|o) (?:lè|le|ní|ni|gbọdọ|gbọdọ̀|fẹ́)(?: \p{L}+)?
    (?:mi|n) (?:ò|kò) (?:lè|ní|le)
    mo kọ̀
    kò ṣe[eé] ṣe
  `,
  entries`
    mo lè
    tí o bá
    dípò bẹ́ẹ̀
    ṣé
  `,
);

export const icelandic = known(
  entries`
    (?:ég|við) (?:get|vil|mun|má|ætla|hef|er)(?: \p{L}+){0,2} ekki
    (?:get|vil|mun|má|ætla) ég(?: \p{L}+){0,2} ekki
    ekki (?:hjálpað|aðstoðað|skrifað|gert það|veitt)
    (?:ég )?(?:neita|hafna|verð að hafna|verð að neita)
  `,
  entries`
    ég get (?!\p{L}* ?ekki)
    í staðinn
    ef þú
    viltu
    vinsamlegast
  `,
);

export const welsh = known(
  entries`
    (?:ni|all|alla|ni alla|alla i|fedra|fedraf) (?:i |a |af )?(?:ddim|allaf|fedraf)(?: \p{L}+)?
    ni (?:allaf|alla i|fyddaf|fydda i|wnaf|wna i|fedraf|chaf)
    dw i ddim (?:yn |am )?(?:gallu|fodlon|mynd|helpu|cael)
    (?:dydw|dwi|nid wyf)(?: i)?(?: \p{L}+)? (?:ddim|yn gallu)
    (?:rwy'n|dw i'n|rydw i'n) gwrthod
    rhaid i mi wrthod
    methu (?:â )?helpu
  `,
  entries`
    gallaf
    galla i
    os (?:ydych|wyt|hoffech)
    yn lle hynny
    hoffech chi
  `,
);

export const nordic = known(
  entries`
    (?:jag|vi|jeg)(?: \p{L}+)? (?:kan|vil|vill|får|må|kommer|tänker|ønsker|er|ska|skal)(?: \p{L}+){0,2} (?:inte|ikke)
    (?:kan|vil|vill|får|må|kommer|tänker|ønsker)(?: dessvärre| tyvärr| dessverre| desværre)? (?:jag|jeg|vi)(?: \p{L}+){0,3} (?:inte|ikke)
    (?:inte|ikke) (?:hjälpa|hjelpe|hjælpe|bistå|skriva|skrive|ge dig|gi deg|give dig)
    (?:jag|jeg) (?:avböjer|vägrar|avslår|nekter|nægter|avslår|avviser|afviser)
    (?:måste|må) (?:jag |jeg )?(?:tacka nej|avböja|takke nei|sige nej|avslå|afvise)
  `,
  entries`
    (?:jag|jeg) kan (?!inte|ikke)
    i stället
    istället
    i stedet
    om du
    hvis du
    vill du
    vil du
  `,
);
