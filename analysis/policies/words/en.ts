import type { Words } from "./words.ts";

export const en: Words = {
  obligation: `
    needs the | need the | needs a | needs an | need an | needs written | need written | needs two | need two | is asked to
    are asked to | it falls to | falls to | takes the signature | have until | has until | belongs in | belong in | go back into
    stays with | stay outside | is up to the | is the job of | is a must | is essential | are essential | is compulsory
    can't do without | has priority | comes first | come first | are owed | in charge of | at least one of | is obliged to
    are obliged to | are bound | it is compulsory | compulsory | is entirely your responsibility | is your responsibility
    are your responsibility | is the responsibility | it's your responsibility | it is your responsibility | is due | are due
    must comply | you'll need to | you'll have to | subject to approval | no later than | must submit | requires approval
    require approval | is conditional on | duty of | it is necessary | is necessary to | are bound to | bound by | must | shall
    has to | have to | need to | needs to | 'll need | will need | required to | is required | are required | are to | is to be
    are to be | is to | obliged to | obligated to | responsible for …ing | is responsible for | are responsible for
    has a duty to | have a duty to | it is up to | make sure | be sure to | ensure that | is mandatory | are mandatory
    has got to | requires | require | agree to | agrees to | undertake to | undertakes to | is expected to | are expected to
    is obligatory | is due within | needs approval | need approval | need a | is subject to approval | must be | always
    are kindly asked | is payable | are payable | payable | is the manager's duty | is the duty | is … duty to
    is … responsibility to | is … responsibility | it is for the | it's for the | bears the | bear the cost* | bears all
    fall due | falls due | becomes due | become due | remains at | remain at | remains with | stays on | stay on | stays outside
    will be required to | is under an obligation | are under an obligation | under a duty | has the duty | have the duty
    has the obligation | have the obligation | obligation to | requirement to | it is required | it is mandatory
    it is obligatory | is a requirement | is a condition | a prerequisite | needs to be | need to be | warrants that
    warrant that | undertake* | commit to | commits to | committed to | pledge to | promises to | see to it | sees to it
    takes care of | take care of | take care that | take responsibility | takes responsibility | accountable for
    in need of approval | require prior | requires prior | upon … shall | must always | require* a | requires an | require an
    be sure that | remember to | are requested to | is requested to | go to a | goes to a | is charged | are charged
    are responsible | is responsible | due back | are due back | is due back | comes with | come with tests`,
  prohibition: `
    is not for | are not for | not meant for | is reserved for | are reserved for | out of the question | not an option
    not tolerated | off-limits | is taboo | has no place | have no place | nobody but | no one but | nobody … is
    under no condition | on no account | by no means | in no event | strictly confidential | must neither | may neither
    is no reason to | without … nothing | not for sale to | not be tolerated | will not tolerate | won't tolerate
    zero tolerance | are not reimbursable | is not reimbursable | not … reimbursed | not refundable | non-refundable
    no refunds | cannot be | will not … accept | is disallowed | are disallowed | not … eligible | is not available
    must refrain | is not possible | no exceptions | not … transferable | not to be | unauthorized … prohibited | not covered
    not … carry over | does not permit | do not allow | doesn't allow | do not offer | don't offer | do not accept
    don't accept | restricted from | barred from | you will not | we will not | we will never | you won't | we won't
    nothing … may | no one may | nobody may | not be … used | is not … allowed | are not … allowed | must not | mustn't
    may not | shall not | shan't | must never | may never | can not | cannot | can't | never | not allowed | not … allowed
    not permitted | not … permitted | isn't allowed | aren't allowed | forbidden | prohibited | do not | don't
    should not be used | under no circumstances | in no case | at no time | is banned | are banned | no longer accepted
    not acceptable | unacceptable | not … to be | is not to | are not to | no … may | no … shall | no … is given | not entitled
    refrain from | neither … may | off limits | avoid at all costs | strictly against | without exception | is not reimbursed
    will not be | won't be | not eligible | you agree not to | not be accepted | has no right | not accepted | is not accepted
    are not accepted | violation of this | violates this | breach of this | against our rules | against the rules
    against our policy | against policy | grounds for dismissal | not exchangeable | not redeemable | not valid | not … valid
    nobody shall | nothing shall | no one shall | nobody must | no one must | nothing must | neither … shall | neither … must
    none … may | none … be | aren't to | isn't to | aren't to be | not be discussed | no smoking | no access | no entry
    no admission | has no vote | have no vote | no right to | no entitlement | is excluded | are excluded | excluded from
    ineligible | illegal to | unlawful to | is not ok | isn't ok | are not ok | not okay | no-go | will not be accepted
    will not be tolerated | not authorized to | not authorised to | not entitled to | not empowered to | disallow* | outlawed
    ban on | we do not allow | we don't allow | we do not permit | we don't permit | we do not tolerate | we don't tolerate
    is not effective | no … is effective | abstain from | desist from | must under no | may under no | shall under no
    shall in no | must in no | may in no | must at no | may at no | is against our | is against the rules
    against company policy | aren't acceptable | isn't acceptable | isn't permitted | aren't permitted | aren't tolerated
    won't | will not | isn't reimbursed | aren't reimbursed | is off the table | do not belong | does not belong | don't belong
    is not on | not welcome | is not welcome | are not welcome | not a place for | stays inside | stay inside | not here
    are no longer issued | is no longer issued | is no longer offered | are no longer accepted`,
  recommendation: `
    it is wise | is wise to | wise to | rather you | would rather | it helps to | it pays to | try not to | worth | best to
    it's best | makes sense to | we'd like you to | is desirable | would be better | had better | a good habit | think twice
    in doubt | keep in mind | preferable | should | should not | shouldn't | ought to | recommended | recommend | advisable
    we advise | consider | ideally | better to | do well to | encouraged to | encourage | is preferred | are preferred
    preferably | good practice | best practice | is a good idea | strongly suggest | we suggest | try to | where possible
    aim to | a good idea | are a good idea | it's a good idea | good ideas | encouraged | is encouraged | are encouraged
    best done | best kept | is best | are best | recommend* | advis* | suggest* | prefer | prefers | preferred | ideal is
    would be wise | be wise to | would do well | helpful to | useful to | is helpful | sensible | prudent | wise
    assume good faith | be kind | make an effort | strive to | aspire to | if possible | whenever possible | as far as possible
    where you can | if you can | it is worth | mindful of | desirable | favor | favour | aim for | think about | may want to
    might want to | bear in mind | usually better | often better | are requested | we ask you to | please try | is often better
    are often better | work best | works best | is welcome | do best | so do it | are easier to | is easier to | label your`,
  permission: `
    welcome to | needn't | nothing wrong with | are accepted | is accepted | no need to ask | without asking | up to … each
    is at liberty | has the choice | have the choice | may as well | nobody has to | no one has to | doesn't have to
    doesn't need | don't need | does not need to | do not need to | no reason is needed | without giving a reason | is eligible
    are eligible | have the option | has the option | are welcome to | is welcome to | you're free to | you are free
    we reserve | feel free to | it is acceptable | have access to | up to you | may | can | is allowed to | are allowed to
    allowed to | permitted to | is permitted | are permitted | free to | has the right to | have the right to | have the right
    right to | entitled to | at liberty to | no approval is needed | is allowed | are allowed | we do permit | we permit
    we allow | is acceptable | are acceptable | need not | does not have to | do not have to | don't have to | is authorized to
    are authorized to | reserve the right | reserves the right | at your discretion | is ok | may choose | is not required to
    are not required to | no … is required | is not required | are not required | not be required to | not … obliged
    not … obligated | not … mandatory | not … compulsory | no need to | no need for | no obligation | nobody is obliged
    nobody is required | no one is required | no one is obliged | there is no need | there's no need | no … needed
    isn't required | aren't required | isn't necessary | isn't mandatory | not have to | not need to | don't need to
    doesn't need to | without prior notice | free of charge | is possible | are possible | is entitled | are entitled
    gets a free | get a free | the option to | the option of | has a right | have a right | the right of | at their discretion
    at its discretion | at his discretion | at her discretion | voluntary | is open to | are open to | are invited to
    is invited to | allowed | permitted | licensed to | grant you | grants you | choose to | opt to | opt out | exempt
    is up to you | leave it to you | reserves | is not necessary | are not necessary | not necessary to | it's fine | it is fine
    is fine to | it is ok | it's ok | is okay | for free | is free up to | are welcome | available on request
    available upon request | have a vote | has a vote | has one vote | renewable | permission is granted | are excused
    is excused | go unpunished | goes unpunished | pay no | pays no | get the | no fee | at no cost`,
  only: `
    only | no more than | at most | solely | exclusively | not more than | no fewer than | no less than | up to a maximum`,
  not: `not | no | never | n't | without`,
  nobody: `no | nobody | no one | none | neither`,
  when: `
    if | when | whenever | where | in case | once | after | before | as soon as | provided that | provided | as long as | until
    while | should a | should an | should the | in the event | for as long as | only after | only when | only if | even if
    because | since | so that | although`,
  unless: `unless | except | except when | except for | other than | save for | with the exception of | apart from`,
  relative: `who | which | that | whose | whom | what | how | why | whether`,
  history: `
    that year | in those days | back then | in the nineties | years ago | until 20 | since 20 | once had | before the war
    at first | formerly | in earlier versions | was able | were able | would have | had to | was founded | last year
    we used to | it used to | they used to | people used to | previously | in the past | were required | was required
    required two | was introduced | in 2011 | previous policy | replaces version | was approved on | had been | did not have to
    were allowed | was allowed | at the time | used to be | in the old days | until last | until recently | once required
    for years | decades ago | was required to | were obliged | was obliged | was forbidden | were forbidden | was prohibited
    were prohibited | last week | last month | last winter | last summer | yesterday | was banned | were banned | it was decided
    has been changed | since then`,
  example: `for example | example | e.g | for instance | such as in | imagine | suppose | let's say`,
  definition: `
    governed by | is effective | takes effect | come into force | courts of | is confirmed as soon as | at your own risk
    we mean | by … we mean | stands for | is short for | are called | known as | covers all | is the name | is not liable
    are not liable | no liability | not responsible for | accept no responsibility | not … liable | takes no responsibility
    exclude liability | is open from | is considered | are considered | is deemed | are deemed | shall mean | the purpose of
    applies when | we define | effective date | was last updated | constitutes | governs | means | refers to | is defined as
    are defined as | have the meaning | has the meaning | is called | defined in | for the purposes of this
    these are the basic | this policy applies | this policy covers | this document describes | what we mean | applies to all
    is intended to | are not legally binding | consists of | there are … types | is a type of`,
  report: `
    if you want | if you'd like | if you would like | if you wish | if you prefer | if you are interested | see chapter
    see section | see also | more about | we believe | we've | we know | we hope | our goal | we understand | we love
    have found | it's hard | we think | as you can see | learn more | read more | we made | we built | for more information
    thank you | should know what | user will have to | said that | said they | says that | said in | reported that | we asked
    told us | according to | in tests | describes who | explains how | describes how | sets out | section … describes
    found that | experts say | in our experience | many people | says the | say the | said the | writes | wrote | argues | argue
    complain that | complained | we asked ourselves | surveys show | studies show | research shows | shows that | as you know
    our mission | our vision | our aim | we are proud | we're proud | we are happy | we're happy | we aim to be | we strive
    a place where | if you have questions | if you have any questions | for questions | any questions | please see
    please refer | questions or | if you have a question | for further | if you need help | if you need assistance
    if you need support | if you have concerns | if you are unsure where | status will be`,
  chance: `
    may have to | must be somewhere | can't guarantee | cannot guarantee | not be underestimated | cannot be seen
    can't be seen | no guarantee | do not guarantee | can't promise | cannot promise that | you'll love | you'll enjoy
    you will love | you will enjoy | usually | often | typically | normally | in most cases | can't miss | cannot miss
    can't wait | never forget | can't believe | cannot imagine | never sleeps | never hurts | more often than not | hardly ever
    as a rule of thumb | i must admit | i must say | may or may not | must be some | must feel | must be tired | must be seen
    must be heard | have to try | must try | must-see | should be enough | should be ready | should work | should only take
    should have arrived | ought to be enough | should do | should feel | must have been | may have been | bank may have | might
    could have | should load | should arrive | should take | may rain | must be the | must love | it must be | may well
    may be due to | could be | should be able | should be fine | should see | should now | should appear | will probably
    must think | can expect | may expect | should expect | may get | can get | may want | may seem | may be asked | can be asked
    may need | may vary | may sometimes | can sometimes | must have started | no doubt | surely | must surely | may not work
    may not be available | may not be able | may be unavailable | may not arrive | may not sail | may not load | can feel
    can be lonely | can be hard | can be difficult | could | probably | perhaps | likely to | unlikely to | tend to | tends to
    must see | must visit | must watch | must read this | would be great | would love`,
  happens: `
    love | enjoy | be interested | be seen | be heard | rely on | count on | be happy | be glad | be pleased | make a mistake
    feel | remember | recall | wonder | come across | know | look like | be surprised | be asked | ask yourself | take up to
    be hard | run out | stop working | turn out | end up | go wrong | break | fail | crash | slow | get lost | be wrong
    be early | be late | be full | be closed | rise | read barcodes | hold up to | carry up to | reach | store up to | reach us
    contact us | get in touch | be confusing | sound | be tempting | mean | be difficult | be necessary | be reached | learn
    be true | make sense | still be | imagine | hear | be due | have questions | choose to leave | be unavailable
    be interrupted | result | lead | cause | occur | happen | vary | apply | contain | have no | depend | take | fall | differ
    exist | be viewed | be considered | be part | be a | be an | be the | be subject | be different | be able | be delayed
    be lost | be updated | be legal | appear | arise | affect | seem | become | be liable | be available | be sent automatically
    not check | not have | no longer be able | notice | also be | need up to | be charged by | not open | not let | expire
    be found | be shown | be used to identify | help you understand | be in | be on | be more | be less | be very | be up to
    not be liable | and will not be liable | and will | get worse | get out | get stuck | get cold | get wet | think | work
    sail | arrive | arrive late | load | expect | experience | encounter | suffer | send us | send your | collect information
    collect data | grow | dry | freeze | melt | last | disappear | smell | taste | be lonely | be hard to | be noisy
    be crowded | be slow | be cold | be wet | be dangerous | be slippery | be caused | be explained | be tracked
    be traced back | be hot | be busy | be some | be many | be several | be reasons | be cases | be times | be exceptions
    be errors | not work | not be available | not sail | not arrive | not reply | not respond | not start | not function
    not load | not display | not be displayed | not be visible | remain visible | spread | save | save you
    be saved automatically | like | find the | find out | see a | see the | receive a | receive an | receive your
    change without | change from | change over | be amended automatically | start at | begin at | take place | move to
    come into | come with | come from | reply | meet | be ruled out | be guaranteed | be undone | be recovered | be restored
    see photos | read tables | recover | save us`,
  articles: `
    the | a | an | any | all | every | each | our | your | their | its | this | these | those | such | both | some | other | no
    as`,
  doers: `
    moderator | publisher | department | employer | agent | agents | assistant | assistants | bot | chatbot | employee
    employees | staff | colleague | colleagues | team | manager | managers | supervisor | controller | processor | operator
    operators | provider | deployer | representative | representatives | clerk | officer | officers | personnel | contractor
    contractors | member | owner | administrator | administrators | maintainer | maintainers | moderators | worker | workers
    teacher | nurse | driver | drivers | suppliers | supplier | company | clinic | secretary | board | treasurer | reviewer
    reviewers | support | help desk | service desk | front desk | reception | human resources | hr | management | committee
    works council | security | shop | store | library | school | hotel | hospital | librarian | receptionist | cashier
    instructor | trainer | trustee | trustees | organizer | organizers | editor | editors | licensee | licensor | contractor's
    lead | leads | shift lead | head | director | directors | caretaker | keeper | robot | pupil | pupils`,
  people: `
    member | members | employer | employers | worker | workers | landlords | supplier | suppliers | maintainer | maintainers
    admin | admins | driver | drivers | registrant | seller | sellers | lender | insurer | trader | consumer | consumers
    everybody | others | team | teams | moderators | contributors | hosts | individual | individuals | resident | residents
    traveler | travelers | author | authors | researcher | researchers | subject | subjects | minor | minors | candidate
    candidates | vendor | vendors | partner | partners | recipient | sender | state | states | authority | authorities
    commission | landlord | leaders | volunteers | attendees | speakers | you | we | they | i | user | users | customer
    customers | client | clients | guest | guests | patient | patients | student | students | tenant | tenants | visitor
    visitors | passenger | passengers | person | persons | people | anyone | everyone | applicant | applicants | organization
    organizations | owner | owners | buyer | caller | parent | parents | child | children | participant | participants
    contributor | reader | readers | subscriber | holder | party | parties | whoever | company | customer's | either party
    each party | neither party | newcomer | newcomers | licensee | licensor | tenant's | purchaser | borrower | borrowers
    adult | adults | relative | relatives | infants | callers | reviewer | reviewers | developer | developers | editor | editors
    group | groups | families | board | chair | treasurer | secretary | coach | coaches | trainee | trainees | intern | interns
    nobody | somebody | someone | anybody | one | who | hires | hire | parent's | guardian | guardians | dealer | dealers
    merchant | merchants | creator | creators | streamer | streamers | advertiser | advertisers | freelancer | freelancers
    beneficiary | policyholder | insured | pupil | pupils | teachers`,
  things: `
    tool | tools | system | systems | page | site | website | app | software | lock | device | flight | flights | airline
    courier | carrier | status | screen | model | weather | machine | elevator | service | law | regulator | bank | banks
    transfer | parcel | package | order | orders | abuse | failure | violation | violations | consequences | requests
    congresspeople | terms | account | content | license | prices | price | data connectivity | battery | printer | server
    database | it | there | this | titles`,
  imperative: `
    accept | acknowledge | act | add | address | adhere | advise | agree | allow | always | announce | answer | apologize
    apply | approve | archive | ask | assess | assign | attach | avoid | be | begin | block | book | bring | call | cancel
    change | charge | check | choose | clarify | classify | clean | close | collect | complete | comply | confirm | consult
    contact | continue | copy | correct | create | decline | delete | deliver | deny | describe | direct | disable | disclose
    discuss | dispose | do | document | double-check | download | encrypt | end | enforce | enable | enter | ensure | escalate
    establish | evaluate | examine | explain | fill | finish | follow | forward | gather | get | give | greet | hand | handle
    hold | identify | ignore | include | inform | inspect | introduce | investigate | keep | leave | let | limit | list | lock
    log | look | maintain | make | mark | mask | mention | monitor | name | notify | obtain | offer | only | open | order | pass
    pay | perform | place | plan | point | prepare | present | preserve | prevent | print | prioritize | proceed | process
    protect | provide | publish | put | quote | raise | reach | read | record | redirect | reduce | refer | refuse | reject
    release | remain | remember | remind | remove | repeat | replace | reply | report | request | resolve | respect | respond
    restart | restrict | return | review | revoke | route | run | save | say | schedule | seek | select | send | separate | set
    share | show | sign | speak | specify | start | state | stay | stick | stop | store | submit | suggest | summarize | supply
    switch | tag | take | talk | tell | thank | track | transfer | treat | try | turn | update | upload | use | validate
    verify | wait | warn | wash | wear | welcome | write | lift | refuel | resume | suspend | reboot | toggle | grant | wipe
    lower | bear | refrain | assume | search | weigh | prefer | dial | count | cover | empty | fasten | flush | rinse | park
    register | renew | retain | settle | sort | sweep | tidy | unplug | value | watch | withdraw | behave | cite | credit
    exercise | minimize | redact | escort | rotate | secure | scan | shred | sanitize | surrender | swap | translate | undergo
    vacate | water | label | test`,
  opening: `
    please | always | then | first | next | finally | and | also | otherwise | so | generally | in such cases | immediately
    politely | only | but | therefore | note | important | instead | now | on arrival | whenever possible`,
  passive: `is | are | be`,
  binding: `
    daily | weekly | monthly | each | as soon as | once | on the same day | twice | on arrival | at the end of
    in the presence of | in full | separately | after | for at least | straight away | without delay | at once | in person
    the same day | by email | from the | with a | before | only | at least | within | unless | first | against | at most
    no later than | not | immediately | always | except | by the | by a | in writing | until | no | under no circumstances
    every | on request | no later | by noon | by friday | by the end | upon | prior to | in advance | on the first
    at the latest | on time | at all times | for … years | for … months | for … days | after use | when leaving | on departure
    to the original`,
  steps: `
    responsible for | expected to | please: | duties of | do the following | students must | how to behave | responsibilities of
    agree to | undertake to | follow these steps | these steps | steps are | as follows | please | must | required | is needed
    take the following | make sure | checklist | you: | our commitments | your duties | duties | obligations | responsibilities
    we will | you will | to do | rules | procedure | need to | have to | shall | steps: | steps | in this order
    in the following order | what to do | how to proceed | required documents | to bring | your responsibilities
    our responsibilities | commitments | tasks | each … : | in case of | in the event of | before each | after each
    at check-in | on arrival | obligation to`,
  bans: `
    not do | must not do | will not | won't | not tolerated | prohibited activities | prohibitions | restrictions | agree not to
    not be | you can't | what you can't | not ok | aren't ok | isn't ok | prohibit | prohibits | prohibited | forbidden
    not allowed | not permitted | unacceptable | must not | may not | do not | don't | never | cannot | not acceptable
    not to do | no-go | shall not | avoid | banned | not use | out of bounds | not accepted | aren't accepted | we do not accept
    do not accept | don't accept | don't allow | not welcome | not tolerate | excluded | refrain from | abstains from
    must never | may never | no: | agree not | off limits | not covered`,
  grants: `
    what you can do | you can | we may | rights of | your rights | is allowed to | ok for | actually ok | allowed | permitted
    acceptable | may | can | has the right | have the right | right to | entitled | are free to | you can take | can take
    are welcome to | included for | free for | entitled to | are allowed | is allowed | options | you get | each member gets`,
  advice: `
    should | recommended | we recommend | tips | advice | best practices | consider | good practice
    examples of behavior that contributes | tips for | good meetings | recommendations | suggestions | ideas | please consider
    good to know | helpful hints`,
  conditions: `
    all of the following | following are met | following is true | following are true | both of the following
    either of the following | who: | employees who | users who | following criteria | eligibility | if any | considered
    grounds | in which case | one of the following | any of the following | the following conditions | following apply
    following applies | is met | are met | if: | when: | where: | reasons | unless: | criteria | in case: | provided that:
    cases: | circumstances | process your data if | counts as … if | is considered | if you have | if the | only if:
    exceptions | exempt | applies if | are eligible if | may be refused if | qualifies`,
  contents: `
    containing | contains | has: | have: | includes | include: | following information about | consists | types | fields
    overview | what changed | such as | namely | looks like | list of | right to the following information | following data
    we collect | collect the following | at a glance | partners | our partner* | offers: | benefits | included in | comprises
    glossary | contact* | kit contains | in the box | usually want to know | looks as follows | counts as`,
  most: `
    at most | no more than | not more than | maximum of | up to | a maximum of | not exceed | may not exceed | must not exceed
    limited to | maximum | no later than | within | not later than | less than | below | under | max | at the latest | cap
    capped at | no longer than`,
  least: `
    at least | no less than | not less than | minimum of | a minimum of | minimum | more than | above | over | exceeding
    or more | or older | min`,
  consent: `
    approval | approved by | sign-off | authorization | consent | with permission | second signature | manager decides
    confirmation | approve* | shift lead | signature | director | directors | head of | manager`,
  facts: `
    price | fee | fees | cost | rate | hours | opening | average | phone | email | address | find there | description | size
    last year`,
  boilerplate: `
    shall mean | shall have the meaning* | shall refer to | shall be construed | shall be deemed | shall be interpreted
    shall be governed | shall be considered | shall not be construed | shall not be deemed | shall not affect
    shall not be affected | shall come into | shall enter into force | shall take effect | shall become effective
    shall commence | shall remain in force | shall remain in full | shall remain in effect | shall continue in | shall survive
    shall prevail | shall not constitute | shall constitute | shall inure | shall be binding | be liable | be held liable
    be held responsible | be responsible for any | liability shall | liability will | liability is | liability … exceed
    total liability | shall not limit | shall apply to | shall not apply | will be governed | will be construed | will be deemed
    must be understood | must be read as | should be read as | should be understood | are to be read | is to be read
    are to be understood | is to be understood | should be interpreted | to be construed | may be construed | can be defined
    may be defined | refers to | have the meaning* | has the meaning* | is defined as | are defined as | we mean | is meant
    nothing in this | nothing in these | nothing herein | no warrant* | without warrant* | as-is | disclaim* | we make no
    not … considered`,
  aboutText: `
    this agreement | these terms | this policy | this document | this handbook | this page | this section | this chapter
    this manual | this guide* | this code | these rules | these guidelines | this notice | this statement | this contract
    the term | the terms | the following terms | the purpose of | the aim of | the words | the word | the singular | headings`,
  tells: `
    appl* | cover* | describe* | explain* | contain* | outline* | define* | govern* | form* | was | were | has been | have been
    is effective | is valid | takes effect | serve* | aim* | set* out | give* | include* | exist* | help* | are for | is for
    relate* | supplement* | replace* | supersede* | is part | are part | is intended | are intended | is divided | is based
    consist*`,
  outsiders: `
    bank | banks | browser | browsers | courier | couriers | carrier | carriers | third parties | third party | third-party
    regulator | regulators | council | government | parliament | court | courts | manufacturer | vendor | network | insurer
    insurers | search engines | hackers | criminals | attackers | fraudsters | weather | neighbors | police | press | market
    snails | cats | dogs | birds | plants | algorithm | internet provider | airline | post office | mayor | the city`,
  whoever: `
    whoever | anyone who | anybody who | everyone who | everybody who | any person who | any employee who | any member who
    those who`,
  acts: `
    check | checks | checked | verif* | report | reports | reported | submit* | return | returns | returned | refund* | delet*
    lock | locks | locked | sign | signs | signed | hand | hands | handed | send | sends | sent | keep | keeps | kept | file
    files | filed | pay | pays | paid | approv* | record | records | recorded | remov* | inform | informs | informed | notif*
    replac* | exchang* | issue | issues | issued | deposit | deposits | deposited | label | labels | labeled | labelled | train
    trains | trained | review | reviews | reviewed | clean | cleans | cleaned | switch* | turned | wear | wears | worn | carr*
    confirm | confirms | confirmed | escalat* | transfer | transfers | transferred | forward* | document | documents
    documented | logged | archiv* | encrypt | encrypts | encrypted | destroy* | reset | block | blocks | blocked | suspend*
    cancel* | weigh* | inspect* | investigat* | examin* | appoint* | assign* | attach | attaches | attached | announc*
    publish* | reject* | refus* | declin* | reimburs* | protect* | disinfect* | wash* | empt* | supervis* | accompan* | monitor*
    mark | marks | marked | register | registers | registered | renew* | settl* | compensat* | handled | treated | processed
    bear | bears | borne | give | gives | given | look* after | fix | fixes | fixed | revert* | bring | brings | brought | ask
    asks | asked | answer | answers | answered | tell | tells | told | complet* | obtain* | provid* | ensur* | enforc* | leave
    leaves | left | put | puts | hung | stored | shared | disclosed | discussed | sold | sell | share | disclose | accept
    allow | permit | rent | copied | copy | print* | scan* | held | held back | grant | grants | granted | award* | conducted
    conduct | conducts | tested | test | tests | updated | updat* | wip* | dispos* | separated | swept | closed | close | closes
    opened | retained | erased | anonymi* | redact* | corrected | credited | converted | withheld | deducted | charged
    calculated | divided | shipped | packed | wrapped | listed | stated | offered | offer | offers | declared | shown
    presented | counted | repeated | limited | restricted | prohibited | acknowledge* | route | routes | routed | prioriti*
    attend | attends | arrive | arrives | follow | follows | followed | use | uses | respect | respects | observe | observes
    maintain* | perform* | deliver* | warrants | undertake* | overwr* | passed | posted | written | resold | read out`,
  states: `
    love* | like* | learn* | walk* | come | comes | forget* | feel* | know* | need* | want* | work* | live* | see | sees
    enjoy* | earn* | find* | get | gets | receiv* | think* | believ* | tend* | belong* | seem* | look like | hold | holds | open
    opens | cost* | count* | include* | contain* | consist* | exist* | happen* | remain | depend* | vary | varies | mean*
    speak* | expect* | hope* | wait* | lose | loses | appear* | become* | grow* | stem* | differ* | start* | begin* | run | runs
    fill up | write | writes | visit* | tell us | told | decide* | trust* | care | cares | rely | relies | prefer* | struggle*
    often | usually | sometimes | from | in | at | on | of | for | and | or | with | to | about | under | over | as | by
    between | among | during | without | are | is | was | were | has | have | had | can | could | may | might | must | should
    shall | will | would | do | does | did | who | that | which | whose | not | across | around | than | like | both | all
    also`,
};
