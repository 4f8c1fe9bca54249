/** `node tooling/launch.mjs <script.ts> [arguments]`: runs one of our scripts with the pinned Node. */
import { launch, prepare } from './launcher.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  process.stderr.write('Usage: node tooling/launch.mjs <script.ts> [arguments]\n');
  process.exit(2);
}
await launch(await prepare(), script, args);
