import { cashierEn } from './en/cashier.ts';
import { catalogEn } from './en/catalog.ts';
import { contentEn } from './en/content.ts';
import { membersEn } from './en/members.ts';
import { operatorsEn } from './en/operators.ts';
import { providersEn } from './en/providers.ts';
import { shellEn } from './en/shell.ts';
import { siteEn } from './en/site.ts';
import { verificationsEn } from './en/verifications.ts';
import { walletEn } from './en/wallet.ts';

/** What the console says, by feature. English is the source; refusals are the server's own sentences. */
export const en = {
  ...shellEn,
  ...contentEn,
  ...membersEn,
  ...operatorsEn,
  ...siteEn,
  ...verificationsEn,
  ...walletEn,
  ...catalogEn,
  ...providersEn,
  ...cashierEn,
} as const;
