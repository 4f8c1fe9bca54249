import { setTimeout as wait } from 'node:timers/promises';
import { NOT_INSTALLED, openMigrated } from '../bench/money-server.ts';
import { CURRENCY, GAME, playerOf } from '../bench/players.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openEmbeddedPlace, openPostgresPlace, type Place } from './open-players.ts';
import { openProduct } from './product.ts';
import { createProviderClient } from './provider-client.ts';

const BETS = 500;
const PAID_FOR = 100;
/** One unit of money, as the ledger counts. */
const STAKE = 10_000n;
const AGAIN_AFTER_MS = 500;
const players = { players: 1, opening: STAKE * BigInt(PAID_FOR) };

/** Everybody bets the same money at the same time, on both engines. */
export async function betInParallel(run: FaultRun): Promise<FaultReport> {
  const embedded = await tryOn(run, 'embedded', await openEmbeddedPlace(run, players));
  const server = await openPostgresPlace(run, players);
  const postgres = server
    ? await tryOn(run, 'PostgreSQL', server)
    : { did: `PostgreSQL: skipped, ${NOT_INSTALLED}`, wrong: [] };
  return {
    did: `${BETS} bets at once with money for ${PAID_FOR}; ${embedded.did}; ${postgres.did}`,
    wrong: [...embedded.wrong, ...postgres.wrong],
  };
}

async function tryOn(run: FaultRun, engine: string, place: Place): Promise<FaultReport> {
  const product = await openProduct(run, place);
  await product.start();
  run.tell(`${BETS} bets at once, ${engine}`);
  const client = createProviderClient({ port: product.port, keys: place.keys });
  const { providerCode, ...player } = playerOf(1);
  const bet = async (number: number): Promise<string> => {
    const names = { txId: `parallel-${number}`, roundId: `parallel-${number % 7}` };
    const stake = { gameId: GAME, amount: '1', currency: CURRENCY };
    for (;;) {
      const heard = await client.send(providerCode, 'bet', { ...player, ...names, ...stake });
      if (heard.kind === 'final') return heard.reply.status;
      // A slow machine may keep some waiting for too long: they ask again, for the same bet.
      await wait(AGAIN_AFTER_MS);
    }
  };
  const codes = await Promise.all(Array.from({ length: BETS }, (_, number) => bet(number)));
  const balance = await client.send(providerCode, 'balance', player);
  client.close();
  await product.stop();
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const left = balance.kind === 'final' ? balance.reply.balance : balance.code;
  const said = [...counts].map(([code, count]) => `${count} ${code}`).join(', ');
  const isExact =
    counts.get('OK') === PAID_FOR && counts.get('INSUFFICIENT_FUNDS') === BETS - PAID_FOR;
  const database = await openMigrated(
    { dataDir: place.dataDir, ...(place.databaseUrl ? { url: place.databaseUrl } : {}) },
    run,
  );
  const wrong = [
    ...(isExact ? [] : [`${engine}: ${said}`]),
    ...(Number(left) === 0 ? [] : [`${engine}: ${left} is left`]),
    ...(await checkLedger(database)),
  ];
  await database.close();
  return { did: `${engine}: ${said}`, wrong };
}
