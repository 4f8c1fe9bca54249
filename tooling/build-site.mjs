/** Builds the site if its sources changed since the last build. */
import { buildSite, prepare } from './launcher.mjs';

await buildSite(await prepare());
