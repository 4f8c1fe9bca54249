import type { Language } from '@maneki/contract/language';
import { agents as agentsCN } from './cn/agents.ts';
import { call as callCN } from './cn/call.ts';
import { cashier as cashierCN } from './cn/cashier.ts';
import { catalog as catalogCN } from './cn/catalog.ts';
import { chat as chatCN } from './cn/chat.ts';
import { content as contentCN } from './cn/content.ts';
import { contentConsole as contentConsoleCN } from './cn/content-console.ts';
import { deposit as depositCN } from './cn/deposit.ts';
import { feedback as feedbackCN } from './cn/feedback.ts';
import { form as formCN } from './cn/form.ts';
import { house as houseCN } from './cn/house.ts';
import { identity as identityCN } from './cn/identity.ts';
import { inbox as inboxCN } from './cn/inbox.ts';
import { legal as legalCN } from './cn/legal.ts';
import { mall as mallCN } from './cn/mall.ts';
import { messages as messagesCN } from './cn/messages.ts';
import { missions as missionsCN } from './cn/missions.ts';
import { operators as operatorsCN } from './cn/operators.ts';
import { packets as packetsCN } from './cn/packets.ts';
import { play as playCN } from './cn/play.ts';
import { profit as profitCN } from './cn/profit.ts';
import { promotions as promotionsCN } from './cn/promotions.ts';
import { protection as protectionCN } from './cn/protection.ts';
import { record as recordCN } from './cn/record.ts';
import { referral as referralCN } from './cn/referral.ts';
import { register as registerCN } from './cn/register.ts';
import { rewards as rewardsCN } from './cn/rewards.ts';
import { safety as safetyCN } from './cn/safety.ts';
import { security as securityCN } from './cn/security.ts';
import { shell as shellCN } from './cn/shell.ts';
import { site as siteCN } from './cn/site.ts';
import { verification as verificationCN } from './cn/verification.ts';
import { verificationRefusals as verificationRefusalsCN } from './cn/verification-refusals.ts';
import { vip as vipCN } from './cn/vip.ts';
import { wallet as walletCN } from './cn/wallet.ts';
import { withdraw as withdrawCN } from './cn/withdraw.ts';
import { agents as agentsEN } from './en/agents.ts';
import { call as callEN } from './en/call.ts';
import { cashier as cashierEN } from './en/cashier.ts';
import { catalog as catalogEN } from './en/catalog.ts';
import { chat as chatEN } from './en/chat.ts';
import { content as contentEN } from './en/content.ts';
import { contentConsole as contentConsoleEN } from './en/content-console.ts';
import { deposit as depositEN } from './en/deposit.ts';
import { feedback as feedbackEN } from './en/feedback.ts';
import { form as formEN } from './en/form.ts';
import { house as houseEN } from './en/house.ts';
import { identity as identityEN } from './en/identity.ts';
import { inbox as inboxEN } from './en/inbox.ts';
import { legal as legalEN } from './en/legal.ts';
import { mall as mallEN } from './en/mall.ts';
import { messages as messagesEN } from './en/messages.ts';
import { missions as missionsEN } from './en/missions.ts';
import { operators as operatorsEN } from './en/operators.ts';
import { packets as packetsEN } from './en/packets.ts';
import { play as playEN } from './en/play.ts';
import { profit as profitEN } from './en/profit.ts';
import { promotions as promotionsEN } from './en/promotions.ts';
import { protection as protectionEN } from './en/protection.ts';
import { record as recordEN } from './en/record.ts';
import { referral as referralEN } from './en/referral.ts';
import { register as registerEN } from './en/register.ts';
import { rewards as rewardsEN } from './en/rewards.ts';
import { safety as safetyEN } from './en/safety.ts';
import { security as securityEN } from './en/security.ts';
import { shell as shellEN } from './en/shell.ts';
import { site as siteEN } from './en/site.ts';
import { verification as verificationEN } from './en/verification.ts';
import { verificationRefusals as verificationRefusalsEN } from './en/verification-refusals.ts';
import { vip as vipEN } from './en/vip.ts';
import { wallet as walletEN } from './en/wallet.ts';
import { withdraw as withdrawEN } from './en/withdraw.ts';
import { everyAgentPhrase } from './every-agent-phrase.ts';
import { everyAppPhrase } from './every-app-phrase.ts';
import { everyArcadePhrase } from './every-arcade-phrase.ts';
import { everyLotteryPhrase } from './every-lottery-phrase.ts';
import { agents as agentsJA } from './ja/agents.ts';
import { call as callJA } from './ja/call.ts';
import { cashier as cashierJA } from './ja/cashier.ts';
import { catalog as catalogJA } from './ja/catalog.ts';
import { chat as chatJA } from './ja/chat.ts';
import { content as contentJA } from './ja/content.ts';
import { contentConsole as contentConsoleJA } from './ja/content-console.ts';
import { deposit as depositJA } from './ja/deposit.ts';
import { feedback as feedbackJA } from './ja/feedback.ts';
import { form as formJA } from './ja/form.ts';
import { house as houseJA } from './ja/house.ts';
import { identity as identityJA } from './ja/identity.ts';
import { inbox as inboxJA } from './ja/inbox.ts';
import { legal as legalJA } from './ja/legal.ts';
import { mall as mallJA } from './ja/mall.ts';
import { messages as messagesJA } from './ja/messages.ts';
import { missions as missionsJA } from './ja/missions.ts';
import { operators as operatorsJA } from './ja/operators.ts';
import { packets as packetsJA } from './ja/packets.ts';
import { play as playJA } from './ja/play.ts';
import { profit as profitJA } from './ja/profit.ts';
import { promotions as promotionsJA } from './ja/promotions.ts';
import { protection as protectionJA } from './ja/protection.ts';
import { record as recordJA } from './ja/record.ts';
import { referral as referralJA } from './ja/referral.ts';
import { register as registerJA } from './ja/register.ts';
import { rewards as rewardsJA } from './ja/rewards.ts';
import { safety as safetyJA } from './ja/safety.ts';
import { security as securityJA } from './ja/security.ts';
import { shell as shellJA } from './ja/shell.ts';
import { site as siteJA } from './ja/site.ts';
import { verification as verificationJA } from './ja/verification.ts';
import { verificationRefusals as verificationRefusalsJA } from './ja/verification-refusals.ts';
import { vip as vipJA } from './ja/vip.ts';
import { wallet as walletJA } from './ja/wallet.ts';
import { withdraw as withdrawJA } from './ja/withdraw.ts';
import type { Phrases } from './phrases.ts';
import { agents as agentsTH } from './th/agents.ts';
import { call as callTH } from './th/call.ts';
import { cashier as cashierTH } from './th/cashier.ts';
import { catalog as catalogTH } from './th/catalog.ts';
import { chat as chatTH } from './th/chat.ts';
import { content as contentTH } from './th/content.ts';
import { contentConsole as contentConsoleTH } from './th/content-console.ts';
import { deposit as depositTH } from './th/deposit.ts';
import { feedback as feedbackTH } from './th/feedback.ts';
import { form as formTH } from './th/form.ts';
import { house as houseTH } from './th/house.ts';
import { identity as identityTH } from './th/identity.ts';
import { inbox as inboxTH } from './th/inbox.ts';
import { legal as legalTH } from './th/legal.ts';
import { mall as mallTH } from './th/mall.ts';
import { messages as messagesTH } from './th/messages.ts';
import { missions as missionsTH } from './th/missions.ts';
import { operators as operatorsTH } from './th/operators.ts';
import { packets as packetsTH } from './th/packets.ts';
import { play as playTH } from './th/play.ts';
import { profit as profitTH } from './th/profit.ts';
import { promotions as promotionsTH } from './th/promotions.ts';
import { protection as protectionTH } from './th/protection.ts';
import { record as recordTH } from './th/record.ts';
import { referral as referralTH } from './th/referral.ts';
import { register as registerTH } from './th/register.ts';
import { rewards as rewardsTH } from './th/rewards.ts';
import { safety as safetyTH } from './th/safety.ts';
import { security as securityTH } from './th/security.ts';
import { shell as shellTH } from './th/shell.ts';
import { site as siteTH } from './th/site.ts';
import { verification as verificationTH } from './th/verification.ts';
import { verificationRefusals as verificationRefusalsTH } from './th/verification-refusals.ts';
import { vip as vipTH } from './th/vip.ts';
import { wallet as walletTH } from './th/wallet.ts';
import { withdraw as withdrawTH } from './th/withdraw.ts';
import { agents as agentsVI } from './vi/agents.ts';
import { call as callVI } from './vi/call.ts';
import { cashier as cashierVI } from './vi/cashier.ts';
import { catalog as catalogVI } from './vi/catalog.ts';
import { chat as chatVI } from './vi/chat.ts';
import { content as contentVI } from './vi/content.ts';
import { contentConsole as contentConsoleVI } from './vi/content-console.ts';
import { deposit as depositVI } from './vi/deposit.ts';
import { feedback as feedbackVI } from './vi/feedback.ts';
import { form as formVI } from './vi/form.ts';
import { house as houseVI } from './vi/house.ts';
import { identity as identityVI } from './vi/identity.ts';
import { inbox as inboxVI } from './vi/inbox.ts';
import { legal as legalVI } from './vi/legal.ts';
import { mall as mallVI } from './vi/mall.ts';
import { messages as messagesVI } from './vi/messages.ts';
import { missions as missionsVI } from './vi/missions.ts';
import { operators as operatorsVI } from './vi/operators.ts';
import { packets as packetsVI } from './vi/packets.ts';
import { play as playVI } from './vi/play.ts';
import { profit as profitVI } from './vi/profit.ts';
import { promotions as promotionsVI } from './vi/promotions.ts';
import { protection as protectionVI } from './vi/protection.ts';
import { record as recordVI } from './vi/record.ts';
import { referral as referralVI } from './vi/referral.ts';
import { register as registerVI } from './vi/register.ts';
import { rewards as rewardsVI } from './vi/rewards.ts';
import { safety as safetyVI } from './vi/safety.ts';
import { security as securityVI } from './vi/security.ts';
import { shell as shellVI } from './vi/shell.ts';
import { site as siteVI } from './vi/site.ts';
import { verification as verificationVI } from './vi/verification.ts';
import { verificationRefusals as verificationRefusalsVI } from './vi/verification-refusals.ts';
import { vip as vipVI } from './vi/vip.ts';
import { wallet as walletVI } from './vi/wallet.ts';
import { withdraw as withdrawVI } from './vi/withdraw.ts';
import type { Words } from './words.ts';

