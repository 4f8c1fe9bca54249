import { readFileSync } from 'node:fs';
import { houseManifest as manifest } from '@maneki/contract/house/manifest';

const published = new URL('../../../house/manifest.json', import.meta.url);

/** The games of the house, as it publishes them: the platform knows no more of them. */
export const houseManifest = manifest.parse(JSON.parse(readFileSync(published, 'utf8')));
