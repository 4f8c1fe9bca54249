import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compilePhrases } from './compile-phrases.ts';
import { compressAssets } from './compress-assets.ts';

/** What every first view loads anyway comes in few files: each file costs a request and compresses alone. */
const FIRST_VIEW = [
  {
    name: 'vendor',
    test: /preload-helper|rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack|use-intl|icu-minify)[\\/]/,
  },
  {
    name: 'frame',
    test: /player[\\/]src[\\/]platform[\\/](?!socket|register-worker)|packages[\\/](?:contract|kernel)[\\/]src|ui[\\/]src[\\/](?:badge|button|classes|icon|icon-button|link|notice-bar|picture|spinner|overlays[\\/]overlay)/,
    minShareCount: 2,
  },
];

export default defineConfig({
  base: '/m/',
  plugins: [tailwindcss(), reactRouter(), compilePhrases(), compressAssets()],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Bundled, so that the server build does not meet another version that a tool brought along.
  ssr: { noExternal: ['use-intl', /^@formatjs\//] },
  build: { assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: FIRST_VIEW } } } } },
  },
});
