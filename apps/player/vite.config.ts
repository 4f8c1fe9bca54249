import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leaveOutUnused } from './leave-out-unused.ts';

const VENDOR = ['react', 'react-dom', 'react-router', 'scheduler', '@tanstack', 'use-intl'].map(
  (name) => `/node_modules/${name}/`,
);
const FRAME = [
  '/player/src/platform/',
  '/packages/contract/src/',
  '/packages/kernel/src/',
  '/player/src/app/find-elsewhere.ts',
  '/player/src/app/load-failure.ts',
  '/player/src/app/load-late.ts',
  '/player/src/app/load-page.ts',
  '/player/src/app/when-wanted.ts',
  '/player/src/app/tell-load-failure.ts',
  '/player/src/app/route-table.ts',
  '/player/src/app/use-go.ts',
  '/player/src/app/shell/language-switch.tsx',
  '/player/src/app/shell/theme-switch.tsx',
  '/player/src/features/site/queries.ts',
  '/player/src/features/site/use-site.ts',
  '/player/src/features/site/status-cache.ts',
  '/player/src/features/site/components/preference-pickers.tsx',
  '/player/src/features/identity/entered-listeners.ts',
  '/player/src/features/identity/queries.ts',
  '/player/src/features/identity/stored-session.ts',
  '/player/src/features/identity/use-member.ts',
  '/player/src/features/identity/account/account-sheets.ts',
  '/contract/src/identity/member-types.ts',
  ...['badge', 'button', 'card', 'classes', 'icon', 'icon-button', 'link', 'notice-bar'].map(
    (name) => `/ui/src/${name}/`,
  ),
  ...['near', 'page-bar', 'picture', 'section-heading', 'segmented', 'skeleton', 'spinner'].map(
    (name) => `/ui/src/${name}/`,
  ),
  '/ui/src/field/field-frame.tsx',
  '/ui/src/overlays/overlay',
  '/ui/src/picker/picker.tsx',
];
/** Parts of a library that only endless lists and forms about money need. */
const NOT_AT_FIRST =
  /\/(?:infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation)\.js/;

/** Loaded when the page stands. */
const AFTER_IDLE = [
  '/platform/list-reading.ts',
  '/platform/socket.ts',
  '/platform/register-worker.ts',
  '/platform/sealed-store.ts',
  '/platform/seal-call.ts',
  '/platform/records/',
  '/contract/src/catalog/',
  '/contract/src/content/',
  '/contract/src/identity/account-',
  '/contract/src/identity/endpoints.ts',
  '/contract/src/identity/field',
  '/contract/src/identity/id-numbers.ts',
  '/contract/src/identity/login-',
  '/contract/src/identity/phones.ts',
  '/contract/src/identity/registration-',
  '/contract/src/identity/social.ts',
  '/contract/src/play/',
  '/contract/src/topics.ts',
  '/contract/src/wallet/',
  '/kernel/src/money.ts',
];

/** What most pages about an account have in common. The list of all files is part of the first view. */
const ACCOUNT = [
  '/player/src/features/identity/',
  '/contract/src/identity/',
  '/platform/seal',
  ...['avatar', 'checkbox', 'countdown', 'field', 'tag'].map((name) => `/ui/src/${name}/`),
];

/** The balance, which follows the first view of a member, and what other pages about money share with it. */
const MONEY = [
  '/player/src/app/money-pages.ts',
  '/player/src/features/wallet/',
  '/contract/src/wallet/',
  '/kernel/src/money.ts',
  ...['amount', 'rolling-amount'].map((name) => `/ui/src/${name}/`),
];

/** What home shares with lists of games and with single pages of content, in one file instead of twenty. */
const LOBBY = [
  ...[
    'counted-games',
    'favourite-lists',
    'game-picture',
    'launch-way',
    'mutations',
    'queries',
    'use-favourites',
    'vendors-of',
    'components/game-tile',
    'components/vendor-link',
    'lobby/category-icon',
    'lobby/home-tabs',
    'lobby/list-address',
    'list/filter-words',
    'list/list-state',
  ].map((name) => `/player/src/features/catalog/${name}.ts`),
  ...['content-link', 'link-target', 'mutations', 'queries'].map(
    (name) => `/player/src/features/content/${name}.ts`,
  ),
  '/player/src/features/play/queries.ts',
  '/player/src/platform/list-reading.ts',
  '/contract/src/catalog/',
  '/contract/src/content/',
  '/contract/src/play/endpoints.ts',
  '/contract/src/play/choose-launch.ts',
  '/contract/src/play/tickets.ts',
  ...['carousel', 'list', 'marquee', 'tag', 'tile'].map((name) => `/ui/src/${name}/`),
];

/** What the records have in common; the first view needs none of it. */
const RECORDS = [
  '/player/src/platform/records/',
  ...['chips', 'copy-number', 'day-group', 'news-pill', 'period-picker', 'totals-bar'].map(
    (name) => `/ui/src/${name}/`,
  ),
];

/**
 * Files that do nothing but name things: what nobody uses is not loaded. A feature's index may thus
 * offer more than the frame takes, and the looks stay with the server, which writes them.
 */
const ONLY_NAMES = ['/player/src/features/', '/ui/src/looks/'];

const isAmong = (parts: readonly string[], id: string) => parts.some((part) => id.includes(part));

/** What every first view loads anyway comes in few files: each file costs a request and compresses alone. */
const FIRST_VIEW = [
  {
    name: 'vendor',
    test: (id: string) =>
      (isAmong(VENDOR, id) && !NOT_AT_FIRST.test(id)) ||
      /preload-helper|rolldown[/]runtime/.test(id),
  },
  {
    name: 'frame',
    test: (id: string) => isAmong(FRAME, id) && !isAmong(AFTER_IDLE, id),
    minShareCount: 2,
  },
  {
    name: 'lobby',
    test: (id: string) =>
      (isAmong(LOBBY, id) && !/carousel-engine/.test(id)) || NOT_AT_FIRST.test(id),
    minShareCount: 2,
  },
  {
    name: 'money',
    test: (id: string) => isAmong(MONEY, id),
    minShareCount: 2,
  },
  {
    name: 'account',
    test: (id: string) => isAmong(ACCOUNT, id),
    minShareCount: 2,
  },
  // After the account: a group takes along what its files import, and the login must not load records.
  {
    name: 'records',
    test: (id: string) => isAmong(RECORDS, id),
    minShareCount: 2,
  },
];

const LOADED_FIRST = /\/(?:vendor|frame|rolldown-runtime|root)-[^/]+\.js$/;

export default defineConfig({
  base: '/m/',
  plugins: [tailwindcss(), leaveOutUnused(), reactRouter(), compilePhrases(), compressAssets()],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Bundled, so that the server build does not meet another version that a tool brought along.
  ssr: { noExternal: ['use-intl', /^@formatjs\//] },
  build: {
    assetsInlineLimit: 0,
    cssMinify: true,
    // A page that loads more code has the first view's already: naming it again would only cost.
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !LOADED_FIRST.test(file)) : files,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: (id: string) => !isAmong(ONLY_NAMES, id) },
          output: { codeSplitting: { groups: FIRST_VIEW } },
        },
      },
    },
  },
});
