/** `npm run dev`: the product with reload. The server starts anew on a change, the site is Vite's. */
import { join } from 'node:path';
import { ROOT } from './launcher/root.mjs';
import { launch, prepare } from './launcher.mjs';

/** What runs in the server's process. Changes of the site alone must not restart it. */
const WATCHED = [
  'apps/main/src',
  'apps/server',
  'packages/kernel/src',
  'packages/contract/src',
  'packages/phrases/src',
];

await launch(await prepare(), 'apps/main/src/main.ts', ['--dev', ...process.argv.slice(2)], {
  nodeArgs: [
    '--watch',
    '--watch-preserve-output',
    ...WATCHED.map((folder) => `--watch-path=${join(ROOT, folder)}`),
  ],
  env: { NODE_ENV: 'development' },
});
