import { createHash } from 'node:crypto';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { held, verifyLines } from '#testing/run-verifier';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());

test('[PLAY-8] a slip is proven once its day is over: by what the platform is told, and by the verifier', async () => {
  const seat = await lotteries.sit('lottok31');
  const { current } = await lotteries.game('lottok31');
  const bought = await seat.buy({
    no: current!.no,
    tickets: [
      { play: 'BS', selection: 'BIG', stake: '500' },
      { play: 'BS', selection: 'SMALL', stake: '500' },
    ],
  });
  const [{ roundId }] = bought.json().slips;
  const { rows } = await house.database.statement((tx) =>
    sql<{ playerId: string }>`
      select player_id as "playerId" from house.rounds where id = ${roundId}`.execute(tx),
  );
  const prove = async () => (await house.house.desk.proveRound({ ...rows[0]!, roundId })).proof;
  await lotteries.until(current!.drawAt);
  expect(await prove()).toMatchObject({
    kind: 'lottery',
    commitment: current!.commitment,
    issueNo: current!.no,
    serverSeed: null,
  });
  expect((await seat.history())[0]).toMatchObject({ roundId, serverSeed: null });

  await lotteries.advance(DAY_MS);
  await lotteries.advance(60_000);
  // What the platform was too busy to pay at once has been paid by now.
  await house.house.recover();
  const { serverSeed } = (await prove())!;
  const told = Buffer.from(serverSeed ?? '', 'hex');
  expect(createHash('sha256').update(told).digest('hex')).toBe(current!.commitment);
  // The session ended with the day: whoever comes again finds the slip with its seed.
  const again = await lotteries.sit('lottok31');
  const list = await again.history();
  expect(list).toHaveLength(1);
  expect(await verifyLines(list)).toEqual(held(1));
});
