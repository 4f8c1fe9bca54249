import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
