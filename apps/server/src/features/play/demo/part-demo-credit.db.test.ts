import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkFully,
  checkNews,
  findAccount,
  fingerprintOf,
  listHouseBalances,
  moveMoney,
  placeHold,
  type WalletName,
  walletFeature,
  walletInvariants,
  windowsOf,
  writeVerdict,
} from '#features/wallet';
import { migrate } from '#platform/database/migrate';
import { SERVER_MIGRATIONS } from '#platform/database/read-migrations';
import type { TestDatabase } from '#platform/database/testing/template';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { awaitSettled } from '#testing/await-settled';
import { silentLog } from '#testing/silent-log';
import { playInvariants } from '../invariants/play-invariants.ts';
import { NOON, openTable, type Table } from '../testing/open-table.ts';

/** Players of one merchant and one money: where credit is played for, where money is, and nowhere in particular. */
const PLAYERS = { demo: 'JP', stray: null, real: 'PH', trial: 'JP' } as const;
type Player = keyof typeof PLAYERS;

const invariants = [...walletInvariants, ...playInvariants];
const wish = { source: 'test', fingerprint: fingerprintOf({}), isGuarded: true, at: NOON };

let database: TestDatabase;
let players: Record<Player, Table>;

const run = async (statement: string) => {
  const { rows } = await database.statement((tx) =>
    sql.raw<Record<string, unknown>>(statement).execute(tx),
  );
  return rows;
};

/** What is written today and was not known then: it is there while the past is played. */
const KNOWN_LATER = [
  ['play_tickets', 'lottery'],
  ['play_sessions', 'series'],
  ['play_sessions', 'prize_modes'],
] as const;
async function changeTables(change: (column: string) => string) {
  for (const [table, column] of KNOWN_LATER) await run(`alter table ${table} ${change(column)}`);
}

beforeAll(async () => {
  database = await openTestDatabase({ before: '0041' });
  await changeTables((column) => `add column ${column} jsonb`);
  await run(`insert into site_merchants (code, name, look, main_domain, default_language, languages,
               currency, currencies, copyright_holder, copyright_from, copyright_to)
             values ('maneki', 'Maneki', 'maneki', 'maneki.test', 'EN', '{EN}', 'JPY', '{JPY}', 'x',
                     2030, 2030)`);
  await run(`insert into site_market_policies (country_code, mode, licence_ref)
             values ('JP', 'DEMO', null), ('PH', 'REAL', 'L-1')`);
  const table = await openTable(database);
  const sitDown = async (player: Player): Promise<Table> => {
    const currency = player === 'trial' ? 'JPY.PLAY' : 'JPY';
    const seat = await table.sitDown({ currency });
    await run(`insert into identity_members (id, merchant_code, type, username, currency, language,
                 country_code, joined_via, register_host, register_method, registered_at,
                 registered_address, expires_at)
               select '${seat.memberId}', 'maneki', type, '${player}', 'JPY', 'EN',
                      ${PLAYERS[player] ? `'${PLAYERS[player]}'` : 'null'}, 'DEFAULT', '', 'H5', now(), '',
                      case type when 4 then now() end
                 from (select ${player === 'trial' ? 4 : 0} as type) as kind`);
    return seat;
  };
  players = {
    demo: await sitDown('demo'),
    stray: await sitDown('stray'),
    real: await sitDown('real'),
    trial: await sitDown('trial'),
  };
});
afterAll(() => database.dispose());

/** What there can be of everybody: some of it counted by the house already, some not yet. */
async function playBefore() {
  for (const seat of Object.values(players)) {
    await seat.play('play', 10n, 50n);
    await seat.bet('open', 7n, { roundId: 'open' });
    await seat.play('closed', 20n, 0n, { roundId: 'closed' });
    await seat.close(20n, 0n, { roundId: 'closed' });
    // Too late: it waits with the house.
    await seat.win('parked', 'closed', 3n, { roundId: 'closed' });
    await seat.rollback('never', 'unheard-of', { roundId: 'none' });
    await seat.bet('too much', 10n ** 9n);
  }
  await awaitSettled(database);
  await rollUp();
  // What holds only from now on was not asked then.
  const then = invariants.filter(({ name }) => name !== 'wallet.demo-apart');
  await checkNews(database, { invariants: then, now: NOON });
  for (const [player, { memberId, play }] of Object.entries(players)) {
    await play('after', 1n, 2n, { roundId: 'after' });
    if (player === 'trial') continue;
    const held = { memberId, wallet: 'MAIN', currency: 'JPY', key: 'hold', amount: 30n } as const;
    await placeHold(database, { ...wish, ...held });
    await run(`
      insert into play_fund_transfers (member_id, ref_no, merchant_code, provider_code, vendor_code,
        direction, amount, currency, status, wish_key, requested_at, ended_at)
      values ('${memberId}', 'F1', 'maneki', 'tester', 'tester-RNG', 'TO_VENDOR', 5, 'JPY', 'FAILED',
              'wish', now(), now())`);
    await run(`
      insert into play_day_totals (member_id, business_day, category, vendor_code, currency,
        merchant_code, stake, valid_turnover, payout, bets)
      values ('${memberId}', '2030-01-01', 'RNG', 'tester-RNG', 'JPY', 'maneki', 1, 1, 1, 1)`);
    await run(`
      insert into play_wins (member_id, provider_code, round_id, tx_id, merchant_code, vendor_code,
        game_id, category, currency, payout, settled_at)
      values ('${memberId}', 'tester', 'r', 't', 'maneki', 'tester-RNG', 'game', 'RNG', 'JPY', 1, now())`);
  }
}

