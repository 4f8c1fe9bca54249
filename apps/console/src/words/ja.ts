import type { Words } from '@maneki/phrases/words';
import type { en } from './en.ts';
import { agentContractJa } from './ja/agent-contract.ts';
import { agentGiftJa } from './ja/agent-gift.ts';
import { agentLinkJa } from './ja/agent-link.ts';
import { agentRebateJa } from './ja/agent-rebate.ts';
import { agentTeamJa } from './ja/agent-team.ts';
import { cashierJa } from './ja/cashier.ts';
import { catalogJa } from './ja/catalog.ts';
import { channelsJa } from './ja/channels.ts';
import { chatJa } from './ja/chat.ts';
import { contentJa } from './ja/content.ts';
import { depositsJa } from './ja/deposits.ts';
import { feedbackJa } from './ja/feedback.ts';
import { inboxJa } from './ja/inbox.ts';
import { lotteryJa } from './ja/lottery.ts';
import { mallJa } from './ja/mall.ts';
import { membersJa } from './ja/members.ts';
import { missionsJa } from './ja/missions.ts';
import { operatorsJa } from './ja/operators.ts';
import { packetsJa } from './ja/packets.ts';
import { picturesJa } from './ja/pictures.ts';
import { promotionsJa } from './ja/promotions.ts';
import { providersJa } from './ja/providers.ts';
import { pushJa } from './ja/push.ts';
import { referralsJa } from './ja/referrals.ts';
import { rewardsJa } from './ja/rewards.ts';
import { shellJa } from './ja/shell.ts';
import { siteJa } from './ja/site.ts';
import { tablesJa } from './ja/tables.ts';
import { verificationsJa } from './ja/verifications.ts';
import { vipJa } from './ja/vip.ts';
import { walletJa } from './ja/wallet.ts';
import { withdrawalsJa } from './ja/withdrawals.ts';

export const ja: Words<typeof en> = {
  ...shellJa,
  ...contentJa,
  ...picturesJa,
  ...membersJa,
  ...operatorsJa,
  ...siteJa,
  ...verificationsJa,
  ...walletJa,
  ...catalogJa,
  ...providersJa,
  ...tablesJa,
  ...cashierJa,
  ...channelsJa,
  ...depositsJa,
  ...withdrawalsJa,
  ...rewardsJa,
  ...vipJa,
  ...inboxJa,
  ...feedbackJa,
  ...pushJa,
  ...chatJa,
  ...missionsJa,
  ...mallJa,
  ...promotionsJa,
  ...packetsJa,
  ...referralsJa,
  ...agentTeamJa,
  ...agentLinkJa,
  ...agentRebateJa,
  ...agentContractJa,
  ...agentGiftJa,
  ...lotteryJa,
};
