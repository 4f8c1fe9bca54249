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
        // Pages know one main wallet; which books it stands in is told by the currency.
        wallet: news.wallet === 'FREE' ? 'FREE' : 'MAIN',
        currency: news.currency,
        balance: writeAmount(balance),
        seq: String(news.seq),
      },
    });
