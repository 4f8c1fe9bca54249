import { type ClientBase, type CustomTypesConfig, type Pool, types } from 'pg';
import { nameStatements } from './name-statements.ts';

const INT8 = types.builtins.INT8;
const DATE = types.builtins.DATE;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;
// The driver's own list of types knows no arrays, though the driver reads them.
const TEXT_ARRAY = 1009 as Parameters<typeof types.getTypeParser>[0];

const readTexts = types.getTypeParser(TEXT_ARRAY) as (value: string) => (string | null)[];

/**
 * How values arrive, the same from both engines: whole numbers of 64 bits as bigint, since a float
 * would round money, and a date as the text that it is, since a Date would move it by a time zone.
 * What is not named here is read as `pg` does: timestamptz as Date, numeric as text, jsonb parsed.
 */
const readers = new Map<number, (value: string) => unknown>([
  [INT8, BigInt],
  [INT8_ARRAY, (value) => readTexts(value).map((text) => (text === null ? null : BigInt(text)))],
  [DATE, (value) => value],
  [DATE_ARRAY, readTexts],
]);

/** How long work waits for a connection before it gives up, on both engines. */
export const CONNECTION_TIMEOUT_MS = 5_000;

export const typeParsers: CustomTypesConfig = {
  getTypeParser(id, format) {
    const reader = format === 'binary' ? undefined : readers.get(id);
    return reader ?? types.getTypeParser(id, format);
  },
};

/**
 * What every connection is told before its first work, the pool's first one included. Servers stand
 * in any time zone; what the database itself writes out must not depend on it.
 */
export async function settleSession(client: ClientBase): Promise<void> {
  nameStatements(client);
  await client.query(`set time zone 'UTC'`);
}

/**
 * A connection that breaks tells so by an event that ends the process when nobody hears it. The
 * query under way is rejected besides, and the pool opens a new connection for the next one.
 */
export function surviveBrokenConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
