import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { rollUp } from './house/roll-up.ts';
import { listHouseBalances } from './house/store.ts';
import { readBooks, sumOfAllAccounts } from './testing/books.ts';
import { LedgerModel } from './testing/ledger-model.ts';
import { anyHistory, takeStep } from './testing/ledger-steps.ts';
import { openWallet } from './testing/open-wallet.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

// The same histories in every run. A failure prints the seed and the shortest history that was found
// to fail; looking for a shorter one must end before the test's own time does.
const SEED = { seed: 20_300_101, interruptAfterTimeLimit: 15_000 };
const GIFT = 20n;

const booksOf = (memberId: string) => readBooks(database, memberId);

async function houseBalances() {
  const rows = await database.statement(listHouseBalances);
  const of = (account: string) => rows.find((row) => row.account === account)?.balance ?? 0n;
  return { games: of('HOUSE_GAMES'), promo: of('HOUSE_PROMO'), withdraw: of('CLEARING_WITHDRAW') };
}

test('[CASH-1] any history leaves what the model says, answer by answer', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const before = await houseBalances();
      const memberId = await openWallet(database, { gift: GIFT });
      const model = new LedgerModel(GIFT);
      for (const step of steps) {
        const isDone = await takeStep(database, memberId, step);
        expect({ step, isDone }).toEqual({ step, isDone: model.take(step) });
        expect(model.available >= 0n && model.held >= 0n && model.debt >= 0n).toBe(true);
      }
      const { available, held, debt } = model;
      expect(await booksOf(memberId)).toMatchObject({ available, held, debt });
      const after = await houseBalances();
      expect({
        games: after.games - before.games,
        promo: after.promo - before.promo,
        withdraw: after.withdraw - before.withdraw,
      }).toEqual(model.house);
    }),
    { ...SEED, numRuns: 14 },
  );
});

test('[CASH-1] a history that happens twice has happened once', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const memberId = await openWallet(database, { gift: GIFT });
      for (const step of steps) {
        const first = await takeStep(database, memberId, step);
        const books = await booksOf(memberId);
        const second = await takeStep(database, memberId, step);
        expect({ step, second }).toEqual({ step, second: first });
        expect(await booksOf(memberId)).toEqual(books);
      }
    }),
    { ...SEED, numRuns: 5 },
  );
});

test('steps of one moment leave the books in order, whichever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (steps) => {
      const memberId = await openWallet(database, { gift: GIFT });
      await Promise.all(steps.map((step) => takeStep(database, memberId, step)));
      const books = await booksOf(memberId);
      // What has been said stays said, and moves nothing more.
      const bets = steps.filter(({ what }) => what === 'bet' || what === 'win');
      for (const step of bets) await takeStep(database, memberId, step);
      expect(await booksOf(memberId)).toEqual(books);
    }),
    { ...SEED, numRuns: 8 },
  );
});

test('the histories go where it is difficult', async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ debts: number; paid: number; collections: number; holds: number; refusals: number }>`
      select (select count(*)::int from wallet_debts) as debts,
             (select count(*)::int from wallet_debts where collected = amount) as paid,
             (select count(*)::int from wallet_transfers where kind = 'DEBT_COLLECTED') as collections,
             (select count(*)::int from wallet_holds as h where status = 'RELEASED' and exists (
                select from wallet_debts as d where d.member_id = h.member_id)) as holds,
             (select count(*)::int from wallet_transfers where outcome = 'REFUSED') as refusals
      `.execute(tx),
  );
  const rare = Object.entries(rows[0]!).filter(([, count]) => count < 5);
  expect(rare).toEqual([]);
});

test('[CASH-1] members and house together have nothing, before and after a roll-up', async () => {
  expect(await sumOfAllAccounts(database)).toEqual([{ currency: 'JPY', sum: 0n }]);
  await rollUp(database, new Date('2030-01-01T12:00:00Z'));
  expect(await sumOfAllAccounts(database)).toEqual([{ currency: 'JPY', sum: 0n }]);
});
