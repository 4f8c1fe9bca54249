import { type BetRow, placeBets } from '@maneki/server/features/play/rounds/store';
import { writeMovement } from '@maneki/server/features/wallet/ledger/write-movement';
import { windowsOf } from '@maneki/server/features/wallet/windows';
import type { Tx } from '@maneki/server/platform/database/database';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { CURRENCY, GAME, memberIdSql, providerSql, sessionIdSql, WALLET, ZONE } from './players.ts';

/** What is put in by `pgbench`: marks that occur nowhere else. */
const MEMBER = '#member#';
const SESSION = '#session#';
const PROVIDER = '#provider#';
const KEY = '#key#';

/** The product's own statement for one bet, as a script that bets for a player at random. */
export async function writeBetScript({
  players,
  now,
}: {
  readonly players: number;
  readonly now: Date;
}): Promise<string> {
  const statement = await captureBetStatement();
  const number = ':number::int';
  const json = JSON.stringify([betRow(now)])
    .replaceAll(MEMBER, `' || ${memberIdSql(number)} || '`)
    .replaceAll(SESSION, `' || ${sessionIdSql(number)} || '`)
    .replaceAll(PROVIDER, `' || ${providerSql(number)} || '`)
    .replaceAll(KEY, "' || :key::text || '");
  // What looks like `:59` or `:true` would be taken for a variable.
  const time = now.toISOString();
  const plain = json
    .replaceAll(time, time.replace(/\.\d+/, '').replaceAll(/[:-]/g, ''))
    .replaceAll('":', '": ');
  // The script ends a statement at each semicolon and reads backslashes itself; there are none here.
  const text = statement.replace('$1', `('${plain}')`).replace(/^\/\*.*?\*\//, '');
  return `\\set number random(1, ${players})\n\\set key random(1, 1000000000000000)\n${text};\n`;
}

/** Takes the text of the statement from where it is written, without a database. */
async function captureBetStatement(): Promise<string> {
  let captured: CompiledQuery | undefined;
  const kysely = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      captured = query;
    },
  });
  await placeBets(kysely as unknown as Tx, []);
  if (captured?.parameters.length !== 1)
    throw new Error('The statement of a bet no longer takes its bets as one parameter.');
  return captured.sql;
}

function betRow(now: Date): BetRow {
  const movement = writeMovement(
    {
      memberId: MEMBER,
      wallet: WALLET,
      currency: CURRENCY,
      source: PROVIDER,
      key: KEY,
      fingerprint: 'a-digest-of-the-terms-',
      kind: 'BET',
      direction: 'OUT',
      house: 'HOUSE_GAMES',
      amount: 10n,
      counting: { as: 'STAKE' },
      isGuarded: true,
      reference: { type: 'ROUND', id: KEY },
      at: now,
      windows: windowsOf(now, ZONE),
    },
    0,
  );
  return {
    ...movement,
    session_id: SESSION,
    game_id: GAME,
    selection: null,
    odds: null,
    ticket_status: 'PENDING',
    payout: '0',
    valid_turnover: '0',
    result_text: null,
    event: null,
  };
}
