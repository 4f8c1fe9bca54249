import { agentsPages } from '#features/agents';
import { cashierPages } from '#features/cashier';
import { catalogPages } from '#features/catalog';
import { contentPages } from '#features/content';
import { membersPages } from '#features/identity';
import { lotteryPages } from '#features/lottery';
import { messagesPages } from '#features/messages';
import { operatorsPages } from '#features/operators';
import { playPages } from '#features/play';
import { rewardsPages } from '#features/rewards';
import { verificationPages } from '#features/safety';
import { sitePages } from '#features/site';
import { walletPages } from '#features/wallet';
import type { ConsolePage } from '#platform/console-page.ts';
import type { Self } from '#platform/self.ts';

/** Every page, in the order of the menu. A new screen is a row in its feature's `pages.ts`. */
export const PAGES: readonly ConsolePage[] = [
  ...sitePages,
  ...membersPages,
  ...verificationPages,
  ...contentPages,
  ...catalogPages,
  ...playPages,
  ...lotteryPages,
  ...walletPages,
  ...operatorsPages,
  ...cashierPages,
  ...rewardsPages,
  ...agentsPages,
  ...messagesPages,
];

/** Those that an operator may open. The server asks again. */
export const listPages = ({ rights, merchantCodes }: Self): readonly ConsolePage[] =>
  PAGES.filter(
    ({ right, isOfPlatform }) =>
      rights.includes(right) && (!isOfPlatform || merchantCodes === null),
  );
