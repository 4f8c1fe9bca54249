import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseManifest } from '@maneki/house/manifest';
import { addProvider, addProviderKey } from '@maneki/server/features/play/index';
import { PROVIDER_KEYS_PURPOSE } from '@maneki/server/features/play/keys/provider-directory';
import { createSealer } from '@maneki/server/platform/encryption/seal';
import { seed } from '@maneki/server/seed';
import { sql } from 'kysely';
import { openMigrated } from '../bench/money-server.ts';
import { MASTER_SECRET } from '../bench/provider-keys.ts';
import { ROOT } from '../tooling/gate/root.ts';
import { runNode } from '../tooling/gate/run-command.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openProduct } from './product.ts';

const CALLS = { long: 100_000, short: 2_000 };
const NAME = 'conformance';

/** Calls that are doubled, reordered, late, lost and altered, each answer compared with a model. */
export async function checkProviders(run: FaultRun): Promise<FaultReport> {
  const calls = run.isShort ? CALLS.short : CALLS.long;
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-faults-'));
  run.endLater(() => rm(dataDir, { recursive: true, force: true }));
  const key = await prepare(dataDir);
  const product = await openProduct(run, { dataDir });
  await product.start();
  run.tell(`${calls} calls of a provider whose network is bad`);
  const url = `http://localhost:${product.port}`;
  const choice = ['--vendor', NAME, '--game', NAME, '--calls', String(calls)];
  const { code, output } = await runNode(
    [join(ROOT, 'tooling/provider-check.ts'), url, key, ...choice],
    {},
  );
  await product.stop();
  const database = await openMigrated({ dataDir }, run);
  const broken = await checkLedger(database);
  await database.close();
  const lines = output.trimEnd().split('\n');
  return {
    did: `${calls} calls by the conformance simulator: ${lines.at(-1)}`,
    wrong: [...(code === 0 ? [] : [output.trimEnd()]), ...broken],
  };
}

/** A provider with a game of its own, and its key as the simulator takes it. */
async function prepare(dataDir: string): Promise<string> {
  const database = await openMigrated({ dataDir }, { endLater: () => {} });
  try {
    const now = new Date();
    await seed(database, { manifest: houseManifest, isDemo: true, now });
    const sealer = createSealer(MASTER_SECRET, PROVIDER_KEYS_PURPOSE);
    return await database.transact(async (tx) => {
      await addProvider(tx, { code: NAME, name: NAME, baseUrl: null, now });
      await sql`insert into catalog_vendors (code, provider_code, category, names)
                values (${NAME}, ${NAME}, 'RNG', '{}') on conflict do nothing`.execute(tx);
      await sql`insert into catalog_games (vendor_code, game_id, category, names)
                values (${NAME}, ${NAME}, 'RNG', '{}') on conflict do nothing`.execute(tx);
      const made = await addProviderKey(tx, { providerCode: NAME, sealer, now });
      if (!made.ok) throw new Error(made.refusal.code);
      return `${made.value.keyId}:${made.value.secret}`;
    });
  } finally {
    await database.close();
  }
}
