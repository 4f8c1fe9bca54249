import { fileURLToPath } from 'node:url';

/** Where the studio's migrations stand and are recorded: a schema of its own, whatever lies beside it. */
export const STUDIO_MIGRATIONS = {
  directory: fileURLToPath(new URL('../../migrations', import.meta.url)),
  ledger: { schema: 'studio', table: 'migrations' },
} as const;
