import { addProvider, createCeilingGuard } from '@maneki/server/features/play/index';
import { siteFeature } from '@maneki/server/features/site/index';
import { listActs } from '@maneki/server/platform/audit/list-acts';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type CeilingCommand, ceilingCommands } from './ceiling-commands.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const clock = fixedClock('2030-01-01T12:00:00Z');
const now = clock.now();
await database.transact((tx) =>
  addProvider(tx, { code: 'acme', name: 'Acme', baseUrl: null, now }),
);
const commands = ceilingCommands({
  clock,
  decisions: {
    database,
    merchants: {
      get: () => ({ businessTimezone: 'Asia/Tokyo' }) as never,
      findMarket: () => undefined,
    },
    ceilings: createCeilingGuard({ database, log: { warn: () => {} }, processId: drawId(now) }),
    tellBalance: () => {},
  },
});

async function run(command: CeilingCommand, ...args: string[]) {
  const said: string[] = [];
  const code = await commands[command]((line) => said.push(line), args);
  return { code, said };
}

const limit = (...args: string[]) => run('provider:limit', 'acme', '--by', 'keiko', ...args);

const saidCeilings = () =>
  database.statement((tx) =>
    tx
      .selectFrom('play_ceilings')
      .select([
        'game_id',
        'win_per_round_max as round',
        'exposure_per_day_max as day',
        'changed_by',
      ])
      .orderBy('game_id')
      .execute(),
  );

test('[CONSOLE-1] a limit that is said by command stands in the audit trail', async () => {
  await database.transact((tx) => siteFeature.seed(tx));
  await limit('--round', '7');
  await limit('--round', 'nothing');
  const { rows } = await listActs(database, { merchantCode: 'maneki', size: 5 });
  expect(rows).toMatchObject([
    { operator: 'command line', act: 'provider:limit', subject: 'provider acme' },
  ]);
  expect(rows[0]?.after).toEqual({ by: 'keiko', round: '7' });
});

test('limits are said one by one, for a provider or a game, and taken back', async () => {
  expect(await limit('--round', '10')).toMatchObject({ code: 0 });
  expect(await limit('--day', '50')).toMatchObject({ code: 0 });
  expect(await limit('--game', 'acme-RNG/game', '--day', '40')).toMatchObject({ code: 0 });
  const keiko = { changed_by: 'keiko' };
  const game = { ...keiko, game_id: 'game', round: null, day: 40n };
  expect(await saidCeilings()).toEqual([{ ...keiko, game_id: '', round: 10n, day: 50n }, game]);
  expect(await limit('--day', 'default')).toMatchObject({ code: 0 });
  expect(await saidCeilings()).toEqual([{ ...keiko, game_id: '', round: 10n, day: null }, game]);
});

test.each([
  [['acme', '--round', '10']],
  [['acme', '--by', 'keiko', '--round', 'many']],
  [['acme', '--by', 'keiko', '--game', 'acme-RNG']],
  [['acme', 'more', '--by', 'keiko']],
  [['acme', '--by', 'keiko', '--colour', 'red']],
  [[]],
])('%j is explained instead', async (args) => {
  const { code, said } = await run('provider:limit', ...args);
  expect(code).toBe(2);
  expect(said.join()).toContain('npm run provider:limit');
});

test('a limit of nothing, and limits of nobody, are refused', async () => {
  expect(await limit('--round', '0')).toMatchObject({ code: 1 });
  expect(await run('provider:limit', 'nobody', '--by', 'keiko')).toMatchObject({ code: 1 });
});

/** Somebody with two bets, the wins of which are held. */
async function holdWins(memberId: string): Promise<void> {
  const statements = [
    sql`insert into wallet_accounts (member_id, code, merchant_code, currency, available, seq,
                                     opened_at, moved_at, day, week, month)
        values (${memberId}, 'MAIN', 'maneki', 'JPY', 0, 3, ${now}, ${now}, '2030-01-01',
                '2029-12-31', '2030-01-01')`,
    sql`insert into play_tickets (member_id, provider_code, tx_id, merchant_code, wallet, currency,
                                  seq, session_id, vendor_code, game_id, category, round_id, stake,
                                  status, placed_at, held)
        select ${memberId}, 'acme', 'b' || number, 'maneki', 'MAIN', 'JPY', number,
               ${drawId(now)}::uuid, 'acme', 'cat', 'RNG', 'round', 10000, 'PENDING', ${now}, 20000000
          from generate_series(1, 2) as number`,
    sql`insert into play_held_wins (member_id, merchant_code, provider_code, key, round_id, bet_tx,
                                    amount, currency, is_final, is_jackpot, ceiling, held_at)
        select ${memberId}, 'maneki', 'acme', 'w' || number, 'round', 'b' || number, 20000000, 'JPY', true,
               false, 'WIN_PER_ROUND', ${now} from generate_series(1, 2) as number`,
  ];
  await database.transact(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });
}

test('held wins are listed, and paid or refused once', async () => {
  const memberId = drawId(now);
  await holdWins(memberId);
  expect(await run('provider:held')).toEqual({
    code: 0,
    said: ['w1', 'w2'].map(
      (win) => `${memberId} acme ${win}  2000 JPY  WIN_PER_ROUND  2030-01-01T12:00:00.000Z`,
    ),
  });
  const decide = (win: string, ...how: string[]) =>
    run('provider:held', memberId, 'acme', win, '--by', 'keiko', '--reason', 'why', ...how);
  expect(await decide('w1', '--pay')).toEqual({ code: 0, said: ['It is paid.'] });
  expect(await decide('w1', '--pay')).toMatchObject({ code: 1 });
  expect(await decide('w2', '--refuse')).toMatchObject({ code: 0 });
  expect(await decide('w3', '--refuse')).toMatchObject({ code: 1 });
  expect(await decide('w2')).toMatchObject({ code: 2 });
  expect(await decide('w2', '--pay', '--refuse')).toMatchObject({ code: 2 });
  expect(await run('provider:held', 'nobody', 'acme', 'w2', '--pay')).toMatchObject({ code: 2 });
  expect(await run('provider:held')).toEqual({ code: 0, said: ['No win is held.'] });
  const { rows } = await database.statement((tx) =>
    sql`select available, (select paid from play_exposures) as paid from wallet_accounts
         where member_id = ${memberId}`.execute(tx),
  );
  expect(rows).toEqual([{ available: 20_000_000n, paid: '133333' }]);
});
