import { ROUND_WALLET_CODES } from '@maneki/contract/round-wallet/codes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import type { Answer } from '../answer.ts';
import { openTable } from '../testing/open-table.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const { sitDown } = await openTable(database);

const TIMES = 40;

/** A provider asks again until an answer is final: for ever, where none ever is. */
const isFinal = ({ status }: Answer) => ROUND_WALLET_CODES[status].isFinal;

test('[PLAY-7] rule 2: a used number stays used when its win names a bet that nobody knows', async () => {
  const { bet, win, rollback } = await sitDown();
  await bet('b1', 1_000n);
  await win('w1', 'b1', 5n);
  expect(await win('w1', 'nobody', 5n)).toEqual({ status: 'TX_MISMATCH' });
  await rollback('r1', 'gone');
  expect(await win('w1', 'gone', 5n)).toEqual({ status: 'TX_MISMATCH' });
});

test('[PLAY-7] rule 7: of a bet and the close of its round one knows of the other', async () => {
  const { memberId, bet, close } = await sitDown();
  for (let time = 0; time < TIMES; time += 1) {
    const roundId = `round-${time}`;
    const [placed, closed] = await Promise.all([
      bet(`b${time}`, 5n, { roundId }),
      close(0n, 0n, { roundId }),
    ]);
    expect(closed.status).toBe('OK');
    expect([placed.status, closed.flagged]).toEqual(
      placed.status === 'OK' ? ['OK', true] : ['ROUND_CLOSED', false],
    );
  }
  // An open bet in a closed round can neither win nor be noticed, unless somebody was told.
  const { rows } = await database.statement((tx) =>
    sql`select t.round_id from play_tickets as t
          join play_rounds as r using (member_id, provider_code, round_id)
         where t.member_id = ${memberId} and t.status = 'PENDING' and not exists (
           select from play_exceptions as e
            where e.reference = t.member_id || ':' || t.round_id)`.execute(tx),
  );
  expect(rows).toEqual([]);
});

test('[PLAY-7] rule 7: of a win and the close of its round one knows of the other', async () => {
  const { bet, win, close } = await sitDown();
  for (let time = 0; time < TIMES; time += 1) {
    const roundId = `round-${time}`;
    await bet(`b${time}`, 5n, { roundId });
    const [paid, closed] = await Promise.all([
      win(`w${time}`, `b${time}`, 7n, { roundId }),
      close(5n, 7n, { roundId }),
    ]);
    expect([paid.outcome, closed.flagged]).toEqual(
      paid.outcome === 'APPLIED' ? ['APPLIED', false] : ['PARKED', true],
    );
  }
});

test('two closes of a round at the same moment are both answered', async () => {
  const { close } = await sitDown();
  for (let time = 0; time < TIMES; time += 1) {
    const roundId = `round-${time}`;
    const answers = await Promise.all([1, 2].map(() => close(0n, 0n, { roundId })));
    expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK']);
  }
});

test('a rollback that names itself is refused for good', async () => {
  const { rollback } = await sitDown();
  expect(isFinal(await rollback('r1', 'r1'))).toBe(true);
});

test('[PLAY-7] rule 2: a used number stays used in another session or currency', async () => {
  const { bet, memberId } = await sitDown();
  await bet('b1', 1_000n);
  expect(await bet('b1', 1_000n, { currency: 'PHP' })).toEqual({ status: 'TX_MISMATCH' });
  expect(await bet('b1', 1_000n, { sessionId: memberId })).toEqual({ status: 'TX_MISMATCH' });
});

test('only bets are taken back: a rollback, refused or not, is no bet', async () => {
  const { bet, win, rollback } = await sitDown();
  await bet('b1', 1_000n);
  await win('w1', 'b1', 0n);
  expect(await rollback('r1', 'b1')).toMatchObject({ status: 'ROUND_SETTLED' });
  expect(await rollback('r2', 'r1')).toEqual({ status: 'TX_MISMATCH' });
  expect(await rollback('r3', 'w1')).toEqual({ status: 'TX_MISMATCH' });
});
