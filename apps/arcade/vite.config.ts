import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compilePhrases } from './compile-phrases.ts';
import { compressAssets } from './compress-assets.ts';

export default defineConfig({
  base: '/games/',
  plugins: [tailwindcss(), compilePhrases(), compressAssets()],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    outDir: 'build',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: 'es2023',
  },
});
