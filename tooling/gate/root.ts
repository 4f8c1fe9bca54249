import { resolve } from 'node:path';

/** The repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Where runners leave their reports; nothing in it is kept. */
export const CACHE = resolve(ROOT, '.cache');
