import type { Words } from "./words.ts";

/** English words that oblige, forbid, advise and permit. */
export const enModals = {
  obligation: `
    is expected when | are expected when | be expected to |
    is subject to | are subject to | is for … to | are for … to | calls for | call for | will need to | we expect you to | we expect
    are expected | requires written | requires additional | require additional | is left to | are to remain | is on you to | counts on you to | it takes | not later than | is obligated
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
    are responsible | is responsible | due back | are due back | is due back | comes with | come with tests | it's up to
    require the user | requires the user | require you to | requires you to | requires the following`,
  prohibition: `
    gets you banned | get you banned | is no place for | are not appropriate | is not appropriate | not appropriate | in no case is | nothing but | does not extend to
    aren't for | isn't for | is no excuse | not authorized | never ok | we do not authorize | strongly opposed | is out | are out | are a no
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
    err on the side of | would be appreciated | is appreciated | are appreciated |
    urged to | we'd suggest | you might want | you may want | might consider | may consider | would suggest | be aware | is a good | are a good | happy to see
    please be | it is useful | we strongly encourage | encourage you | use your best judgment | best judgment
    it is wise | is wise to | wise to | rather you | would rather | it helps to | it pays to | try not to | worth | best to
    it's best | makes sense to | we'd like you to | is desirable | would be better | had better | a good habit | think twice
    in doubt | keep in mind | preferable | should | should not | shouldn't | ought to | recommended | advisable | we advise
    ideally | better to | do well to | encouraged to | is preferred | are preferred | preferably | good practice | best practice
    is a good idea | strongly suggest | we suggest | where possible | aim to | a good idea | are a good idea | it's a good idea
    good ideas | is encouraged | are encouraged | best done | best kept | is best | are best | prefer | prefers | preferred
    ideal is | would be wise | be wise to | would do well | useful to | is helpful | sensible | prudent | wise
    assume good faith | be kind | make an effort | strive to | aspire to | if possible | whenever possible | as far as possible
    where you can | if you can | it is worth | mindful of | desirable | favor | favour | aim for | think about | may want to
    might want to | bear in mind | usually better | often better | are requested | we ask you to | please try | is often better
    are often better | work best | works best | is welcome | do best | so do it | are easier to | is easier to | label your
    please consider | should consider | try to avoid | we recommend | i recommend | recommend that | it is recommended
    is recommended | are recommended | highly recommended | strongly recommend* | is advised | are advised | advised to
    is suggested | is advisable | we encourage`,
  permission: `
    is empowered to | are empowered to | perfectly acceptable | is an approved use | may be allowed | is within its rights |
    is eligible | are eligible | is eligible for | eligible for | it's okay | it is okay | is fine | are fine | totally fine | is enough | are enough | get to | gets to | is yours
    are yours | is optional | optional | needs no | need no | no questions asked | you don't need | is at … discretion | there is no expectation | no expectation | permits | has access to
    is generally allowed | as of right | as they please | nobody's
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
    is excused | go unpunished | goes unpunished | pay no | pays no | get the | no fee | at no cost | are eligible to
    is eligible to | can take up to`,
  only: `
    only | no more than | at most | solely | exclusively | not more than | no fewer than | no less than | up to a maximum`,
  not: `not | no | never | n't | without`,
  nobody: `no | nobody | no one | none | neither`,
} as const satisfies Partial<Words>;
