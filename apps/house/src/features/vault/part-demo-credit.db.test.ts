import { migrate } from '@maneki/server/platform/database/migrate';
import { readMigrations } from '@maneki/server/platform/database/read-migrations';
import { openTestDatabase } from '@maneki/server/platform/database/testing/test-database';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { HOUSE_MIGRATIONS } from '#platform/house-migrations';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const run = async (statement: string) => {
  const { rows } = await database.statement((tx) =>
    sql.raw<Record<string, unknown>>(statement).execute(tx),
  );
  return rows;
};

const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const PLAYERS = { demo: idOf(1), real: idOf(2), trial: idOf(3) } as const;

test('what was played for so far belongs to the demonstration, but for members of a market with money', async () => {
  const { directory, ledger } = HOUSE_MIGRATIONS;
  const files = (await readMigrations(directory)).filter(({ name }) => name < '0008');
  await migrate(database, { files, ledger });
  await run(`insert into site_merchants (code, name, look, main_domain, default_language, languages,
               currency, currencies, copyright_holder, copyright_from, copyright_to)
             values ('maneki', 'Maneki', 'maneki', 'maneki.test', 'EN', '{EN}', 'JPY', '{JPY}', 'x',
                     2030, 2030)`);
  await run(`insert into site_market_policies (country_code, mode, licence_ref)
             values ('JP', 'DEMO', null), ('PH', 'REAL', 'L-1')`);
  for (const [name, id] of Object.entries(PLAYERS)) {
    await run(`insert into identity_members (id, merchant_code, type, username, currency, language,
                 country_code, joined_via, register_host, register_method, registered_at,
                 registered_address)
               values ('${id}', 'maneki', 0, '${name}', 'JPY', 'EN',
                       '${name === 'real' ? 'PH' : 'JP'}', 'DEFAULT', '', 'H5', now(), '')`);
    await run(`insert into house.sessions (id, token_hash, player_id, merchant, vendor, game_id,
                 currency, network, language, theme, reality_check_minutes, opened_at, expires_at)
               values ('${id}', '${name}', '${id}', 'maneki', 'HVAULT', 'vault3',
                       '${name === 'trial' ? 'JPY.PLAY' : 'JPY'}', '', 'EN', 'dark', 60, now(), now())`);
    await run(`insert into house.rounds (player_id, id, key, session_id, merchant, vendor, game_id,
                 currency, stake, win, model, model_version, outcome, pay, seed_id, commitment,
                 nonce, blocks, has_jackpots, status, placed_at, decided_at)
               select player_id, id, id, id, merchant, vendor, game_id, currency, 1, 0, 'vault5', 1,
                      '{}', 0, id, '', 1, 1, false, 'SETTLED', now(), now()
                 from house.sessions where id = '${id}'`);
  }
  await run(`insert into house.vault_merchants (merchant, draw_no) values ('maneki', 7)`);
  await run(`insert into house.vault_pools (merchant, pool, grains) values ('maneki', 'MINI', 5)`);
  await run(`insert into house.vault_seeds (merchant, id, status, server_seed_sealed, commitment,
               created_at) values ('maneki', '${idOf(9)}', 'NEXT', '', '', now())`);

  expect(await migrate(database, HOUSE_MIGRATIONS)).toContain('0008_vault_part_demo_credit.sql');
  for (const table of ['sessions', 'rounds'])
    expect(await run(`select currency from house.${table} order by player_id`)).toEqual([
      { currency: 'JPY.DEMO' },
      { currency: 'JPY' },
      { currency: 'JPY.PLAY' },
    ]);
  expect(await run('select * from house.vault_merchants')).toEqual([
    { merchant: 'maneki.DEMO', draw_no: 7n },
  ]);
  for (const table of ['vault_pools', 'vault_seeds'])
    expect(await run(`select merchant from house.${table}`)).toEqual([{ merchant: 'maneki.DEMO' }]);
});
