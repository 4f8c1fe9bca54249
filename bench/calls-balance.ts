import { houseManifest } from '@maneki/house/manifest';
import { hashSecret } from '@maneki/server/platform/secrets/secrets';
import { seed } from '@maneki/server/seed';
import type { Bench, Measured } from './bench.ts';
import { type LoadRound, runLoadRound } from './load-round.ts';
import { logInMember } from './log-in-member.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import { startServerProcess } from './server-process.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const WARM_UP_SECONDS = 3;

const TOKEN = hashSecret('whoever asks for a balance');

/** How often a member who is logged in can be told the balance, by the product on a PostgreSQL. */
export async function measureCallsBalance(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`calls-balance: skipped, ${NOT_INSTALLED}`] };
  bench.tell('filling a demonstration, and starting the product on it');
  const url = await createDatabase(server, 'balances');
  const database = await openMigrated({ url }, bench);
  const now = new Date();
  await seed(database, { manifest: houseManifest, isDemo: true, now });
  await database.transact((tx) => logInMember(tx, { username: 'sakura', token: TOKEN, now }));
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      DATABASE_URL: url,
      REDIS_URL: '',
      MASTER_SECRET,
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  const load = (seconds: number) =>
    runLoadRound(product, {
      path: '/api/wallet/balance',
      seconds,
      headers: { cookie: `session=${TOKEN}` },
      isFromManyAddresses: true,
    });

  bench.tell('warming up balances');
  await load(WARM_UP_SECONDS);
  const rounds: LoadRound[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`balances, round ${round} of ${ROUNDS}`);
    rounds.push(await load(ROUND_SECONDS));
  }
  await product.stop();
  const rates = rounds.map(({ requestsPerSecond }) => requestsPerSecond);
  const cpuMs = rounds.flatMap(({ cpuMsPerRequest }) => cpuMsPerRequest ?? []);
  return {
    rows: [
      {
        what: 'balance of a member who is logged in',
        value: median(rates),
        unit: 'a second',
        digits: 0,
        target: { atLeast: 1_800 },
      },
      { what: '  balance, processor time', value: median(cpuMs), unit: 'ms', digits: 2 },
    ],
    findings: [`calls-balance: rounds ${rates.map(Math.round).join(', ')} a second`],
    details: rounds,
  };
}
