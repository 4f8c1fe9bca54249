import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import type { Answer } from '../answer.ts';
import { LostError, loseSome } from '../testing/lossy-database.ts';
import { openTable, type Table } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const OPENING = 1_000n;
const RUNS = 40;

/** A provider's wish: the number of its bet says everything about it, so a repetition is one. */
type Wish =
  | { readonly call: 'bet' | 'rollback'; readonly bet: number }
  | { readonly call: 'win'; readonly bet: number; readonly isFinal: boolean };

const stakeOf = (bet: number) => BigInt(100 + bet * 37);
const prizeOf = (bet: number) => BigInt(bet * 60);

const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({ call: fc.constant('bet' as const), bet: fc.nat(6) }),
  fc.record({ call: fc.constant('rollback' as const), bet: fc.nat(6) }),
  fc.record({ call: fc.constant('win' as const), bet: fc.nat(6), isFinal: fc.boolean() }),
);

function send(seat: Table, { call, bet, ...more }: Wish): Promise<Answer> {
  if (call === 'bet') return seat.bet(`b${bet}`, stakeOf(bet));
  if (call === 'rollback') return seat.rollback(`r${bet}`, `b${bet}`);
  const final = 'isFinal' in more && more.isFinal;
  return seat.win(`w${bet}-${final}`, `b${bet}`, prizeOf(bet), { final });
}

type Books = { available: bigint; sum: bigint; stakes: bigint; payouts: bigint; gaps: bigint };

/** Everything that must be true of a player's books, whatever happened. */
async function checkBooks(memberId: string): Promise<bigint> {
  const { rows } = await database.statement((tx) =>
    sql<Books>`
      select a.available,
             (select sum(case when t.credit = 'MAIN' then t.amount else -t.amount end)
                from wallet_transfers t
               where t.member_id = a.member_id and t.seq is not null)::bigint as sum,
             (select coalesce(sum(stake), 0) from play_tickets t
               where t.member_id = a.member_id and t.status <> 'CANCELLED')::bigint as stakes,
             (select coalesce(sum(payout), 0) from play_tickets t
               where t.member_id = a.member_id)::bigint as payouts,
             a.seq - (select count(*) from wallet_transfers t
                       where t.member_id = a.member_id and t.seq is not null) as gaps
        from wallet_accounts a where a.member_id = ${memberId}`.execute(tx),
  );
  const { available, sum, stakes, payouts, gaps } = rows[0]!;
  expect({ sum, gaps }).toEqual({ sum: available, gaps: 0n });
  expect(available).toBe(OPENING - stakes + payouts);
  expect(available >= 0n).toBe(true);
  return available;
}

const answerTwice = async (seat: Table, asked: Wish) => {
  const first = await send(seat, asked);
  const second = await send(seat, asked);
  return [first, second] as const;
};

test('whatever is sent in whatever order, money and tickets agree, and twice is once', async () => {
  const { sitDown } = await openTable(database);
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 24 }), async (wishes) => {
      const seat = await sitDown({ balance: OPENING });
      for (const asked of wishes) {
        const [first, second] = await answerTwice(seat, asked);
        expect(second.status).toBe(first.status);
        if (first.outcome) expect(second.outcome).toBe(first.outcome);
        expect(second.balance).toBe(first.balance);
      }
      await checkBooks(seat.memberId);
    }),
    { numRuns: RUNS, seed: 20_300_101 },
  );
});

test('a bet, its win and its copies end the same in every order, once all got a final answer', async () => {
  const { sitDown } = await openTable(database);
  const calls: Wish[] = [
    { call: 'bet', bet: 2 },
    { call: 'bet', bet: 2 },
    { call: 'win', bet: 2, isFinal: true },
    { call: 'win', bet: 2, isFinal: true },
    { call: 'bet', bet: 4 },
  ];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(calls, { minLength: calls.length }), async (order) => {
      const seat = await sitDown({ balance: OPENING });
      // What is not final is sent again, as a provider must.
      for (let left = order; left.length > 0; ) {
        const again: Wish[] = [];
        for (const asked of left)
          if ((await send(seat, asked)).status === 'REF_NOT_FOUND') again.push(asked);
        left = again;
      }
      expect(await checkBooks(seat.memberId)).toBe(OPENING - stakeOf(2) + prizeOf(2) - stakeOf(4));
    }),
    { numRuns: RUNS, seed: 20_300_102 },
  );
});

test('a process that dies at any moment leaves whole bets, and its retries finish them', async () => {
  const moment = fc.constantFrom('never', 'never', 'before', 'after' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { maxLength: 12 }),
      fc.infiniteStream(moment),
      async (wishes, moments) => {
        const lossy = loseSome(database, () => moments.next().value);
        const steady = await openTable(database);
        const seat = await steady.sitDown({ balance: OPENING });
        const dying = await steady.sitAgain(seat, lossy);
        for (const asked of wishes) {
          await send(dying, asked).catch((error: unknown) => {
            if (!(error instanceof LostError)) throw error;
          });
          await checkBooks(seat.memberId);
          // The same process, alive again, gets an answer and nothing happens twice.
          const [first, second] = await answerTwice(seat, asked);
          expect(second.status).toBe(first.status);
        }
        await checkBooks(seat.memberId);
      },
    ),
    { numRuns: RUNS, seed: 20_300_103 },
  );
});
