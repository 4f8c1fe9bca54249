import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { addProviderKey } from '@maneki/server/features/play/index';
import { getMainAccount } from '@maneki/server/features/wallet/index';
import { startTestServer, type TestServer } from '@maneki/server/testing/test-server';
import { sql } from 'kysely';
import { addGame, addPlayers, GAME, PROVIDERS, playerOf, VENDOR } from '../bench/players.ts';
import type { ProviderKeys } from '../bench/provider-keys.ts';
import { streamBets } from './bet-stream.ts';
import { checkLedger, compareWithBooks } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { createProviderClient, type ProviderClient } from './provider-client.ts';
import { countUnknown } from './write-counts.ts';

const SHIFTS = { long: 40, short: 8 };
const SHIFT_EVERY_MS = 150;
const PLAYERS = 20;
const LINES = 6;
const OPENING = 1_000_000_000n;
/** From here an hour leads into the next business day, and back. */
const BEFORE_MIDNIGHT_MS = 2.5 * HOUR_MS;
const CAP = 30n;
/** So often must the limit have said no before it counts as tried. */
const REFUSED_MIN = 20;
const TRY_MS_MAX = 60_000;
/** A day before and a day after midnight: what was used up in one does not come back. */
const WINDOWS = 2n;

/** The clock jumps an hour to and fro across the end of a business day, while bets are placed. */
export async function moveClock(run: FaultRun): Promise<FaultReport> {
  const shifts = run.isShort ? SHIFTS.short : SHIFTS.long;
  const server = await startTestServer();
  run.endLater(() => server.dispose());
  server.clock.advance(BEFORE_MIDNIGHT_MS);
  const keys = await prepare(server);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  const client = createProviderClient({ port, keys, now: () => server.clock.now() });
  const capped = await openCapped(server);
  const stream = streamBets(client, { lines: LINES, players: PLAYERS, name: 'clock' });
  const limited = betAgainstCap(client, capped);
  const deadline = performance.now() + TRY_MS_MAX;
  const isTried = () => limited.refused() >= REFUSED_MIN || performance.now() > deadline;
  let shift = 0;
  while (shift < shifts || !isTried()) {
    await wait(SHIFT_EVERY_MS);
    shift += 1;
    server.clock.advance(shift % 2 === 1 ? HOUR_MS : -HOUR_MS);
  }
  const accepted = await limited.finish();
  const log = await stream.finish();
  client.close();
  const wrong = [
    ...(await compareWithBooks(server.database, { log, opening: OPENING })),
    ...(await checkLedger(server.database)),
    ...(await findBackwards(server)),
    ...(accepted > CAP * WINDOWS
      ? [`${accepted} were staked where ${WINDOWS} days allow ${CAP * WINDOWS}`]
      : []),
    ...(limited.refused() < REFUSED_MIN ? ['the limit was hardly ever reached'] : []),
  ];
  const did =
    `the clock moved by an hour ${shift} times, ${log.bets.length} bets told, ` +
    `${countUnknown(log)}, ${accepted} staked under a limit of ${CAP} a day`;
  return { did, wrong };
}

async function prepare({ database, services, clock }: TestServer): Promise<ProviderKeys> {
  const now = clock.now();
  await addGame(database, now);
  await addPlayers(database, { from: 1, to: PLAYERS, balance: OPENING, now });
  const { sealer } = services.play;
  const made = await Promise.all(
    PROVIDERS.map(async (providerCode) => {
      const key = await database.transact((tx) =>
        addProviderKey(tx, { providerCode, sealer, now }),
      );
      if (!key.ok) throw new Error(key.refusal.code);
      return [providerCode, key.value] as const;
    }),
  );
  return Object.fromEntries(made);
}

type Capped = { readonly playerId: string; readonly sessionId: string; readonly currency: string };

/** Somebody of the demo who has set a limit for a day. */
async function openCapped({ database, services, clock }: TestServer): Promise<Capped> {
  const now = clock.now();
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members where username = 'sakura' limit 1`.execute(
      tx,
    ),
  );
  const playerId = rows[0]!.id;
  const account = await getMainAccount(services, { memberId: playerId, now });
  // A session of the last player's id stands for the member here: ids of sessions are only names.
  const sessionId = playerOf(PLAYERS + 1).sessionId;
  await database.transact(async (tx) => {
    await sql`insert into safety_caps (member_id, stake_day, changed_at)
              values (${playerId}, ${CAP}, ${now})
              on conflict (member_id) do update set stake_day = excluded.stake_day`.execute(tx);
    await sql`update wallet_accounts set staked_day = 0 where member_id = ${playerId}`.execute(tx);
    await sql`insert into play_sessions
                (member_id, id, merchant_code, provider_code, vendor_code, game_id, wallet, currency,
                 device, address, opened_at, expires_at)
              values (${playerId}, ${sessionId}, ${account.merchant_code}, ${PROVIDERS[0]},
                      ${VENDOR}, ${GAME}, ${account.code}, ${account.currency}, 'load', '192.0.2.1', ${now},
                      ${new Date(now.getTime() + DAY_MS)})`.execute(tx);
  });
  return { playerId, sessionId, currency: account.currency };
}

/** Stakes the smallest amount again and again; answers how much was taken in the end. */
function betAgainstCap(client: ProviderClient, { playerId, sessionId, currency }: Capped) {
  let accepted = 0n;
  let refused = 0;
  let isEnding = false;
  const bet = async () => {
    for (let number = 1; !isEnding; number += 1) {
      const txId = `capped-${number}`;
      const heard = await client.send(PROVIDERS[0], 'bet', {
        playerId,
        sessionId,
        txId,
        roundId: txId,
        gameId: GAME,
        amount: '0.0001',
        currency,
      });
      if (heard.kind !== 'final') continue;
      if (heard.reply.status === 'OK') accepted += 1n;
      if (heard.reply.status === 'LIMIT_REACHED') refused += 1;
    }
  };
  const betting = bet();
  return {
    refused: () => refused,
    async finish(): Promise<bigint> {
      isEnding = true;
      await betting;
      return accepted;
    },
  };
}

/** Money and tickets whose times run the wrong way. */
async function findBackwards({ database }: TestServer): Promise<string[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ transfers: bigint; tickets: bigint }>`
      with steps as (
        select at < lag(at) over (partition by member_id, wallet order by seq) as is_back
          from wallet_transfers where seq is not null)
      select (select count(*) from steps where is_back) as transfers,
             (select count(*) from play_tickets where settled_at < placed_at) as tickets`.execute(
      tx,
    ),
  );
  const { transfers, tickets } = rows[0]!;
  return [
    ...(transfers > 0n ? [`${transfers} transfers lie before the one before them`] : []),
    ...(tickets > 0n ? [`${tickets} tickets are settled before they were placed`] : []),
  ];
}
