import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, wherever it was cloned to and whatever folder the command was called from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
