import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compilePhrases } from './compile-phrases.ts';
import { compressAssets } from './compress-assets.ts';

const VENDOR = ['react', 'react-dom', 'react-router', 'scheduler', '@tanstack', 'use-intl'].map(
  (name) => `/node_modules/${name}/`,
);
const FRAME = [
  '/player/src/platform/',
  '/packages/contract/src/',
  '/packages/kernel/src/',
  ...['badge', 'button', 'classes', 'icon', 'icon-button', 'link', 'notice-bar', 'picture'].map(
    (name) => `/ui/src/${name}/`,
  ),
  '/ui/src/spinner/',
  '/ui/src/overlays/overlay',
];
/** Loaded when the page stands. */
const AFTER_IDLE = ['/platform/socket.ts', '/platform/register-worker.ts'];

const isAmong = (parts: readonly string[], id: string) => parts.some((part) => id.includes(part));

/** What every first view loads anyway comes in few files: each file costs a request and compresses alone. */
const FIRST_VIEW = [
  {
    name: 'vendor',
    test: (id: string) => isAmong(VENDOR, id) || /preload-helper|rolldown[/]runtime/.test(id),
  },
  {
    name: 'frame',
    test: (id: string) => isAmong(FRAME, id) && !isAmong(AFTER_IDLE, id),
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
