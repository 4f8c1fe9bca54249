import { agentContractEn } from './en/agent-contract.ts';
import { agentGiftEn } from './en/agent-gift.ts';
import { agentLinkEn } from './en/agent-link.ts';
import { agentRebateEn } from './en/agent-rebate.ts';
import { agentTeamEn } from './en/agent-team.ts';
import { cashierEn } from './en/cashier.ts';
import { catalogEn } from './en/catalog.ts';
import { channelsEn } from './en/channels.ts';
import { chatEn } from './en/chat.ts';
import { contentEn } from './en/content.ts';
import { depositsEn } from './en/deposits.ts';
import { feedbackEn } from './en/feedback.ts';
import { inboxEn } from './en/inbox.ts';
import { lotteryEn } from './en/lottery.ts';
import { mallEn } from './en/mall.ts';
import { membersEn } from './en/members.ts';
import { missionsEn } from './en/missions.ts';
import { operatorsEn } from './en/operators.ts';
import { packetsEn } from './en/packets.ts';
import { picturesEn } from './en/pictures.ts';
import { promotionsEn } from './en/promotions.ts';
import { providersEn } from './en/providers.ts';
import { pushEn } from './en/push.ts';
import { referralsEn } from './en/referrals.ts';
import { rewardsEn } from './en/rewards.ts';
import { shellEn } from './en/shell.ts';
import { siteEn } from './en/site.ts';
import { tablesEn } from './en/tables.ts';
import { verificationsEn } from './en/verifications.ts';
import { vipEn } from './en/vip.ts';
import { walletEn } from './en/wallet.ts';
import { withdrawalsEn } from './en/withdrawals.ts';

/** What the console says, by feature. English is the source; refusals are the server's own sentences. */
export const en = {
  ...shellEn,
  ...contentEn,
  ...picturesEn,
  ...membersEn,
  ...operatorsEn,
  ...siteEn,
  ...verificationsEn,
  ...walletEn,
  ...catalogEn,
  ...providersEn,
  ...tablesEn,
  ...cashierEn,
  ...channelsEn,
  ...depositsEn,
  ...withdrawalsEn,
  ...rewardsEn,
  ...vipEn,
  ...inboxEn,
  ...feedbackEn,
  ...chatEn,
  ...pushEn,
  ...missionsEn,
  ...mallEn,
  ...promotionsEn,
  ...packetsEn,
  ...referralsEn,
  ...agentTeamEn,
  ...agentLinkEn,
  ...agentRebateEn,
  ...agentContractEn,
  ...agentGiftEn,
  ...lotteryEn,
} as const;