/** Readers' pages carry a catalogue as it is; what only operators are told joins it here. */
const addRefusals = <Words extends { readonly refusals: object }, More extends object>(
  words: Words,
  more: More,
) => ({ ...words, refusals: { ...words.refusals, ...more } });

/** All languages at once, for the server. The site loads one language, one catalogue at a time. */
export const everyPhrase = {
  EN: {
    agents: agentsEN,
    register: registerEN,
    security: securityEN,
    profit: profitEN,
    record: recordEN,
    call: callEN,
    catalog: catalogEN,
    content: addRefusals(contentEN, contentConsoleEN),
    deposit: depositEN,
    form: formEN,
    house: houseEN,
    identity: identityEN,
    legal: legalEN,
    operators: operatorsEN,
    play: playEN,
    protection: protectionEN,
    safety: addRefusals(safetyEN, verificationRefusalsEN),
    shell: shellEN,
    site: siteEN,
    verification: verificationEN,
    wallet: walletEN,
    cashier: cashierEN,
    withdraw: withdrawEN,
    rewards: rewardsEN,
    vip: vipEN,
    missions: missionsEN,
    mall: mallEN,
    promotions: promotionsEN,
    referral: referralEN,
    packets: packetsEN,
    messages: messagesEN,
    inbox: inboxEN,
    feedback: feedbackEN,
    chat: chatEN,
    ...everyAgentPhrase.EN,
    ...everyAppPhrase.EN,
    ...everyArcadePhrase.EN,
    ...everyLotteryPhrase.EN,
  },
  JA: {
    agents: agentsJA,
    register: registerJA,
    security: securityJA,
    profit: profitJA,
    record: recordJA,
    call: callJA,
    catalog: catalogJA,
    content: addRefusals(contentJA, contentConsoleJA),
    deposit: depositJA,
    form: formJA,
    house: houseJA,
    identity: identityJA,
    legal: legalJA,
    operators: operatorsJA,
    play: playJA,
    protection: protectionJA,
    safety: addRefusals(safetyJA, verificationRefusalsJA),
    shell: shellJA,
    site: siteJA,
    verification: verificationJA,
    wallet: walletJA,
    cashier: cashierJA,
    withdraw: withdrawJA,
    rewards: rewardsJA,
    vip: vipJA,
    missions: missionsJA,
    mall: mallJA,
    promotions: promotionsJA,
    referral: referralJA,
    packets: packetsJA,
    messages: messagesJA,
    inbox: inboxJA,
    feedback: feedbackJA,
    chat: chatJA,
    ...everyAgentPhrase.JA,
    ...everyAppPhrase.JA,
    ...everyArcadePhrase.JA,
    ...everyLotteryPhrase.JA,
  },
  CN: {
    agents: agentsCN,
    register: registerCN,
    security: securityCN,
    profit: profitCN,
    record: recordCN,
    call: callCN,
    catalog: catalogCN,
    content: addRefusals(contentCN, contentConsoleCN),
    deposit: depositCN,
    form: formCN,
    house: houseCN,
    identity: identityCN,
    legal: legalCN,
    operators: operatorsCN,
    play: playCN,
    protection: protectionCN,
    safety: addRefusals(safetyCN, verificationRefusalsCN),
    shell: shellCN,
    site: siteCN,
    verification: verificationCN,
    wallet: walletCN,
    cashier: cashierCN,
    withdraw: withdrawCN,
    rewards: rewardsCN,
    vip: vipCN,
    missions: missionsCN,
    mall: mallCN,
    promotions: promotionsCN,
    referral: referralCN,
    packets: packetsCN,
    messages: messagesCN,
    inbox: inboxCN,
    feedback: feedbackCN,
    chat: chatCN,
    ...everyAgentPhrase.CN,
    ...everyAppPhrase.CN,
    ...everyArcadePhrase.CN,
    ...everyLotteryPhrase.CN,
  },
  TH: {
    agents: agentsTH,
    register: registerTH,
    security: securityTH,
    profit: profitTH,
    record: recordTH,
    call: callTH,
    catalog: catalogTH,
    content: addRefusals(contentTH, contentConsoleTH),
    deposit: depositTH,
    form: formTH,
    house: houseTH,
    identity: identityTH,
    legal: legalTH,
    operators: operatorsTH,
    play: playTH,
    protection: protectionTH,
    safety: addRefusals(safetyTH, verificationRefusalsTH),
    shell: shellTH,
    site: siteTH,
    verification: verificationTH,
    wallet: walletTH,
    cashier: cashierTH,
    withdraw: withdrawTH,
    rewards: rewardsTH,
    vip: vipTH,
    missions: missionsTH,
    mall: mallTH,
    promotions: promotionsTH,
    referral: referralTH,
    packets: packetsTH,
    messages: messagesTH,
    inbox: inboxTH,
    feedback: feedbackTH,
    chat: chatTH,
    ...everyAgentPhrase.TH,
    ...everyAppPhrase.TH,
    ...everyArcadePhrase.TH,
    ...everyLotteryPhrase.TH,
  },
  VI: {
    agents: agentsVI,
    register: registerVI,
    security: securityVI,
    profit: profitVI,
    record: recordVI,
    call: callVI,
    catalog: catalogVI,
    content: addRefusals(contentVI, contentConsoleVI),
    deposit: depositVI,
    form: formVI,
    house: houseVI,
    identity: identityVI,
    legal: legalVI,
    operators: operatorsVI,
    play: playVI,
    protection: protectionVI,
    safety: addRefusals(safetyVI, verificationRefusalsVI),
    shell: shellVI,
    site: siteVI,
    verification: verificationVI,
    wallet: walletVI,
    cashier: cashierVI,
    withdraw: withdrawVI,
    rewards: rewardsVI,
    vip: vipVI,
    missions: missionsVI,
    mall: mallVI,
    promotions: promotionsVI,
    referral: referralVI,
    packets: packetsVI,
    messages: messagesVI,
    inbox: inboxVI,
    feedback: feedbackVI,
    chat: chatVI,
    ...everyAgentPhrase.VI,
    ...everyAppPhrase.VI,
    ...everyArcadePhrase.VI,
    ...everyLotteryPhrase.VI,
  },
} as const satisfies Record<Language, Words<Phrases>>;
