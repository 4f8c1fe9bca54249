import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compilePhrases } from './compile-phrases.ts';

export default defineConfig({
  base: '/m/',
  plugins: [tailwindcss(), reactRouter(), compilePhrases()],
  resolve: {
    // Messages are compiled at build time, so the browser needs no message parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  ssr: { noExternal: ['use-intl'] },
  build: { assetsInlineLimit: 0, cssMinify: true },
});
