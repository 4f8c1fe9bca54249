import { PLAYING_PAUSE_SECONDS_MAX } from '@maneki/contract/safety/limits';
import { HOUR_MS, SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caps, findCaps, joinCaps, selectCaps } from '#features/safety';
import type { Tx } from '#platform/database/database';
import { startTestServer, type TestServer } from '#testing/test-server';
import { findAccount } from './accounts/store.ts';
import { findRefusal } from './find-refusal.ts';
import { isUnsure, movedFrom, movementColumns } from './ledger/store.ts';
import { writeMovement } from './ledger/write-movement.ts';
import { moveMoney } from './move-money.ts';
import type { Movement } from './movement.ts';
import { openWallet, payoutOf, stakeOf } from './testing/open-wallet.ts';
import { windowsOf } from './windows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

/** A Wednesday at noon in Tokyo, in the middle of a week, a month and a day. */
const NOON = new Date('2030-01-16T03:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const RICH = 1_000_000n;

/** A member with a wallet and with limits, as safety keeps them. */
async function openLimited(caps: Partial<Caps>): Promise<string> {
  const { database } = server;
  const memberId = await openWallet(database, { gift: RICH, at: NOON });
  const columns = Object.keys(caps);
  await database.transact(async (tx) => {
    await sql`
      insert into identity_members (id, merchant_code, type, username, currency, language,
        joined_via, register_host, register_method, registered_at, registered_address)
      values (${memberId}, 'maneki', 0, ${memberId}, 'JPY', 'EN', 'DEFAULT', '', 'H5', ${NOON}, '')
      `.execute(tx);
    await sql`
      insert into safety_caps (member_id, changed_at, ${sql.join(columns.map((name) => sql.ref(name)))})
      values (${memberId}, ${NOON}, ${sql.join(Object.values(caps))})`.execute(tx);
  });
  return memberId;
}

/** The statement that takes a stake, in its shortest form: with what is limited, nothing looked up. */
async function take(tx: Tx, movement: Movement, back?: bigint): Promise<boolean> {
  const rows = JSON.stringify([writeMovement(movement, 0, back)]);
  const { rows: moved } = await sql`
    with asked as materialized (
      select * from json_to_recordset(${rows}::json) as asked(${movementColumns})
    ), ready as materialized (
      select asked.*, ${selectCaps()} from asked ${joinCaps('asked')}
    ), ${movedFrom('ready', { hasCaps: true })}
    select position from moved`.execute(tx);
  return moved.length > 0;
}

async function isTakenNow(movement: Movement, back?: bigint): Promise<boolean> {
  try {
    return await server.database.statement((tx) => take(tx, movement, back));
  } catch (error) {
    if (isUnsure(error)) return false;
    throw error;
  }
}

/** Whether it was taken; whoever explains it afterwards must come to the same. */
async function tries(movement: Movement, back?: bigint): Promise<boolean> {
  const { database } = server;
  const refusal = await database.transact(async (tx) => {
    const caps = await findCaps(tx, movement.memberId);
    return findRefusal(await findAccount(tx, movement), movement, caps);
  });
  const isTaken = await isTakenNow(movement, back);
  expect(refusal?.code).toBe(isTaken ? undefined : 'wallet.limit_reached');
  return isTaken;
}

const stake = (memberId: string, amount: bigint, at = NOON) =>
  tries(stakeOf(memberId, amount, { at, windows: windowsOf(at, 'Asia/Tokyo') }));

const deposit = (memberId: string, amount: bigint, at = NOON) =>
  tries(
    stakeOf(memberId, amount, {
      at,
      windows: windowsOf(at, 'Asia/Tokyo'),
      kind: 'DEPOSIT',
      direction: 'IN',
      house: 'CLEARING_DEPOSIT',
      counting: { as: 'DEPOSIT' },
    }),
  );

const win = (memberId: string, amount: bigint, at = NOON) =>
  moveMoney(server.database, [
    payoutOf(memberId, amount, { at, windows: windowsOf(at, 'Asia/Tokyo') }),
  ]);

/** Each period with a moment that is still inside it, and the first moment of the next. */
const PERIODS = [
  ['day', '2030-01-16T14:59:59.999Z', '2030-01-16T15:00:00Z'],
  ['week', '2030-01-20T14:59:59.999Z', '2030-01-20T15:00:00Z'],
  ['month', '2030-01-31T14:59:59.999Z', '2030-01-31T15:00:00Z'],
] as const;

test.each(PERIODS)(
  '[SAFE-1] stakes of a %s reach their limit and not one unit more',
  async (...p) => {
    const [period, last, next] = p;
    const memberId = await openLimited({ [`stake_${period}`]: 100n });
    expect(await stake(memberId, 101n)).toBe(false);
    expect(await stake(memberId, 60n)).toBe(true);
    await win(memberId, 500n);
    expect(await stake(memberId, 41n, new Date(last))).toBe(false);
    expect(await stake(memberId, 40n, new Date(last))).toBe(true);
    expect(await stake(memberId, 1n, new Date(last))).toBe(false);
    expect(await stake(memberId, 101n, new Date(next))).toBe(false);
    expect(await stake(memberId, 100n, new Date(next))).toBe(true);
  },
);

test.each(PERIODS)(
  '[SAFE-1] losses of a %s reach their limit, and wins make room',
  async (...p) => {
    const [period, last, next] = p;
    const memberId = await openLimited({ [`loss_${period}`]: 100n });
    expect(await stake(memberId, 101n)).toBe(false);
    expect(await stake(memberId, 100n)).toBe(true);
    expect(await stake(memberId, 1n, new Date(last))).toBe(false);
    await win(memberId, 30n, new Date(last));
    expect(await stake(memberId, 31n, new Date(last))).toBe(false);
    expect(await stake(memberId, 30n, new Date(last))).toBe(true);
    expect(await stake(memberId, 101n, new Date(next))).toBe(false);
    expect(await stake(memberId, 100n, new Date(next))).toBe(true);
  },
);

test.each(PERIODS)(
  '[SAFE-1] deposits of a %s reach their limit, and stakes do not',
  async (...p) => {
    const [period, last, next] = p;
    const memberId = await openLimited({ [`deposit_${period}`]: 100n });
    expect(await deposit(memberId, 101n)).toBe(false);
    expect(await deposit(memberId, 99n)).toBe(true);
    expect(await stake(memberId, 500n)).toBe(true);
    expect(await deposit(memberId, 2n, new Date(last))).toBe(false);
    expect(await deposit(memberId, 1n, new Date(last))).toBe(true);
    expect(await deposit(memberId, 101n, new Date(next))).toBe(false);
    expect(await deposit(memberId, 100n, new Date(next))).toBe(true);
  },
);

test.each(PERIODS)('[SAFE-1] playing in a %s ends at its limit', async (...p) => {
  const [period, , next] = p;
  const memberId = await openLimited({ [`session_${period}`]: 60n });
  expect(await stake(memberId, 1n)).toBe(true);
  expect(await stake(memberId, 1n, later(59 * SECOND_MS))).toBe(true);
  expect(await stake(memberId, 1n, later(61 * SECOND_MS))).toBe(false);
  expect(await stake(memberId, 1n, later(60 * SECOND_MS))).toBe(true);
  expect(await stake(memberId, 1n, later(61 * SECOND_MS))).toBe(false);
  expect(await stake(memberId, 1n, new Date(next))).toBe(true);
});

test('[SAFE-1] a pause is not playing', async () => {
  const memberId = await openLimited({ session_day: BigInt(PLAYING_PAUSE_SECONDS_MAX) });
  const pauseMs = PLAYING_PAUSE_SECONDS_MAX * SECOND_MS;
  expect(await stake(memberId, 1n)).toBe(true);
  expect(await stake(memberId, 1n, later(pauseMs + SECOND_MS))).toBe(true);
  expect(await stake(memberId, 1n, later(2 * pauseMs + SECOND_MS))).toBe(true);
  expect(await stake(memberId, 1n, later(2 * pauseMs + 2 * SECOND_MS))).toBe(false);
});

test('[SAFE-1] stakes that follow each other within a second count as playing too', async () => {
  const memberId = await openLimited({ session_day: 2n });
  const taken: boolean[] = [];
  for (let ms = 0; ms <= 3_200; ms += 400) taken.push(await stake(memberId, 1n, later(ms)));
  expect(taken).toEqual([true, true, true, true, true, true, true, true, false]);
});

test('[SAFE-1] what comes back in the same step frees nothing before it is taken', async () => {
  const memberId = await openLimited({ loss_day: 100n });
  const at = { at: NOON, windows: windowsOf(NOON, 'Asia/Tokyo') };
  expect(await tries(stakeOf(memberId, 101n, at), 500n)).toBe(false);
  expect(await tries(stakeOf(memberId, 100n, at), 30n)).toBe(true);
  expect(await stake(memberId, 31n)).toBe(false);
  expect(await stake(memberId, 30n)).toBe(true);
});

test('[SAFE-1] a limit of nothing stops every stake, and none stops none', async () => {
  const memberId = await openLimited({ stake_day: 0n });
  expect(await stake(memberId, 1n)).toBe(false);
  expect(await stake(await openLimited({ loss_week: null }), RICH)).toBe(true);
});

test('[SAFE-1] a clock that goes an hour back and forth over midnight opens no window again', async () => {
  const memberId = await openLimited({ stake_day: 100n, stake_month: 150n });
  const before = new Date('2030-01-31T14:30:00Z');
  const after = new Date(before.getTime() + HOUR_MS);
  expect(await stake(memberId, 100n, before)).toBe(true);
  expect(await stake(memberId, 90n, after)).toBe(true);
  for (const at of [before, after, before]) {
    expect(await stake(memberId, 11n, at)).toBe(false);
  }
  expect(await stake(memberId, 10n, before)).toBe(true);
  expect(await stake(memberId, 1n, after)).toBe(false);
});

test('[SAFE-1] many stakes at once reach the limit together and not beyond', async () => {
  const memberId = await openLimited({ stake_day: 100n });
  const taken = await Promise.all(
    Array.from({ length: 30 }, () => {
      const movement = stakeOf(memberId, 10n, { at: NOON, windows: windowsOf(NOON, 'Asia/Tokyo') });
      return isTakenNow(movement);
    }),
  );
  expect(taken.filter(Boolean)).toHaveLength(10);
});
