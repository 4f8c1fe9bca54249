import type { HelpTag } from '@maneki/contract/content/kinds';

/** The help centre of a demo merchant without its words, in the order of its list. */
export const articles = {
  'help.start': 'start',
  'help.login': null,
  'help.password': null,
  'help.wallet': null,
  'help.games': null,
  'help.slots': null,
  'help.jackpot': null,
  'help.fairness': 'fairness',
  'help.freeplay': null,
  'help.records': null,
  'help.limits': null,
  'help.security': null,
  'help.device': null,
  'help.contact': 'contact',
  'legal.tc': 'tc',
  'legal.privacy': 'privacy',
  'legal.responsible': 'responsible',
} as const satisfies Readonly<Record<string, HelpTag | null>>;

export type ArticleKey = keyof typeof articles;
