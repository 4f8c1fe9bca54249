/** `npm run new-feature -- <name>`: stamps the folders and files of a feature on every side. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { refuseName, stampFeature } from './new-feature/stamp-feature.ts';

const root = resolve(import.meta.dirname, '..');
const [feature] = process.argv.slice(2);

const refusal = refuseName(root, feature);
if (refusal || !feature) {
  console.error(refusal);
  process.exit(1);
}

const { created, changed, byHand } = stampFeature(root, feature);
formatFiles([...created.filter((path) => path.endsWith('.ts')), ...changed]);

for (const path of created) console.log(`created  ${path}`);
for (const path of changed) console.log(`changed  ${path}`);
for (const { path, what } of byHand) console.log(`by hand  ${path}: add ${what}`);
console.log(`
Next:
  1. packages/contract/src/${feature}: endpoints, refusals, events. This is the design.
  2. packages/phrases/src/*/${feature}.ts: a sentence for each refusal, in five languages.
  3. apps/server/migrations/NNNN_${feature}_create_….sql, with its reason; then npm run generate.
  4. Pure rules, the store, one file per use case with its database test; routes.ts; the README.
  5. apps/player/src/features/${feature}: queries, mutations, screens; mount them in app/.
  6. What operators do about it: console-endpoints.ts, console-routes.ts, apps/console/src/features/${feature}.
  7. One journey in e2e/, one note in changes/.`);

/** Puts imports in order and long lines on several, so that the result passes the gate. */
function formatFiles(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--log-level=error', ...paths];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) console.error('Please look at the files above: they could not be formatted.');
}
