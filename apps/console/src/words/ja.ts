import type { Words } from '@maneki/phrases/words';
import type { en } from './en.ts';
import { contentJa } from './ja/content.ts';
import { membersJa } from './ja/members.ts';
import { operatorsJa } from './ja/operators.ts';
import { shellJa } from './ja/shell.ts';
import { siteJa } from './ja/site.ts';
import { walletJa } from './ja/wallet.ts';

export const ja: Words<typeof en> = {
  ...shellJa,
  ...membersJa,
  ...contentJa,
  ...operatorsJa,
  ...siteJa,
  ...walletJa,
};
