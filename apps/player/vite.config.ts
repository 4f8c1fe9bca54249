import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What every page needs, and what changes only with its version. */
const VENDOR =
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|@tanstack\/(?:query-core|react-query))\//;

export default defineConfig({
  base: '/m/',
  plugins: [tailwindcss(), reactRouter(), compilePhrases(), compressAssets()],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Bundled, so that the server build does not meet another version that a tool brought along.
  ssr: { noExternal: ['use-intl', /^@formatjs\//] },
  build: {
    // The server names the files of a page in its document.
    manifest: true,
    assetsInlineLimit: 0,
    cssMinify: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: VENDOR },
                // What every page is opened with, in one file: each costs a request and compresses alone.
                { name: 'frame', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
});