const rollUp = async () => {
  const jobs = walletFeature.jobs({ metrics: undefined as never, invariants: [] });
  const job = jobs.find(({ name }) => name === 'wallet.roll-up')!;
  const { signal } = new AbortController();
  await job.run({ database, now: NOON, log: silentLog, signal } as never);
};

/** What an account has; whether its history says the same is asked of the books. */
const readAccount = async (player: Player, wallet: WalletName) => {
  const { memberId } = players[player];
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  const { available, held, seq } = account!;
  return { available, held, seq };
};

const houseSums = async () => {
  const balances = await database.statement(listHouseBalances);
  const of = (currency: string) =>
    Object.fromEntries(
      balances
        .filter((one) => one.currency === currency)
        .map(({ account, balance }) => [account, balance]),
    );
  return { money: of('JPY'), demo: of('JPY.DEMO'), play: of('JPY.PLAY') };
};

const TABLES = [
  'wallet_accounts',
  'wallet_transfers',
  'wallet_holds',
  'play_sessions',
  'play_tickets',
  'play_fund_transfers',
  'play_day_totals',
  'play_wins',
];

const currenciesOf = async (player: Player) => {
  const parts = TABLES.map(
    (table) => `select currency from ${table}
                 where member_id = '${players[player].memberId}' and currency <> ''`,
  );
  const events = `select payload ->> 'currency' from platform_outbox_events
                   where payload ->> 'memberId' = '${players[player].memberId}'`;
  const rows = await run(
    `select distinct currency from (${[...parts, events].join(' union all ')}) as found(currency)`,
  );
  return rows.map(({ currency }) => currency);
};

const findFaults = async (look: typeof checkFully) => {
  const verdicts = await look(database, { invariants, now: NOON });
  return verdicts.filter(({ count }) => count > 0).map(writeVerdict);
};

test('[SAFE-4] credit that stood in the books of money moves to its own, with its history, and nobody’s money does', async () => {
  await playBefore();
  const before = await houseSums();
  const account = await readAccount('demo', 'MAIN');
  expect(before.demo).toEqual({});
  await changeTables((column) => `drop column ${column}`);
  await migrate(database, { directory: SERVER_MIGRATIONS });

  expect(await currenciesOf('demo')).toEqual(['JPY.DEMO']);
  expect(await currenciesOf('stray')).toEqual(['JPY.DEMO']);
  expect(await currenciesOf('real')).toEqual(['JPY']);
  expect(await currenciesOf('trial')).toEqual(['JPY.PLAY']);
  expect(await readAccount('demo', 'DEMO')).toEqual(account);
  expect(await readAccount('real', 'MAIN')).toEqual(account);

  // Three played alike, and one of them for money.
  const after = await houseSums();
  expect(after.play).toEqual(before.play);
  for (const account of ['HOUSE_GAMES', 'HOUSE_PROMO', 'SUSPENSE']) {
    expect(after.money[account]).toBe(before.money[account]! / 3n);
    expect(after.demo[account]).toBe((before.money[account]! / 3n) * 2n);
  }
  await awaitSettled(database);
  expect([await findFaults(checkFully), await findFaults(checkNews)]).toEqual([[], []]);
});

test('the books go on from there', async () => {
  const { memberId } = players.demo;
  const gift = { kind: 'PROMO', direction: 'IN', house: 'HOUSE_PROMO', amount: 1n } as const;
  const [moved] = await moveMoney(database, [
    {
      ...wish,
      ...gift,
      memberId,
      key: 'gift',
      wallet: 'DEMO',
      currency: 'JPY.DEMO',
      counting: { as: 'NOTHING' },
      windows: windowsOf(NOON, 'Asia/Tokyo'),
    },
  ]);
  expect(moved).toMatchObject({ ok: true });
  await awaitSettled(database);
  await rollUp();
  await awaitSettled(database);
  expect([await findFaults(checkFully), await findFaults(checkNews)]).toEqual([[], []]);
});
