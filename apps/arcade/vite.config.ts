import { compilePhrases } from '@maneki/bundle/compile-phrases';
import { compressAssets } from '@maneki/bundle/compress-assets';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Has the page ask for the game's code together with the few lines that open it: else it is only known
 * of once those have come.
 */
function preloadGame(): Plugin {
  return {
    name: 'preload-game',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.facadeModuleId?.endsWith('/src/app.tsx'),
        );
        if (!chunk) return [];
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/games/${chunk.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  base: '/games/',
  plugins: [tailwindcss(), compilePhrases(), preloadGame(), compressAssets()],
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
