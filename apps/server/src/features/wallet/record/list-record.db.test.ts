import { kindsOf, TRANSFER_GROUPS } from '@maneki/contract/wallet/kinds';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { moveMoney } from '../move-money.ts';
import type { Movement } from '../movement.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { windowsOf } from '../windows.ts';
import type { Asked } from './choose-transfers.ts';
import { listRecord, type RecordPage } from './list-record.ts';
import { sumRecord } from './sum-record.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

// Nine in the evening in Tokyo.
const noon = new Date('2030-01-01T12:00:00Z');
const today = { from: '2030-01-01', to: '2030-01-01' };

const askedOf = (memberId: string, fields: Partial<Asked> = {}): Asked => ({
  memberId,
  wallet: 'MAIN',
  type: 0,
  group: 'all',
  ...today,
  timezone: 'Asia/Tokyo',
  now: noon,
  ...fields,
});

async function pageOf(memberId: string, fields: Partial<Asked & { cursor: string }> = {}) {
  const outcome = await listRecord(database, { ...askedOf(memberId), ...fields });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const move = (...movements: Movement[]) => moveMoney(database, movements);
const at = (text: string) => {
  const moment = new Date(text);
  return { at: moment, windows: windowsOf(moment, 'Asia/Tokyo') };
};

test('an entry says what moved, which way, and what was there afterwards', async () => {
  const memberId = await openWallet(database, { gift: 1_000_000n });
  await move(stakeOf(memberId, 123_400n), payoutOf(memberId, 1n, { remark: 'a lucky one' }));
  const { list, next } = await pageOf(memberId);
  expect(next).toBeNull();
  expect(list).toMatchObject([
    { kind: 'PAYOUT', direction: 'IN', amount: '0.0001', balanceAfter: '87.6601', status: 'DONE' },
    { kind: 'BET', direction: 'OUT', amount: '12.34', balanceAfter: '87.66', remark: null },
    { kind: 'PROMO', direction: 'IN', amount: '100', balanceAfter: '100' },
  ]);
  expect(list[0]).toMatchObject({ remark: 'a lucky one', at: noon.toISOString() });
  expect(list.map(({ reference }) => reference.split('-')[1])).toEqual(['3', '2', '1']);
});

test('transfers of nothing, refusals and other members’ money are not shown', async () => {
  const memberId = await openWallet(database, { gift: 100n });
  const other = await openWallet(database, { gift: 100n });
  await move(payoutOf(memberId, 0n), stakeOf(memberId, 101n), stakeOf(other, 50n));
  const { list } = await pageOf(memberId);
  expect(list.map(({ kind }) => kind)).toEqual(['PROMO']);
});

test('pages follow each other without a gap or a repetition, also within one moment', async () => {
  const memberId = await openWallet(database, { gift: 1_000n });
  const bets = Array.from({ length: 44 }, (_, index) => {
    // Threes share a moment.
    const moment = new Date(noon.getTime() + Math.floor(index / 3) * 1_000);
    return stakeOf(memberId, 1n, { at: moment });
  });
  await move(...bets);
  const pages: RecordPage[] = [];
  for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)!.next) {
    pages.push(await pageOf(memberId, cursor === undefined ? {} : { cursor }));
    // What arrives meanwhile is newer than any page that follows.
    await move(stakeOf(memberId, 1n, { at: new Date(noon.getTime() + MINUTE_MS) }));
  }
  expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 5]);
  const seqs = pages.flatMap(({ list }) => list.map(({ reference }) => reference.split('-')[1]));
  expect(seqs).toEqual(Array.from({ length: 45 }, (_, index) => String(45 - index)));
});

test('exactly one page has no next one', async () => {
  const memberId = await openWallet(database, { gift: 1_000n });
  await move(...Array.from({ length: 19 }, () => stakeOf(memberId, 1n)));
  expect(await pageOf(memberId)).toMatchObject({ next: null });
  await move(stakeOf(memberId, 1n));
  expect(await pageOf(memberId)).toMatchObject({ next: expect.any(String) });
});

test('both days belong to the period, to the last millisecond', async () => {
  const memberId = await openWallet(database, { ...at('2029-12-29T12:00:00Z') });
  await move(
    payoutOf(memberId, 1n, at('2029-12-30T14:59:59.999Z')),
    payoutOf(memberId, 2n, at('2029-12-30T15:00:00Z')),
    payoutOf(memberId, 3n, at('2029-12-31T14:59:59.999Z')),
    payoutOf(memberId, 4n, at('2029-12-31T15:00:00Z')),
  );
  const { list } = await pageOf(memberId, { from: '2029-12-31', to: '2029-12-31' });
  expect(list.map(({ amount }) => amount)).toEqual(['0.0003', '0.0002']);
});

test('each group shows its own kinds, and the totals are those of the group', async () => {
  const memberId = await openWallet(database);
  const kinds = [...kindsOf('all'), ...kindsOf('agent')];
  const all = [...new Set(kinds)];
  await move(...all.map((kind) => payoutOf(memberId, 1n, { kind })));
  for (const group of TRANSFER_GROUPS) {
    const { list } = await pageOf(memberId, { group });
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(kindsOf(group).toSorted());
    const sums = await sumRecord(database, askedOf(memberId, { group }));
    expect(sums).toMatchObject({ ok: true, value: { count: list.length, out: '0' } });
  }
  const { list } = await pageOf(memberId, { type: 1, types: 'A' });
  expect(list.map(({ kind }) => kind).toSorted()).toEqual(kindsOf('agent').toSorted());
});

test('the totals say what came in, what went out, and what is left of it', async () => {
  const memberId = await openWallet(database, { gift: 1_000_000n });
  await move(stakeOf(memberId, 300_000n), payoutOf(memberId, 50_000n), payoutOf(memberId, 0n));
  const game = { group: 'game' } as const;
  expect(await sumRecord(database, askedOf(memberId, game))).toEqual({
    ok: true,
    value: { count: 2, in: '5', out: '30', net: '-25' },
  });
  expect(await sumRecord(database, askedOf(memberId))).toMatchObject({ value: { net: '75' } });
});

test('an account without a movement has an empty record', async () => {
  const memberId = await openWallet(database);
  expect(await pageOf(memberId)).toEqual({ list: [], next: null });
  expect(await sumRecord(database, askedOf(memberId))).toEqual({
    ok: true,
    value: { count: 0, in: '0', out: '0', net: '0' },
  });
});

test('a broken cursor, a bad period and somebody who is no agent are refused', async () => {
  const asked = askedOf(await openWallet(database));
  const refusedWith = (code: string) => ({ ok: false, refusal: { code } });
  expect(await listRecord(database, { ...asked, cursor: 'broken' })).toMatchObject(
    refusedWith('wallet.cursor_invalid'),
  );
  const upsideDown = { ...asked, from: '2030-01-02' };
  expect(await listRecord(database, upsideDown)).toMatchObject(
    refusedWith('wallet.period_invalid'),
  );
  expect(await sumRecord(database, upsideDown)).toMatchObject(refusedWith('wallet.period_invalid'));
  for (const type of [0, 4, 40] as const) {
    const agents = { ...asked, type, types: 'A' } as const;
    expect(await listRecord(database, agents)).toMatchObject(refusedWith('wallet.not_agent'));
    expect(await sumRecord(database, agents)).toMatchObject(refusedWith('wallet.not_agent'));
  }
  for (const type of [1, 2, 41, 42] as const)
    expect(await listRecord(database, { ...asked, type, types: 'A' })).toMatchObject({ ok: true });
});
