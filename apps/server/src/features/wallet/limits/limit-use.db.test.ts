import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { moveMoney } from '../move-money.ts';
import { payoutOf, stakeOf } from '../testing/open-wallet.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock } = server;

test('[SAFE-1] [SAFE-3] every limit tells how much of it is used and until when, and a sitting what came of it', async () => {
  const cookie = await server.logIn('agent01');
  await server.send(walletEndpoints.getWallet, {}, { cookie });
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where merchant_code = 'maneki' and username = 'agent01'`.execute(tx),
  );
  const memberId = rows[0]!.id;
  const list = async () =>
    (await server.send(walletEndpoints.listLimitUse, {}, { cookie })).body.value.list;
  expect(await list()).toEqual([]);
  for (const [kind, period, amount] of [
    ['STAKE', 'DAY', '500000'],
    ['LOSS', 'MONTH', '900000'],
    ['SESSION', 'WEEK', '90'],
  ] as const)
    await server.send(safetyEndpoints.setLimit, { kind, period, amount }, { cookie });
  const [stake, loss] = await list();
  const more = (used: string, units: number) => String(Number(used) + units);
  await server.send(safetyEndpoints.continueSitting, {}, { cookie });
  const inDemo = { wallet: 'DEMO', currency: 'JPY.DEMO', at: clock.now() } as const;
  await moveMoney(database, [
    stakeOf(memberId, 3_000_000n, inDemo),
    payoutOf(memberId, 1_000_000n, inDemo),
  ]);
  expect(await list()).toEqual([
    {
      kind: 'STAKE',
      period: 'DAY',
      amount: '500000',
      used: more(stake.used, 300),
      until: '2030-01-01T15:00:00.000Z',
    },
    {
      kind: 'LOSS',
      period: 'MONTH',
      amount: '900000',
      used: more(loss.used, 200),
      until: '2030-01-31T15:00:00.000Z',
    },
    { kind: 'SESSION', period: 'WEEK', amount: '90', used: '0', until: expect.any(String) },
  ]);
  const sum = await server.send(walletEndpoints.sumSitting, {}, { cookie });
  expect(sum.body.value).toEqual({ staked: '300', won: '100' });
});
