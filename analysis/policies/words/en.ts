import type { Words } from "./words.ts";

export const en: Words = {
  obligation: `needs the | need the | needs a | needs an | need an | needs written | need written | needs two | need two | is asked to | are asked to | asked to | it falls to | falls to | takes the signature | have until | has until | belongs in | belong in | belongs to the | goes back | go back into | stays in | stay in | stays with | stay outside | remains in | is up to the | is the job of | is a must | is essential | are essential | is compulsory | can't do without | has priority | comes first | come first | are owed | in charge of | at least one of | is obliged to | are obliged to | are bound | it is compulsory | compulsory | is entirely your responsibility | is your responsibility | are your responsibility | is the responsibility | it's your responsibility | it is your responsibility | expected to | is due | are due | must comply | you'll need to | you'll have to | subject to approval | no later than | must submit | requires approval | require approval | is conditional on | responsibility of | responsibility to | duty of | it is necessary | is necessary to | are bound to | bound by | 
    must | shall | has to | have to | need to | needs to | 'll need | will need | required to | is required | are required
    are to | is to be | are to be | is to | obliged to | obligated to | responsible for …ing | is responsible for | are responsible for
    has a duty to | have a duty to | it is up to | make sure | be sure to | ensure that | is mandatory | are mandatory | has got to
    requires | require | agree to | agrees to | undertake to | undertakes to | is expected to | are expected to | is obligatory
    are due | is due within | needs approval | need approval | need a | bear the | is subject to approval | must be | always`,
  prohibition: `is not for | are not for | not meant for | is reserved for | are reserved for | out of the question | not an option | not tolerated | off-limits | is taboo | has no place | have no place | nobody but | no one but | nothing but | nobody … is | not until | not before | under no condition | on no account | by no means | in no event | is void | strictly confidential | must neither | may neither | is no reason to | without … nothing | not even | not for sale to | not be tolerated | will not tolerate | won't tolerate | zero tolerance | are not reimbursable | is not reimbursable | not … reimbursed | not refundable | non-refundable | no refunds | cannot be | will not … accept | is disallowed | are disallowed | not … eligible | is not available | must refrain | is not possible | no exceptions | not … transferable | not to be | unauthorized … prohibited | not covered | not … carry over | won't | will not | does not permit | do not allow | doesn't allow | do not offer | don't offer | do not accept | don't accept | no longer | is against | restricted from | barred from | you will not | we will not | we will never | you won't | we won't | nothing … may | no one may | nobody may | not be … used | is not … allowed | are not … allowed | 
    must not | mustn't | may not | shall not | shan't | must never | may never | can not | cannot | can't | never | not allowed
    not … allowed | not permitted | not … permitted | isn't allowed | aren't allowed | forbidden | prohibited | do not | don't
    should not be used | under no circumstances | in no case | at no time | is banned | are banned | no longer accepted
    not acceptable | unacceptable | not … to be | is not to | are not to | no … may | no … shall | no … is given | not entitled
    refrain from | neither … may | off limits | avoid at all costs | strictly against | without exception | is not reimbursed
    will not be | won't be | not eligible | you agree not to | not be accepted | has no right`,
  recommendation: `it is wise | is wise to | wise to | rather you | would rather | it helps to | it pays to | try not to | worth | best to | it's best | makes sense to | we'd like you to | is desirable | would be better | had better | a good habit | think twice | in doubt | keep in mind | preferable | 
    should | should not | shouldn't | ought to | recommended | recommend | advisable | we advise | consider | ideally | better to
    do well to | encouraged to | encourage | is preferred | are preferred | preferably | good practice | best practice
    is a good idea | strongly suggest | we suggest | try to | where possible | aim to`,
  permission: `welcome to | needn't | nothing wrong with | are accepted | is accepted | no need to ask | without asking | up to … each | get to | is at liberty | has the choice | have the choice | may as well | nobody has to | no one has to | doesn't have to | doesn't need | don't need | does not need to | do not need to | no reason is needed | without giving a reason | is eligible | are eligible | eligible for | have the option | has the option | are welcome to | is welcome to | you're free to | you are free | we reserve | is fine | are fine | feel free to | upon request | on request | it is acceptable | we can | we may | at any time | have access to | up to you | 
    may | can | is allowed to | are allowed to | allowed to | permitted to | is permitted | are permitted | free to | has the right to
    have the right to | have the right | right to | entitled to | at liberty to | no approval is needed | is allowed | are allowed
    we do permit | we permit | we allow | is acceptable | are acceptable | need not | does not have to | do not have to
    don't have to | is authorized to | are authorized to | reserve the right | reserves the right | at your discretion | is ok
    may choose | is not required to | are not required to | no … is required`,
  only: `only | no more than | at most | solely | exclusively | not more than | no fewer than | no less than | up to a maximum`,
  not: `not | no | never | n't | without`,
  nobody: `no | nobody | no one | none | neither`,
  when: `
    if | when | whenever | where | in case | once | after | before | as soon as | provided that | provided | as long as | until
    while | should a | should an | should the | in the event | for as long as | only after | only when | only if | even if | because | since | so that | although`,
  unless: `unless | except | except when | except for | other than | save for | with the exception of | apart from`,
  relative: `who | which | that | whose | whom | what | how | why | whether`,
  history: `that year | in those days | back then | in the nineties | years ago | until 20 | since 20 | once had | before the war | at first | formerly | in earlier versions | was able | were able | would have | 
    had to | was founded | last year | we used to | it used to | they used to | people used to | previously | in the past | were required | was required | required two | was introduced
    in 2011 | previous policy | replaces version | was approved on | had been | did not have to | were allowed | was allowed | at the time`,
  example: `for example | example | e.g | for instance | such as in | imagine | suppose | let's say`,
  definition: `governed by | is effective | takes effect | come into force | courts of | is confirmed as soon as | at your own risk | as is | we mean | by … we mean | stands for | is short for | are called | known as | covers all | is the name | is not liable | are not liable | no liability | not responsible for | accept no responsibility | not … liable | takes no responsibility | exclude liability | is open from | are open | is considered | are considered | is deemed | are deemed | shall mean | is any | are those | in this policy | in these terms | this section | the following terms | this agreement | the purpose of | this page | applies when | apply to | applies to | we define | refer to the | the term | outlines | serves as | this handbook | effective date | was last updated | constitutes | governs | 
    means | refers to | is defined as | are defined as | have the meaning | has the meaning | is called | defined in | for the purposes of this
    these are the basic | this policy applies | this policy covers | this document describes | what we mean | applies to all | is intended to
    are not legally binding | consists of | there are … types | is a type of`,
  report: `if you want | if you'd like | if you would like | if you wish | if you prefer | if you are interested | want to | visit our | see chapter | see section | see also | more about | click | we believe | we've | we know | we hope | our goal | we want | we understand | we try | we love | have found | it's hard | we think | as you can see | learn more | read more | questions about | we made | we built | for more information | thank you | 
    should know what | user will have to | 
    said that | said they | says that | said in | reported that | we asked | told us | according to | in tests | describes who | explains how
    describes how | sets out | section … describes | found that | experts say | in our experience | many people`,
  chance: `may have to | must be somewhere | can't guarantee | cannot guarantee | not be underestimated | cannot be seen | can't be seen | no guarantee | do not guarantee | can't promise | cannot promise that | you'll love | you'll enjoy | you will love | you will enjoy | usually | often | typically | normally | in most cases | can't miss | cannot miss | can't wait | never forget | can't believe | cannot imagine | never sleeps | never hurts | more often than not | hardly ever | as a rule of thumb | i must admit | i must say | may or may not | must be some | must feel | must be tired | must be seen | must be heard | have to try | must try | must-see | should be enough | should be ready | should work | should only take | should have arrived | ought to be enough | should do | should feel | 
    must have been | may have been | bank may have | might | could have | should load | should arrive | should take | may rain | must be the | must love
    it must be | may well | may be due to | could be | should be able | should be fine | should see | should now | should appear | will probably`,
  happens: `love | enjoy | be interested | be seen | be heard | choose between | pick from | rely on | count on | be happy | be glad | be pleased | make a mistake | need | feel | remember | recall | wonder | come across | know | look like | be surprised | be asked | ask yourself | take a | take up to | be hard | run out | stop working | turn out | end up | go wrong | break | fail | crash | slow | get lost | be wrong | be early | be late | be full | be closed | rise | read barcodes | hold up to | carry up to | reach | store up to | reach us | contact us | get in touch | look like | be confusing | sound | be tempting | mean | be hard | be difficult | be necessary | be reached | learn | be true | make sense | still be | imagine | hear | be due | have questions | choose to leave | be unavailable | be interrupted | 
    result | lead | cause | occur | happen | vary | apply | include | contain | have no | depend | take | fall | change | differ | exist
    be viewed | be considered | be part | be a | be an | be the | be subject | be different | be able | be delayed | be lost | be updated
    be legal | find | see | appear | arise | affect | seem | become | be liable | be available | be sent automatically | go back | not check | not have
    no longer be able | receive | notice | also be | need up to | be charged by | not open | not let | show | open | close | expire | be found | be shown
    be reached | be used to identify | help you understand | be in | be on | be more | be less | be very | be up to | not be liable | and will not be liable | and will | be liable`,
  articles: `the | a | an | any | all | every | each | our | your | their | its | this | these | those | such | both | some | other | no | as`,
  doers: `moderator | publisher | department | employer | 
    agent | agents | assistant | assistants | bot | chatbot | employee | employees | staff | colleague | colleagues | team | manager | managers | supervisor
    controller | processor | operator | operators | provider | deployer | representative | representatives | clerk | officer | officers | personnel | contractor | contractors
    member | owner | administrator | administrators | maintainer | maintainers | moderator | moderators | worker | workers | teacher | nurse | driver | drivers | department | suppliers`,
  people: `member | members | employer | employers | worker | workers | landlords | supplier | suppliers | maintainer | maintainers | admin | admins | driver | drivers | registrant | seller | sellers | lender | insurer | trader | consumer | consumers | everybody | others | team | teams | moderators | contributors | hosts | individual | individuals | resident | residents | traveler | travelers | author | authors | researcher | researchers | subject | subjects | minor | minors | candidate | candidates | vendor | vendors | partner | partners | recipient | sender | state | states | authority | authorities | commission | landlord | leaders | volunteers | attendees | speakers | 
    you | we | they | i | user | users | customer | customers | client | clients | guest | guests | patient | patients | student | students | tenant | tenants | visitor | visitors
    passenger | passengers | person | persons | people | anyone | everyone | applicant | applicants | organization | organizations | owner | owners | buyer | seller | caller
    parent | parents | child | children | participant | participants | contributor | contributors | reader | readers | subscriber | holder | party | parties | whoever | company`,
  things: `
    tool | tools | system | systems | page | site | website | app | software | lock | device | flight | flights | airline | courier | carrier | status | screen | model | weather
    machine | elevator | service | law | regulator | bank | banks | transfer | parcel | package | order | orders | abuse | failure | violation | violations | consequences | requests | congresspeople | terms
    account | content | license | prices | price | data connectivity | battery | printer | server | database | it | there | this | titles`,
  imperative: `
    accept | acknowledge | act | add | address | adhere | advise | agree | allow | always | announce | answer | apologize | apply | approve | archive | ask | assess | assign | attach | avoid
    be | begin | block | book | bring | call | cancel | change | charge | check | choose | clarify | classify | clean | close | collect | complete | comply | confirm | consult | contact | continue
    copy | correct | create | decline | delete | deliver | deny | describe | direct | disable | disclose | discuss | dispose | do | document | double-check | download | encrypt | end | enforce | enable | enter | ensure | escalate | establish
    evaluate | examine | explain | fill | finish | follow | forward | gather | get | give | greet | hand | handle | hold | identify | ignore | include | inform | inspect | introduce | investigate
    keep | label | leave | let | limit | list | lock | log | look | maintain | make | mark | mask | mention | monitor | name | notify | obtain | offer | only | open | order | pass | pay | perform | place | plan
    point | prepare | present | preserve | prevent | print | prioritize | proceed | process | protect | provide | publish | put | quote | raise | reach | read | record | redirect | reduce | refer | refund | refuse | reject
    release | remain | remember | remind | remove | repeat | replace | reply | report | request | resolve | respect | respond | restart | restrict | return | review | revoke | route | run | save | say | schedule | seek | select
    send | separate | set | share | show | sign | speak | specify | start | state | stay | stick | stop | store | submit | suggest | summarize | supply | switch | tag | take | talk | tell | test | thank | track | train | transfer | treat | try
    turn | update | upload | use | validate | verify | wait | warn | wash | wear | welcome | write | lift | refuel | resume | suspend | reboot | toggle | grant | wipe | lower | bear | refrain`,
  opening: `please | always | then | first | next | finally | and | also | otherwise | so | generally | in such cases | immediately | politely | only | but | therefore | note | important | instead`,
  passive: `is | are | be`,
  binding: `daily | weekly | monthly | each | as soon as | once | on the same day | twice | on arrival | at the end of | in the presence of | in full | separately | after | for at least | straight away | without delay | at once | in person | the same day | by email | from the | with a | before | only | at least | within | unless | first | against | at most | no later than | not | immediately | always | except | by the | by a | in writing | until | no | under no circumstances | every | on request`,
  steps: `responsible for | expected to | please: | duties of | do the following | students must | how to behave | responsibilities of | agree to | undertake to | 
    follow these steps | these steps | steps are | as follows | please | must | required | is needed | do the following | take the following | make sure | checklist | you:
    our commitments | your duties | duties | obligations | responsibilities | we will | you will | to do | rules | procedure | need to | have to | shall`,
  bans: `not do | must not do | will not | won't | not tolerated | prohibited activities | prohibitions | restrictions | agree not to | not be | you can't | what you can't | 
    not ok | aren't ok | isn't ok | prohibit | prohibits | prohibited | forbidden | not allowed | not permitted | unacceptable | must not | may not | do not | don't | never | cannot
    not acceptable | not to do | no-go | shall not | avoid | banned | not use | out of bounds`,
  grants: `what you can do | you can | we may | rights of | your rights | is allowed to | ok for | actually ok | allowed | permitted | acceptable | may | can | has the right | have the right | right to | entitled | are free to`,
  advice: `should | recommended | we recommend | tips | advice | best practices | consider | good practice | examples of behavior that contributes`,
  conditions: `all of the following | following are met | following is true | following are true | both of the following | either of the following | who: | employees who | users who | following criteria | eligibility | if any | considered | grounds | in which case | 
    one of the following | any of the following | the following conditions | following apply | following applies | is met | are met | if: | when: | where: | reasons | grounds | unless: | criteria | in case:
    provided that: | cases: | circumstances`,
  contents: `containing | contains | has: | have: | includes | include: | following information about | consists | types | fields | overview | what changed | such as | namely | looks like | list of | right to the following information`,
  most: `at most | no more than | not more than | maximum of | up to | a maximum of | not exceed | may not exceed | must not exceed | limited to | maximum | no later than | within | not later than | less than | below | under`,
  least: `at least | no less than | not less than | minimum of | a minimum of | minimum | more than | above | over | exceeding | or more | or older`,
  consent: `approval | approved by | sign-off | authorization | consent | with permission | second signature | manager decides | confirmation`,
  facts: `price | fee | fees | cost | rate | hours | opening | average | phone | email | address | find there | description | size | last year`,
};
