/** `npm start`: installs what is missing, builds the site if it changed, and runs the product. */
import { buildSite, launch, prepare } from './launcher.mjs';

const node = await prepare();
await buildSite(node);
await launch(node, 'apps/main/src/main.ts', process.argv.slice(2), {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
