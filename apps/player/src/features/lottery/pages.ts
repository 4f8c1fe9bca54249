import { anything, form, oneOf, type PageRows, plain } from '#platform/pages/page-row.ts';
import { GROUPS } from './groups.ts';

/** Lotteries to choose from, narrowed by the address. */
const centre = {
  ...plain,
  screen: 'app/screens/lottery-screen.tsx',
  title: 'lottery',
  header: 'own',
  hasBottomMenu: false,
  query: { family: oneOf(GROUPS), history: anything },
  catalogues: ['lottery', 'catalog'],
} as const;

export const lotteryPages = {
  lottery: { ...centre, path: 'lottery' },
  /** Only those that pay by series, or only those with fixed odds. */
  lott: { ...centre, path: 'lott' },
  elott: { ...centre, path: 'elott' },
  /** A lottery's own page, in a frame. */
  startLottery: {
    ...form,
    path: 'startLottery',
    screen: 'app/screens/start-lottery-screen.tsx',
    title: 'lottery',
    header: 'game',
    access: 'session',
    isShared: false,
    catalogues: ['catalog', 'safety'],
  },
} as const satisfies PageRows;
