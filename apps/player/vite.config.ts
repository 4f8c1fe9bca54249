import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
import { hintCompilation } from '@maneki/bundle/hint-compilation';
import { stampWorker } from '@maneki/bundle/stamp-worker';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, and what changes only with its version. */
const VENDOR =
  /\/node_modules\/(?:react|react-dom|scheduler|use-intl|@tanstack\/(?:query-core|react-query))\//;

/** What every visit loads once its page stands. */
const LATER = [
  'app/account/watch-session',
  'app/home/home-rest',
  'app/shell/background/begin-background-work',
  'app/shell/menu/side-menu',
  'form-problem/form-problem',
  'platform/call/socket',
  'platform/storage/sealed-store',
];

/** What it loads besides for whoever is logged in. */
const MEMBER = [
  'app/shell/menu/menu-money',
  'app/shell/time-check',
  'features/wallet/components/header-balance',
];

/** What the form to log in shares with members, who have no need of the form. */
const ACCOUNT = ['identity/endpoints'];

/** Where a guest's taps lead, with the fields that other forms share. */
const LOGIN = [
  'app/entry/entry-frame',
  'app/entry/read-entry',
  'features/identity/login/login-form',
];

/** What a first view or the tap after it runs nearly whole. */
const RUN_WHOLE = ['vendor', 'entry.client', 'later', 'member', 'login'];

/** Files that are put into one come with all that they need. */
const isOneOf = (paths: readonly string[]) => (file: string) =>
  paths.some((path) => file.includes(`/src/${path}.`));

export default defineConfig({
  base: '/m/',
  plugins: [
    tailwindcss(),
    compilePhrases(),
    hintCompilation(RUN_WHOLE),
    compressAssets(),
    stampWorker(),
  ],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Bundled, so that the server build does not meet another version that a tool brought along.
  ssr: { noExternal: ['use-intl', /^@formatjs\//] },
  build: { assetsInlineLimit: 0, cssMinify: true },
  // Both are built by one command: what browsers load, and what the server renders pages with.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        // The server names the files of a page in its document.
        manifest: true,
        rolldownOptions: {
          input: 'src/entry.client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // In few files: each costs a request, and compresses alone.
                { name: 'vendor', test: VENDOR, priority: 3 },
                { name: 'frame', tags: ['$initial'], priority: 2 },
                { name: 'later', test: isOneOf(LATER), priority: 1 },
                { name: 'account', test: isOneOf(ACCOUNT), priority: 1 },
                { name: 'member', test: isOneOf(MEMBER) },
                { name: 'login', test: isOneOf(LOGIN) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/entry.server.tsx',
          output: { entryFileNames: 'index.js' },
        },
      },
    },
  },
});
