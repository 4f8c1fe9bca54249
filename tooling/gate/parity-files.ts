/**
 * The database tests that run on the embedded engine as well, which has one connection, its own build of
 * PostgreSQL and a socket look-alike. A file belongs here where what it proves rests on something that
 * could differ there: statements that move money, locks and turns, transaction ids, LISTEN, errors and
 * types as they arrive, migrations. Tests that open that engine by themselves need not stand here, and
 * `npm run test:embedded` runs all.
 */
export const PARITY_FILES: readonly string[] = [
  // How values and errors arrive, and what a transaction may not do.
  'apps/server/src/platform/database/name-statements.db.test.ts',
  'apps/server/src/platform/database/open-database.db.test.ts',
  'apps/server/src/platform/database/testing/test-database.db.test.ts',
  // Migrations, and the schema that they lead to.
  'apps/server/src/platform/database/migrate.db.test.ts',
  'tooling/schema/schema.db.test.ts',
  // Transaction ids, SKIP LOCKED, LISTEN and NOTIFY.
  'apps/server/src/platform/outbox/run-outbox.db.test.ts',
  'apps/server/src/platform/jobs/run-jobs.db.test.ts',
  'apps/server/src/platform/fanout/fan-out-by-notify.db.test.ts',
  'apps/server/src/features/identity/sessions/session-cache.db.test.ts',
  // Money: one statement for many bets or wins, holds, and many who want the same money.
  'apps/server/src/features/wallet/move-money.db.test.ts',
  'apps/server/src/features/wallet/holds/hold.db.test.ts',
  'apps/server/src/features/play/rounds/bets.db.test.ts',
  'apps/server/src/features/play/rounds/wins.db.test.ts',
  // Turns that are taken by a lock.
  'apps/server/src/features/identity/codes/spend-code.db.test.ts',
  // The house: pairs of seeds that are locked, rounds that are taken up by another node.
  'apps/house/src/features/rounds/recovery.db.test.ts',
];
