import { roundWalletRequests } from '@maneki/contract/round-wallet/schemas';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

const kindsOf = async (memberId: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ kind: string; amount: bigint }>`
      select kind, amount from wallet_transfers
       where member_id = ${memberId} and source = 'tester' order by seq`.execute(tx),
  );
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
};

const findTicket = async (memberId: string) => {
  const { rows } = await database.statement((tx) =>
    sql<{ status: string; payout: bigint }>`
      select status, payout from play_tickets where member_id = ${memberId}`.execute(tx),
  );
  return rows[0];
};

test('a jackpot is a transfer of its own kind, and grows the ticket like any win', async () => {
  const { memberId, bet, win } = await sitDown();
  await bet('b1', 100n);
  await win('w1', 'b1', 50n, { final: false });
  expect(await findTicket(memberId)).toMatchObject({ status: 'PENDING', payout: 50n });
  await win('j1', 'b1', 3_000n, { jackpot: true, final: false });
  const last = await win('j2', 'b1', 40_000n, { jackpot: true });
  expect(last).toMatchObject({ status: 'OK', outcome: 'APPLIED', balance: 52_950n });
  expect(await findTicket(memberId)).toEqual({ status: 'WON', payout: 43_050n });
  expect(await kindsOf(memberId)).toEqual([
    'BET 100',
    'PAYOUT 50',
    'JACKPOT 3000',
    'JACKPOT 40000',
  ]);
});

test('a jackpot is paid once, and is another transaction than a win of the same amount', async () => {
  const { memberId, bet, win, close } = await sitDown();
  await bet('b1', 100n);
  await win('j1', 'b1', 900n, { jackpot: true });
  expect(await win('j1', 'b1', 900n, { jackpot: true })).toMatchObject({
    status: 'OK',
    replayed: true,
    balance: 10_800n,
  });
  expect(await win('j1', 'b1', 900n)).toEqual({ status: 'TX_MISMATCH' });
  expect(await close(100n, 900n)).toEqual({ status: 'OK', flagged: false });
  expect(await win('j2', 'b1', 5n, { jackpot: true })).toMatchObject({ outcome: 'PARKED' });
  expect(await win('j2', 'b1', 5n, { jackpot: true })).toMatchObject({
    outcome: 'PARKED',
    replayed: true,
  });
  expect(await kindsOf(memberId)).toContain('JACKPOT 900');
});

test('a win either is a jackpot or does not speak of it', () => {
  const win = {
    playerId: '01b8dd58-e200-792e-979b-35e53a860ac7',
    txId: 'w1',
    roundId: 'r1',
    betTxId: 'b1',
    amount: '1',
  };
  const read = (more: object) => roundWalletRequests.win.safeParse({ ...win, ...more });
  expect(read({}).data).not.toHaveProperty('jackpot');
  expect(read({ jackpot: true }).data).toHaveProperty('jackpot', true);
  for (const jackpot of [false, 'true', 1, null]) expect(read({ jackpot }).success).toBe(false);
});
