/** `npm test`: the whole gate. `npm test -- --only unit` runs a part of it. */
import { launch, prepare } from './launcher.mjs';

await launch(await prepare(), 'tooling/gate.ts', process.argv.slice(2));
