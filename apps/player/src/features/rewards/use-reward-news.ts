import { useFollow } from '#platform/call/use-follow.ts';
import { walletKeys } from '#platform/viewer/wallet-query.ts';
import { rewardsKeys } from './queries.ts';

const FOLLOWED = [rewardsKeys.all, walletKeys.balance];

/** Lets a page follow what is given, claimed, reached and sent while it is open. */
export const useRewardNews = (): void => useFollow('rewards.changed', FOLLOWED);
