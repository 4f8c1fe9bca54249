/** A server feature may import only the features before it. The list is the architecture. */
export const FEATURE_ORDER: readonly string[] = [
  'site',
  'operators',
  'identity',
  'safety',
  'wallet',
  'content',
  'catalog',
  'play',
  'lottery',
  'cashier',
  'rewards',
  'agents',
  'messages',
  'reporting',
];

/** The game provider is a stranger to the platform and has an order of its own. */
export const HOUSE_ORDER: readonly string[] = [
  'sessions',
  'seeds',
  'exceptions',
  'vault',
  'tables',
  'draws',
  'rounds',
  'duties',
  'frame',
  'instant',
  'croupier',
  'desk',
  'slots',
  'dice',
  'dragon-tiger',
  'lottery',
  'fishing',
  'bull',
  'sportsbook',
  'arena',
];

/** The studio with wallets of its own is another stranger. */
export const STUDIO_ORDER: readonly string[] = ['purses', 'sittings', 'rounds', 'parlour'];

/** Apps whose features hold use cases and SQL, and the order in which they may call each other. */
export const SERVER_ORDERS: Readonly<Record<string, readonly string[]>> = {
  server: FEATURE_ORDER,
  house: HOUSE_ORDER,
  studio: STUDIO_ORDER,
};

/** Providers, who know the platform by its protocol alone, and have their words with them. */
export const STRANGERS: readonly string[] = ['house', 'studio'];

/** Apps that show something: their features never meet but in `app/`. */
export const CLIENT_APPS: readonly string[] = ['player', 'console', 'arcade'];

export const APPS: readonly string[] = [
  ...CLIENT_APPS,
  ...Object.keys(SERVER_ORDERS),
  'sandbox-pay',
  'main',
];

/** What each package may import of ours. Anything not listed is refused. */
export const PACKAGE_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  contract: ['kernel'],
  games: ['kernel'],
  phrases: ['contract'],
  bundle: [],
  art: [],
  ui: [],
  testkit: ['kernel', 'contract'],
};

/** Packages that must run anywhere, and the only outside packages that they may import. */
export const PACKAGE_MAY_DEPEND_ON: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: [],
  // Signing is for servers: a page that imported it would not build.
  contract: ['zod', 'node:crypto'],
};

/** The locales whose phrases are complete, by the names of their folders. */
export const LOCALES: readonly string[] = ['en', 'ja', 'cn', 'th', 'vi'];
