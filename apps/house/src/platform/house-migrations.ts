import { fileURLToPath } from 'node:url';

/** Where the house's migrations stand and are recorded: a schema of its own, whatever lies beside it. */
export const HOUSE_MIGRATIONS = {
  directory: fileURLToPath(new URL('../../migrations', import.meta.url)),
  ledger: { schema: 'house', table: 'migrations' },
} as const;
