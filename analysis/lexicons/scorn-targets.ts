/**
 * Words by what they contribute to contempt, in fifteen languages (English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Polish, Russian, Turkish, Arabic, Hindi, Chinese, Japanese, Korean). Alone, hardly any of them is toxic: the trained model
 * weighs which of them come together. Separated by commas; a star stands for any ending.
 */
export const TARGETS = {
  you: `
    you, your, you're, yours, yourself, ur, youre, du, dich, dir, dein*, euch, euer*, eure*, ihr, ihnen, sie, tu, toi, t'es,
    tes, vous, votre, vos, tú, eres, usted*, vosotr*, lei, voi, tuo, tua, tuoi, você*, teu*, tua*, és, jij, jou*, uw, jullie,
    ty, cię, ciebie, twoj*, twój, pani, wam, ты, тебя, тебе, твой, твоя, твои, вы, вас, вам, ваш*, sen, seni, sana, senin,
    siz*, أنت*, انت*, لك, तुम*, तू, तेर*, आप*, 你*, 您*, あなた*, お前*, おまえ*, 君, 너*, 넌*, 당신*, 네가`,
  they: `
    they, them, they're, their, those people, these people, such people, people like, that lot, this lot, that sort, this sort,
    their kind, your kind, own kind, folks like, types like, diese leute, solche leute, die da, denen, dieses volk, ces gens*,
    gens-là, ces gens-là, eux, esa gente, esta gente, esos, ellos, quella gente, questa gente, questi, quelli, loro,
    essa gente, eles, elas, dat volk, zulke mensen, types zoals, zij, tacy ludzie, takich, tych ludzi, oni, эти люди, таких,
    они, их, bunlar*, onlar*, böyle insanlar, bu insanlar, هؤلاء, أمثال*, هم, ये लोग, इन लोग*, इन्हें, ऐसे लोग, जैसे लोग, 他们*,
    这些人, 这种人, 那些人, 这帮人, やつら, 奴ら, あいつ*, こいつ*, そういう人*, 連中, 그들*, 저런 사람*, 그런 사람*, 이런 사람*, 저것들, 걔네*`,
  group: `
    women, woman, girls, girl, females, female, men, males, wives, wife, housewi*, mother, mothers, immigrant*, migrant*,
    refugee*, foreigner*, muslim*, islam*, jew, jews, jewish, christian*, catholic*, atheist*, hindu*, sikh*, gay, gays,
    lesbian*, homosexual*, queer*, trans, transgender, transsexual*, black, blacks, black people, africans, arabs, asians,
    chinese, mexicans, latinos, indians, russians, ukrainians, germans, americans, romanians, gypsies, whites, disabled,
    wheelchair*, autis*, blind, deaf, cripple*, mentally ill, old people, elderly, seniors, boomers, teenagers, poor people,
    homeless, voters, liberals, conservatives, republicans, democrats, leftists, villagers, frauen, frau, mädchen, weib*,
    ausländer*, flüchtling*, migranten, moslem*, muslime*, juden, christen, schwule*, lesben*, behindert*, rentner*, zigeuner*,
    türken, femmes, femme, filles, immigrés, migrants, réfugiés, étrangers, musulmans, juifs, arabes, noirs, homosexuels,
    handicapés, vieux, mujeres, mujer, chicas, inmigrantes, refugiados, extranjeros, musulmanes, judíos, moros, negros,
    gitanos, gais, discapacitad*, viejos, donne, donna, ragazze, immigrati, stranieri, musulmani, ebrei, atei, zingari,
    omosessuali, disabili, vecchi, mulheres, mulher, raparigas, imigrantes, estrangeiros, muçulmanos, judeus, ciganos,
    deficientes, velhos, vrouwen, vrouw, meisjes, buitenlanders, vluchtelingen, moslims, joden, homo's, gehandicapten, kobiet*,
    dziewczyn*, imigran*, uchodźc*, muzułman*, żydz*, żyd*, gej*, niepełnospraw*, cygan*, женщин*, девушк*, баб*, мигрант*,
    беженц*, мусульман*, евре*, геи, инвалид*, цыган*, kadın*, kız*, mülteci*, göçmen*, suriyeli*, yahudi*, eşcinsel*,
    engelli*, النساء, المرأة, امرأة, بنت, اللاجئ*, الأجانب, اليهود, المسلمين, المسيحيين, المعاق*, औरत*, महिला*, लड़की*,
    मुसलमान*, दलित*, प्रवासी*, मज़दूर*, मजदूर*, 女人, 女的, 女生, 女性, 外地人, 移民, 难民, 穆斯林, 犹太, 黑人, 同性恋, 残疾, 老人, 女, 外国人, 難民, 障害者, 同性愛,
    ゲイ, 여자*, 여성*, 외국인*, 난민*, 이민자*, 장애인*, 노인*, 동성애*, 조선족*`,
  sweet: `
    sweetheart, sweetie, honey, darling, dear girl, little girl, young lady, little lady, missy, princess, buddy, pal, champ,
    genius, einstein, sherlock, grandma, grandpa, granny, old man, old woman, old hag, hag, snowflake, snowflakes, kiddo, kid,
    schätzchen, mäuschen, süße*, fräulein, kleines, oma, alter mann, ma petite, ma pauvre, mon pauvre, ma chère, mon petit,
    mémé, pépé, cocotte, hija, hijita, cariño, guapa, abuelo, abuela, nena, carina, tesoro, nonna, nonno, poverin*, querida,
    querido, minha filha, meu filho, coitad*, vovó, vovô, mevrouwtje, meisje, schatje, omaatje, vrouwtje, babo, babciu,
    dziadku, kochaniutka, kotku, злат*, девушка, деточка, милочка, бабуля, дедуля, tatlım, güzelim, kızım, teyze, حبيبتي,
    يا حلوة, عجوز, बेटी, बुढ़िया, बुड्ढ*, बच्ची, 小姑娘, 小妹妹, 大妈, 老太婆, 老头, お嬢ちゃん, おばさん, おじさん, ばばあ, じじい, 아가씨, 아줌마*, 할머니, 할아버지, 꼰대*`,
  work: `
    code, function, variable*, loop, algorithm, story, poem, plot, chapter*, dialogue, rhyme*, stanza, draft, essay, text,
    speech, policy, program, programme, plan, budget, app, button, parcel, order, shoes, match, game, move, clutch, fehler,
    mistake, argument, klammer*, artikel, geschichte, gedicht, spiel, paket, histoire, poème, colis, historia, poema, pedido,
    paquete, storia, poesia, conto, verhaal, pakket, bestelling, opowiadanie, paczk*, рассказ, код, посылк*, kod, hikaye,
    kargo, القصة, الكود, कहानी, कोड, 代码, 小说, 开头, 结尾, 人物, コード, 小説, 코드, 소설`,
} as const;
