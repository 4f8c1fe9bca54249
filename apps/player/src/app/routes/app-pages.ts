import { HELP_TAGS } from '@maneki/contract/content/kinds';
import { SOCIAL_PROVIDERS } from '@maneki/contract/identity/social';
import { CATEGORIES } from '@maneki/contract/play/tickets';
import { alone, anything, form, oneOf, type PageRows, plain } from '#platform/pages/page-row.ts';

/** The first page, at its own address and at those of the categories. */
const home = {
  ...plain,
  screen: 'app/screens/home-screen.tsx',
  title: 'home',
  back: 'none',
  hasLogo: true,
  hasBanner: true,
  query: { category: oneOf(['HOT', ...CATEGORIES]) },
  catalogues: ['catalog', 'content'],
} as const;

/** Games to choose from, narrowed by the address. */
const list = {
  ...plain,
  screen: 'app/screens/game-list-screen.tsx',
  query: {
    type: oneOf(['all', 'hot', 'fav', 'recent', 'filter']),
    drawer: oneOf(['filter']),
    gameName: anything,
    vassalage: anything,
    gameClassify: anything,
    minBet: anything,
    minLine: anything,
  },
  catalogues: ['catalog'],
} as const;

/** The same where the address says which kind of games it is; one that nobody knows has no games. */
const listOfKind = {
  ...list,
  query: { ...list.query, gameType: { shared: CATEGORIES, others: 'own' } },
} as const;

/** Studios to choose from, whatever is asked. */
const studios = {
  ...plain,
  screen: 'app/screens/studios-screen.tsx',
  catalogues: ['catalog'],
} as const;

/** Pages that show several features together. */
export const appPages = {
  home: { ...home, path: 'home' },
  /** Home with one category shown. */
  liveGames: { ...home, path: 'live-games' },
  pokerGames: { ...home, path: 'poker-games' },
  sportGames: { ...home, path: 'sport-games' },
  slotGames: { ...home, path: 'slot-games' },
  fishingGames: { ...home, path: 'fishing-games' },
  login: {
    ...form,
    path: 'login',
    screen: 'app/screens/login-screen.tsx',
    title: 'login',
    isIndexed: true,
    query: {
      role: oneOf(['agent']),
      social: oneOf(['failed']),
      back: anything,
      affiliateCode: anything,
      referralCode: anything,
    },
    catalogues: ['identity', ...form.catalogues],
  },
  register: {
    ...form,
    path: 'register',
    screen: 'app/screens/register-screen.tsx',
    title: 'register',
    isIndexed: true,
    query: {
      role: oneOf(['agent']),
      social: oneOf(SOCIAL_PROVIDERS),
      back: anything,
      affiliateCode: anything,
      referralCode: anything,
    },
    catalogues: ['identity', 'register', ...form.catalogues],
  },
  set: {
    ...plain,
    path: 'set',
    screen: 'app/screens/settings-screen.tsx',
    title: 'set',
    isIndexed: false,
    catalogues: ['identity', 'safety'],
  },
  safePlay: {
    ...plain,
    path: 'safePlay',
    screen: 'app/screens/safe-play-screen.tsx',
    title: 'safePlay',
    isWhileExcluded: true,
    catalogues: ['protection', 'safety', 'identity', 'wallet'],
  },
  memberHome: {
    ...plain,
    path: 'member/home',
    screen: 'app/screens/member-screen.tsx',
    title: 'member',
    header: 'own',
    access: 'member',
    isShared: false,
    isIndexed: false,
    catalogues: ['identity', 'wallet', ...form.catalogues],
  },
  voucherCenter: {
    ...plain,
    path: 'voucherCenter',
    screen: 'app/screens/deposit-screen.tsx',
    title: 'deposit',
    access: 'cash',
    isShared: false,
    isIndexed: false,
    catalogues: [
      'deposit',
      'promotions',
      'cashier',
      'wallet',
      'record',
      'push',
      ...form.catalogues,
    ],
  },
  rng: { ...list, path: 'rng', title: 'rng' },
  live: { ...list, path: 'live', title: 'live' },
  pvp: { ...list, path: 'pvp', title: 'pvp' },
  fish: { ...list, path: 'fish', title: 'fish' },
  sports: { ...list, path: 'sports', title: 'sports' },
  esports: { ...list, path: 'esports', title: 'esports' },
  hot: { ...listOfKind, path: 'hot', title: 'hot' },
  gameList: {
    ...listOfKind,
    path: 'gameList',
    title: 'gameList',
    back: 'home',
    hasBottomMenu: false,
  },
  slotsCenter: {
    ...studios,
    path: 'slotsCenter',
    title: 'slotsCenter',
    hasBottomMenu: false,
  },
  gameCenter: {
    ...studios,
    path: 'gameCenter',
    title: 'gameCenter',
  },
  game: {
    ...studios,
    path: 'game',
    title: 'gameCenter',
    hasLogo: true,
  },
  launch: {
    ...form,
    path: 'launch',
    screen: 'app/screens/launch-screen.tsx',
    title: 'launch',
    header: 'game',
    access: 'session',
    isShared: false,
    catalogues: ['catalog', 'safety'],
  },
  fairness: {
    ...plain,
    path: 'fairness',
    screen: 'app/screens/fairness-screen.tsx',
    title: 'fairness',
    query: {
      game: anything,
      round: anything,
      serverSeed: anything,
      clientSeed: anything,
      nonce: anything,
      commitment: anything,
    },
    catalogues: ['catalog'],
  },
  notice: {
    ...plain,
    path: 'notice',
    screen: 'app/screens/notice-screen.tsx',
    title: 'notice',
    hasBottomMenu: false,
    query: { id: anything },
    catalogues: ['content'],
  },
  help: {
    ...plain,
    path: 'help',
    screen: 'app/screens/help-screen.tsx',
    title: 'help',
    hasBottomMenu: false,
    isBeforePasswordChange: true,
    isWhileExcluded: true,
    query: { tag: oneOf(HELP_TAGS), i: anything },
    catalogues: ['content'],
  },
  message: {
    ...plain,
    path: 'message',
    screen: 'app/screens/message-screen.tsx',
    title: 'message',
    header: 'own',
    back: 'home',
    isShared: false,
    isIndexed: false,
    catalogues: ['messages', 'content'],
  },
  /** Meets visitors from a social advertisement: into the game that it shows, at once. */
  fbGame: {
    ...form,
    path: 'fbGame',
    screen: 'app/screens/fb-game-screen.tsx',
    title: 'launch',
    isShared: false,
    catalogues: ['identity', 'catalog', ...form.catalogues],
  },
  app: {
    ...plain,
    path: 'app',
    screen: 'app/screens/app-screen.tsx',
    title: 'app',
    header: 'own',
    hasBottomMenu: false,
    isWhileExcluded: true,
    catalogues: ['app'],
  },
  task: {
    ...plain,
    path: 'task',
    screen: 'app/screens/task-screen.tsx',
    title: 'task',
    hasLogo: true,
    hasBottomMenu: false,
    isShared: false,
    isIndexed: false,
    catalogues: ['missions'],
  },
  /** What an operator writes, as readers would see it; shown in the console. */
  preview: {
    ...alone,
    path: 'preview',
    screen: 'app/screens/preview-screen.tsx',
    title: 'home',
    isFramed: true,
    catalogues: ['content', 'identity'],
  },
  gallery: {
    ...alone,
    path: 'gallery',
    screen: 'app/screens/gallery-screen.tsx',
    title: 'home',
    access: 'development',
  },
} as const satisfies PageRows;
