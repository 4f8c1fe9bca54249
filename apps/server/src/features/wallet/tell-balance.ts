import { writeAmount } from '@maneki/kernel/money';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { WalletName } from './movement.ts';

/** What has become of a balance, and by which movement of its account. */
export type BalanceNews = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly wallet: WalletName;
  readonly currency: string;
  readonly balance: bigint;
  readonly seq: bigint;
};

/** Tells a member's open pages what they have now. */
export const createBalanceTeller =
  (memberNews: Pick<MemberNews, 'tell'>) =>
  ({ memberId, merchantCode, balance, ...news }: BalanceNews): void =>
    memberNews.tell({
      topic: 'wallet.balance',
      merchantCode,
      memberId,
      payload: {
        wallet: news.wallet,
        currency: news.currency,
        balance: writeAmount(balance),
        seq: String(news.seq),
      },
    });
