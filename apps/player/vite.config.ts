import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compilePhrases } from './compile-phrases.ts';
import { compressAssets } from './compress-assets.ts';

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
});
