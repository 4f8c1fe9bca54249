import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
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
  'platform/call/socket',
  'platform/storage/sealed-store',
];

const isLater = (file: string) => LATER.some((path) => file.includes(`/player/src/${path}.`));

export default defineConfig({
  base: '/m/',
  plugins: [tailwindcss(), compilePhrases(), compressAssets()],
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
                { name: 'later', test: isLater, priority: 1 },
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
