import { compressAssets } from '@maneki/bundle/compress-assets';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/console/',
  plugins: [compressAssets()],
  build: {
    outDir: 'build',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: 'es2023',
    // Operators load it once a day, over a good network: one file more than the browser needs is no harm.
    chunkSizeWarningLimit: 1500,
  },
});
