import type { Words } from '@maneki/phrases/words';
import type { en } from './en.ts';
import { catalogJa } from './ja/catalog.ts';
import { operatorsJa } from './ja/operators.ts';
import { providersJa } from './ja/providers.ts';
import { shellJa } from './ja/shell.ts';
import { siteJa } from './ja/site.ts';
import { walletJa } from './ja/wallet.ts';

export const ja: Words<typeof en> = {
  ...shellJa,
  ...operatorsJa,
  ...siteJa,
  ...walletJa,
  ...catalogJa,
  ...providersJa,
};
