import type { Words } from "./words.ts";

export const pt: Words = {
  obligation: `
    terá a incumbência | terão a incumbência | incumbe a | incumbe ao | incumbe à | depende de aprovação | dependem de aprovação | espera-se que | exige | exigem | requer | requerem | esperamos | compete a* | cabe a* | sujeit* a | precisa de | precisam de | fica a cargo | depende de autorização | é obrigatóri* | no mínimo | é preciso
    é tarefa | fica a cargo | vem antes | é imprescindível | é indispensável | é essencial | pede-se | solicita-se | até o dia
    é função | é obrigação | são obrigações | é dever | são deveres | ficam obrigados | fica obrigada | estão obrigados
    está obrigado | são obrigados | é obrigada | será obrigado | responderá | responderão | é de responsabilidade
    ficará responsável | obriga-se a | deverá ser | deverão ser | devem ser | deve ser | será obrigatório | é obrigatória
    são obrigatórios | sujeita-se | exigir-se-á | assegurará | correrão por conta | deve | devem | deverá | deverão | tem de
    têm de | tem que | têm que | terá de | é preciso | é necessário | será necessário | obrigatório | obrigatória | obrigado a
    é obrigado | obrigados a | cabe ao | cabe à | cabe aos | cabe a | compete ao | compete à | incumbe | sempre
    é responsável por | são responsáveis por | exige | exige-se | requer | há de | precisa de autorização | necessita de
    certifique-se | fica obrigado | compromete-se a | obriga-se | obrigam-se | se obriga* | compromete* | comprometemo-nos
    nos comprometemos | é obrigatóri* | são obrigatóri* | será* obrigatóri* | corre* por conta | correr* por conta
    por conta do | por conta da | a cargo do | a cargo da | é responsabilidade | obrigação de | dever de | o dever | precisa de
    precisam de | precisa ser | precisam ser | precisa apresentar | precisam apresentar | é necessári* | são necessári*
    será* necessári* | requer* | indispensável | imprescindível | cabe* | compete* | incumbe* | devemos | deverás | tenho de
    teremos de | terá que | terão que | terão de | faz-se necessári* | responsável por | responsáveis por | exigem | exigirá*
    ficam desligad* | fica desligad*`,
  prohibition: `
    não toleramos | não são apropriad* | não é apropriad* | não tem lugar | não se come | fora de questão | não permanec* | nem pensar | inaceitáve* | não é permitid* | é vedad* | são vedad*
    é reservado | são reservados | reservado a | reservada a | nem pensar | fora de questão | não há reembolso | não se devolve
    não se dá | nada de | não é aceito | não são aceitas | não se entrega | fica excluído | é vedada | são vedados | são vedadas
    fica vedado | fica proibido | fica proibida | ficam proibidos | é expressamente proibido | sendo vedado | não será permitida
    não serão permitidos | não será exposto | não eximirá | não exime | não terá direito | são nulas | será nula
    não poderá ser | não podem ser | não deve ser | não devem ser | não se tolera | não será tolerado | abster-se | é vedado ao
    é proibida | são proibidos | nenhum … pode | não deve | não devem | não deverá | não deverão | não pode | não podem
    não poderá | não poderão | proibido | proibida | proibidos | proibidas | vedado | vedada | vedados | nunca | jamais
    em hipótese alguma | em nenhuma hipótese | em caso algum | sob nenhuma circunstância | não é permitido | não é permitida
    não são permitidos | não é admitido | não se admite | não se aceita | não são aceitos | inaceitável | não será permitido
    não é reembolsado | nenhum … poderá | nenhuma … poderá | ninguém pode | ninguém poderá | não informa | não fornece
    proibid* | vedad* | proíbe* | não … nunca | não … nenhum | não … nenhuma | não … nada | nem … nem | nenhum* … poderá*
    não se troc* | não se devolv* | não se aceit* | não se permit* | não saem | não sai | não são trocad* | não é trocad*
    não haverá | não há devolu* | não válid* | não é válid* | não reembols* | não são reembols* | intransferíve* | excluíd*
    sem direito a | abst* | não devemos | não podes | não deves | não dá conselho* | não será* permitid* | não será* aceit*
    não será* admitid* | não será* tolerad* | não será* reembols* | não será* exig* | não será* guard* | não será* conserv*
    não será* divulg* | infring* | não se deve | não se pode | uso exclusivo | é de uso exclusivo | não é transferível
    não é reembols* | não são transferív* | não cabem | fora de cogitação | não se corre`,
  recommendation: `
    dê uma olhada | o ideal | vale a pena | de preferência | sempre que possível | procure | recomendamos | considere | é bom | melhor
    vale a pena | é prudente | é útil | em caso de dúvida | seria bom | deveria | deveriam | recomenda-se | recomendamos
    recomendável | aconselha-se | aconselhável | convém | o ideal | é melhor | preferível | preferencialmente | sugere-se
    é bom | sempre que possível | recomend* | aconselh* | o melhor | será melhor | seria melhor | seria conveniente | conviria
    preferív* | procur* | sugerimos | se possível | na medida do possível | incentiv* | valeria a pena | mais vale | tente
    prudente | prefira* | sempre que puder | se puder | bom costume`,
  permission: `
    se reserva o direito | reserva-se o direito | reservamo-nos o direito | terá liberdade | terão liberdade | à vontade | é franquead* | são permitid* | não é necessário | não precisa | não precisam | tem direito | têm direito | pode ser | livre para | independentemente de | é livre | também entra | facultativ* | sem custo
    é bem-vindo | são bem-vindos | não precisam | não é preciso | é voluntário | aceitam-se | aceita-se | são aceitos | é aceito
    tem o direito | têm o direito | terá o direito | são direitos | é direito | é assegurado | é garantido | fica assegurado
    reserva-se o direito | é permitido | é permitida | são permitidos | são permitidas | será permitida | será permitido
    admite-se | faculta-se | terão direito | é lícito | estão autorizados | não está obrigado | pode … exigir | pode | podem
    poderá | poderão | tem direito | têm direito | terá direito | direito a | direito de | permitido | permitida | permitidos
    autorizado a | é facultado | não precisa | não é necessário | dispensado | dispensada | é livre | dispõe* de … dias
    dispõe* de | tem a opção | têm a opção | tem a possibilidade | tens direito | o direito de | livremente | voluntári*
    não é obrigatóri* | não são obrigatóri* | não há obrigação | não está* obrigad* | ninguém é obrigad* | ninguém está obrigad*
    sem necessidade | sem justificativa | não precis* | não se exige* | não se requer* | não é necessári* | não são necessári*
    opciona* | gratuit* | isent* | à sua escolha | podemos | poderá* | facultad* | goz* de | dispensad* | a qualquer momento
    basta | optar por | é facultativ* | não há necessidade | tem liberdade | têm liberdade | renovável | direito a voto
    se reserva o | reserva o direito | reservam o direito | é possível | fica dispensad* | ficam dispensad*`,
  only: `somente | apenas | só | unicamente | exclusivamente | no máximo | não mais de | não mais que`,
  not: `não | nem | nunca | sem | nenhum | nenhuma | ninguém`,
  nobody: `ninguém | nenhum | nenhuma | nada`,
  when: `
    se | quando | caso | sempre que | desde que | em caso de | assim que | antes de | depois de | após | enquanto | até que
    uma vez | porque | embora | para que | na hipótese`,
  unless: `salvo | exceto | a menos que | a não ser que | com exceção | ressalvado`,
  relative: `que | quem | qual | cujo | cuja | quais | onde`,
  history: `
    antigamente | devia | deviam | tinha que | tinham que | no ano passado | foi fundada | era preciso | podiam | anteriormente
    precisavam | precisava | tinham de | tinha de | era obrigatóri* | eram obrigatóri* | era proibid* | eram proibid*
    era necessári* | tiveram que | teve que | foi fundad* | até 20 | até 19 | no passado | costumavam | naquela época
    foi criad* | foi introduzid*`,
  example: `por exemplo | exemplo | p. ex`,
  definition: `
    não garante | não garantimos | não podemos garantir | entra em vigor | rege-se por | é regido | foro | não se responsabiliza
    não nos responsabilizamos | não responde | está aberto | abre das | chamamos | equivale | considera-se | consideram-se
    entende-se por | significa | considerados | considerado | define-se | para os fins | aplica-se a | refere-se a
    dado pessoal | denomina-se | informação relacionada | dado relativo`,
  report: `
    explica | indica | disse | disseram | segundo | descreve | dispõe sobre | estabelece quem | afirma* | acreditamos
    nosso objetivo | nossa missão | temos orgulho | bem-vind* | para mais informações | saiba mais | veja | em caso de dúvidas`,
  chance: `
    normalmente | geralmente | costuma | costumam | muitas vezes | em geral | habitualmente | talvez | poderia | poderiam
    provavelmente | pode ser que | é preciso cerca | deve ter | deve estar | deve haver | devem haver | deve ser o | deve durar
    devem durar | às vezes | pode perder | pode incomodar | pode ficar | pode lotar | podem não | pode não | pode acontecer
    é possível que | parece* | costum*`,
  happens: `
    parar | variar | ocorrer | acontecer | demorar | causar | acarretar | levar a | depender | conter | mudar | afetar | perder
    incomodar | ficar | lotar | não estar | cobrar uma | não funcionar | receb* | cheg* | durar* | custar* | encontr* | gostar*
    ador* | aparec* | sentir | esfriar | subir | cair | crescer | entend* | falhar | atrasar* | vir* | melhor* | abrir*
    começar* | terminar* | voltar* | ver | verá* | querer | interromp* | ser interrompid* | extingu* | prejudic*`,
  articles: `
    o | a | os | as | um | uma | todo | toda | todos | todas | cada | nosso | nossa | seu | sua | este | esta | qualquer | esse
    essa`,
  doers: `
    fabricante | produtor | construtor | importador | comerciante | fornecedores | prestador | órgão | órgãos | empregador
    condômino | condôminos | morador | moradores | aluno | alunos | usuário | usuários | empresas | juiz | autoridade | locador
    locatário | vendedor | diretoria | agente | agentes | assistente | assistentes | funcionário | funcionários | empregado
    atendente | atendentes | controlador | operador | encarregado | responsável | equipe | síndico | porteiro | gestor
    fornecedor | administrador | colaborador | colaboradores | loja | centro | escola | academia | monitor | secretaria
    tribunal | comitê | diretor | diretora | gerente | prefeitura | biblioteca | clube | árbitro | tutor | tesoureiro
    presidente | redação | moderadores | moderador | farmácia | hospital | enfermeiro | enfermeira | professor | professora
    cada um | robô | viajante | empresa | empregadores`,
  people: `
    sócio | sócios | associado | associados | dono | hóspedes | funcionárias | consumidores | fornecedor | fornecedores
    fabricante | produtor | comerciante | empregador | empregados | vendedor | comprador | órgão | órgãos | crianças | quem
    viajante | passageiro | passageiros | autoridade | participante | participantes | residente | condômino | condôminos
    candidato | empregado | trabalhador | partes | cidadão | todos | você | vocês | nós | cliente | clientes | usuário
    usuários | titular | pessoa | pessoas | morador | moradores | visitante | visitantes | hóspede | paciente | aluno | alunos
    membro | membros | consumidor | pais | compradores | corpo docente | assinante | assinantes | convidado | convidados
    acompanhante | acompanhantes | segurado | segurados | ninguém | aquele | jogadores | espectadores | trabalhadores | visitas
    responsáveis | viajantes`,
  things: `
    elevador | encomenda | porta | sistema | página | site | aparelho | serviço | capítulo | chave | tempo | aplicativo`,
  imperative: `
    ligue | lave | cuide | devolva | deixe | respeite | leia | escreva | trate | consulte | bloqueie | abra | identifique
    explique | anote | leve | recolha | limpe | faça | diga | traga | ajude | acompanhe | guardar | fechar | lavar | usar
    deixar | separe | pergunte | verifique | confirme | peça | não | informe | ofereça | confira | revise | envie | utilize
    use | evite | responda | mantenha | indique | avise | guarde | feche | registre | desligue | espere | solicite | cumprimente
    passar | pedir | verificar | confirmar | informar | dizer | manter | evitar | registrar | enviar | respeitar | entregue
    apresente | assine | preencha | transfira | encaminhe | apague | sair | saia | chamar | desligar | limpar | recolher
    utilizar | apresentar | entregar | devolver | preencher | assinar | avisar | comunicar | revisar | solicitar | indicar
    cumprimentar | revele | compartilhe | siga | seguir | conserve | mostrar | mostre | coloque | deposite | esvazie | evacuar
    pôr | fazer | dar | anexe | anexar | atenda | apagar | cuidar | trocar | chegue | procure | comece | prefira`,
  opening: `
    sempre | depois | primeiro | e | também | por favor | então | em seguida | além disso | nesse caso | art | parágrafo`,
  passive: `é | são | será | serão`,
  binding: `
    no fim | ao final | em até | cada | no ato | no mesmo dia | contra | diariamente | antes | somente | apenas | só
    pelo menos | dentro de | salvo | nunca | sempre | no máximo | imediatamente | por escrito | em hipótese | nenhum | nenhuma
    mediante | até | em … dias | até o | até dia | antes das | antes de | depois de | ao cabo | a terceiros | na embalagem
    no prazo | durante … anos | por … anos | no idioma | previamente | ao entrar | ao sair | na entrada | na recepção
    às expensas | por telefone | além do | sobre qualquer`,
  steps: `
    deveres | obrigações | são deveres | são obrigações | responsabilidades | tem de | têm de | deve | devem | deverá | passos
    seguintes passos | obrigatório | é preciso | regras | por favor | procedimento | tem que | em caso de | cada gerente | cada
    antes de | ao terminar | ao sair | ao entrar | instruções | tarefas | compromissos | obrigação de | nesta ordem
    documentos seguintes`,
  bans: `
    proibições | é vedado | são práticas abusivas | é proibido aos | das proibições | vedações | proibido | proibida | não deve
    não pode | não é permitido | inaceitável | inaceitáveis | nunca | vedado | evitar | é proibid* | são proibid*
    não se aceita* | não são aceit* | jamais | não podem | não poderá`,
  grants: `
    direitos | são direitos | dos direitos | pode | podem | permitido | tem direito | direito a | poderá | aceitáveis
    livremente | incluído para | opções`,
  advice: `deveria | recomendamos | recomenda-se | dicas | convém | boas práticas`,
  conditions: `
    seguintes condições | seguintes casos | seguintes hipóteses | se: | quando: | motivos | requisitos | se | quando | desde que
    exceções | são impróprios`,
  contents: `
    contém | inclui | compreende | consiste | seguintes dados | resumo | novidades | pacote inclui | nossos parceiros
    coletamos | em resumo | incluído em`,
  most: `
    no máximo | máximo | não mais de | até | em até | no prazo de | dentro de | menos de | inferior a | máx | antes das`,
  least: `pelo menos | no mínimo | mínimo | mais de | superior a | acima de | a partir de`,
  consent: `
    autorização | aprovação | consentimento | permissão | anuência | diretoria | gerente | gerência | diretor | assinatura
    responsável`,
  facts: `preço | taxa | valor | custo | telefone | endereço | média | tarifa`,
  boilerplate: `
    não será responsabilizad* | não será responsável | não serão responsáveis | não se responsabiliza*
    não nos responsabilizamos | exime* de responsabilidade | é regid* | são regid* | rege-se | será regid* | entende-se por
    entendem-se por | considera-se | consideram-se | é considerad* | são considerad* | não é considerad* | para os fins
    para os efeitos | entra* em vigor | entrará em vigor | leis brasileiras | meramente ilustrativ* | não garant*
    deve ser entendid* | devem ser entendid* | será interpretad* | é aquele | é aquela | é toda | é todo | é qualquer
    são aqueles | tem por objet* | fica eleito o foro | só não será | multa de | classificam-se | extingue-se | não se aplica
    não prejudica | disporá sobre | tem por objeto | têm por objeto | estatui | será computad* | serão nul* | são nul*
    prescreve* | acordado tácita`,
  aboutText: `
    este contrato | este manual | este documento | esta política | estas normas | estas condições | o presente | a presente
    os presentes | as presentes | este regulamento | esta página | este código | este guia | o termo | a palavra`,
  tells: `
    aplica* | descreve* | regula* | contém | tem por | estabelec* | explica* | defin* | integra* | foi | pode mudar
    podem mudar | pode ser alterad* | resume* | consiste* | disp* sobre | trata`,
  outsiders: `
    banco | bancos | navegador | transportadora | governo | seguradora | tempo | terceiros | polícia | imprensa | elevador
    operadora | afinador | mercado | lei | sistema`,
  anyone: `
    quem | aquele que | aquela que | todo aquele que | toda pessoa que | qualquer pessoa que | os que | o sócio que
    o aluno que | o funcionário que`,
  acts: `
    verific* | confer* | confir* | comunic* | inform* | avis* | apresent* | entreg* | devolv* | reembols* | elimin* | apag*
    exclu* | conserv* | guard* | arquiv* | registr* | assin* | pag* | autoriz* | aprov* | revis* | control* | limp* | fech*
    deslig* | bloque* | recus* | aceit* | troc* | vend* | ced* | compartilh* | revel* | fornec* | dá | dão | dará* | dad* | ped*
    pede* | solicit* | respond* | oferec* | promet* | transmit* | envi* | remet* | encaminh* | pass* | transfer* | mantem
    mantém | mant* | garanti* | assegur* | proteg* | respeit* | leva* | us* | utiliz* | cumpr* | notific* | design* | nome*
    justific* | sai | saem | entra* | veicul* | anunci* | atend* | conced* | pun* | resolv* | deposit* | recolh* | comprov*
    substitu* | cobr* | indeniz* | renov* | exib* | deix* | indic* | public* | trat* | cancel* | anonimiz* | destru*
    criptograf* | estacion* | convoc* | redig* | acompanh* | liber* | escolh* | acarret* | expost* | higieniz* | remov* | cuid*
    repass* | coloc* | fiscaliz* | zel* | agend* | anot* | alter* | mantid* | elabor* | reserv* | anex* | esclarec* | calcul*
    opin* | retir* | contrat* | decid* | corre | prorrog* | limit* | revog* | ficam deslig* | entregue*`,
  states: `
    é | são | era | eram | tem | têm | há | conhec* | sab* | vem | vêm | trabalh* | viv* | esquec* | começ* | cust* | abr*
    dur* | exist* | funcion* | aprend* | quer* | pod* | dev* | encontr* | cheg* | vai | vão | pens* | acredit* | parec*
    depend* | e | ou | de | do | da | que | em | a | com | por | para | não | costum* | perd* | receb* | gost* | pertenc* | está
    estão | conta | segu* | precis* | vê | veem | escrev* | mostr* | compet*`,
};
