import { ORDER_CLAIM_MINUTES } from '@maneki/contract/cashier/review';
import { withdrawalConsoleEndpoints } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { listRelated } from '../risk/list-related.ts';
import { yen } from '../testing/open-members.ts';
import { openTeller } from '../testing/open-teller.ts';
import { openPayDesk } from '../testing/pay-desk.ts';
import { resolvePayouts } from '../withdrawals/resolve-payouts.ts';

const desk = openPayDesk();
const server = await startTestServer({ paymentProviders: [desk] });
const { clock } = server;
const { makeMember, bind, order, advance, statusOf, books, find, services } = openTeller(server);
afterAll(() => server.dispose());
beforeEach(() => {
  clock.advance(2 * DAY_MS);
  desk.answer = { status: 'PAID', providerRef: 'ref' };
  desk.word = undefined;
});

const {
  searchWithdrawals,
  readWithdrawal,
  claimWithdrawal,
  releaseWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  resolvePayout,
} = withdrawalConsoleEndpoints;
const as = (name: string, role: OperatorRole = 'finance') => enterOperator(server, { name, role });

/** An order that waits for somebody to look at it. */
async function waiting(amount = '20000') {
  const memberId = await makeMember({ balance: '1000000' });
  const accountId = await bind(memberId);
  const orderNo = await order(memberId, { accountId, amount });
  await advance(orderNo);
  expect(await statusOf(orderNo)).toBe('REVIEW');
  return { memberId, orderNo };
}

test('[CASH-3] operators find what waits, see why, and what else is known', async () => {
  const { memberId, orderNo } = await waiting();
  const dai = await as('dai', 'auditor');
  const filters = { status: 'REVIEW', memberId, rule: 'FIRST' } as const;
  const found = await server.send(searchWithdrawals, filters, dai);
  expect(found.body.value).toMatchObject({
    rows: [{ orderNo, amount: '20000', claimedBy: null, isProposed: false }],
    next: null,
  });
  const none = await server.send(searchWithdrawals, { ...filters, rule: 'BONUS' }, dai);
  expect(none.body.value.rows).toEqual([]);
  const read = await server.send(readWithdrawal, { orderNo }, dai);
  expect(read.body.value).toMatchObject({
    orderNo,
    needsTwo: false,
    account: { lastFour: expect.stringMatching(/^\d{4}$/) },
    steps: [{ status: 'REQUESTED' }, { status: 'RISK_CHECK' }, { status: 'REVIEW' }],
    context: { available: '980000', paidCount: 0, openRollover: '0' },
  });
  const foreign = await enterOperator(server, {
    ...{ name: 'maria', role: 'owner', merchants: ['sampaguita'], merchant: 'sampaguita' },
  });
  expect(await server.send(readWithdrawal, { orderNo }, foreign)).toMatchObject({
    status: 404,
    body: { code: 'cashier.withdrawal_unknown' },
  });
});

test('[CASH-3] whoever logged in with another member’s browser or from their address is told of, demo accounts not', async () => {
  const { memberId, orderNo } = await waiting();
  const [sameBrowser, sameAddress, demo, elsewhere] = await Promise.all(
    Array.from({ length: 4 }, () => makeMember()),
  );
  const now = clock.now();
  const seen = { device_hash: 'a browser', seen_at: now };
  const session = (of: string, address: string) => ({
    ...{ id: drawId(now), member_id: of, merchant_code: 'maneki', token_hash: drawId(now) },
    ...{ via: 'PASSWORD', device: '', address, opened_at: now, seen_at: now, idle_ms: 1n },
    ends_at: new Date(now.getTime() + HOUR_MS),
  });
  await server.database.transact(async (tx) => {
    for (const member_id of [memberId, sameBrowser!, demo!])
      await tx
        .insertInto('identity_devices')
        .values({ member_id, ...seen })
        .execute();
    for (const member of [memberId, sameAddress!, demo!])
      await tx.insertInto('identity_sessions').values(session(member, '203.0.113.9')).execute();
    await tx.insertInto('identity_sessions').values(session(elsewhere!, '203.0.113.8')).execute();
    for (const id of [sameBrowser!, sameAddress!, demo!, elsewhere!])
      await tx
        .updateTable('identity_members')
        .set({ is_demo: id === demo })
        .where('id', '=', id)
        .execute();
  });
  const shared = await server.database.statement((tx) => listRelated(tx, memberId));
  expect(shared.filter(({ kind }) => kind !== 'HOLDER')).toEqual([
    { kind: 'DEVICE', memberId: sameBrowser },
    { kind: 'NETWORK', memberId: sameAddress },
  ]);
  const read = await server.send(readWithdrawal, { orderNo }, await as('dai', 'auditor'));
  expect(read.body.value.context.sharedWith).toContainEqual({
    kind: 'DEVICE',
    member: expect.stringMatching(/^teller/),
  });
});

test('[CASH-3] a long list comes page by page, the latest first', async () => {
  const numbers: string[] = [];
  const memberId = await makeMember({ balance: '1000000' });
  const accountId = await bind(memberId);
  for (let count = 0; count < 3; count += 1) {
    clock.advance(HOUR_MS);
    const orderNo = await order(memberId, { accountId, amount: '1500' });
    numbers.push(orderNo);
    const aiko = await as('aiko');
    await advance(orderNo);
    await server.send(rejectWithdrawal, { orderNo, reason: 'a test' }, aiko);
  }
  const aiko = await as('aiko');
  const first = await server.send(searchWithdrawals, { memberId, size: '2' }, aiko);
  expect(first.body.value.rows.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([
    numbers[2],
    numbers[1],
  ]);
  const rest = await server.send(
    searchWithdrawals,
    { memberId, cursor: first.body.value.next },
    aiko,
  );
  expect(rest.body.value).toMatchObject({ rows: [{ orderNo: numbers[0] }], next: null });
});

test('[CASH-3] what somebody looks at nobody else decides, until it is released', async () => {
  const { orderNo } = await waiting();
  const [aiko, ben] = [await as('aiko'), await as('ben', 'risk')];
  expect(await server.send(claimWithdrawal, { orderNo }, aiko)).toMatchObject({ status: 200 });
  for (const act of [claimWithdrawal, releaseWithdrawal])
    expect(await server.send(act, { orderNo }, ben)).toMatchObject({
      status: 409,
      body: { code: 'cashier.withdrawal_claimed', detail: { operator: 'aiko' } },
    });
  const reason = 'looks right';
  expect((await server.send(approveWithdrawal, { orderNo, reason }, ben)).status).toBe(409);
  expect((await server.send(rejectWithdrawal, { orderNo, reason }, ben)).status).toBe(409);
  expect(await server.send(releaseWithdrawal, { orderNo }, aiko)).toMatchObject({ status: 200 });
  expect(await server.send(approveWithdrawal, { orderNo, reason }, ben)).toMatchObject({
    status: 200,
    body: { value: { proposalId: null } },
  });
  expect(await statusOf(orderNo)).toBe('APPROVED');
  await advance(orderNo);
  expect(await statusOf(orderNo)).toBe('PAID');
  expect(await server.send(rejectWithdrawal, { orderNo, reason }, ben)).toMatchObject({
    body: { code: 'cashier.withdrawal_moved', detail: { status: 'PAID' } },
  });
});

test('[CASH-3] a claim ends after half an hour, and a list takes no day that is none', async () => {
  const { orderNo } = await waiting();
  await server.send(claimWithdrawal, { orderNo }, await as('aiko'));
  clock.advance(ORDER_CLAIM_MINUTES * MINUTE_MS - 1);
  const reject = async () =>
    server.send(rejectWithdrawal, { orderNo, reason: 'not hers' }, await as('ben', 'risk'));
  expect((await reject()).body.code).toBe('cashier.withdrawal_claimed');
  clock.advance(1);
  const read = await server.send(readWithdrawal, { orderNo }, await as('ben', 'risk'));
  expect(read.body.value.claimedBy).toBeNull();
  expect((await reject()).status).toBe(200);
  const none = await server.send(
    searchWithdrawals,
    { from: '0000-01-01' },
    await as('ben', 'risk'),
  );
  expect(none.body.code).toBe('call.input_invalid');
});

test('[CASH-3] what is turned down is the member’s again, with the reason', async () => {
  const { memberId, orderNo } = await waiting();
  const aiko = await as('aiko');
  const reason = 'another name';
  const both = await Promise.all([
    server.send(rejectWithdrawal, { orderNo, reason }, aiko),
    server.send(rejectWithdrawal, { orderNo, reason }, await as('ben')),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await find(orderNo)).toMatchObject({ status: 'REJECTED', reason });
  expect(await books(memberId)).toEqual({ available: yen('1000000'), held: 0n });
});

test('[CASH-3] above 2 000 reference units two operators have to agree', async () => {
  const { orderNo } = await waiting('300000');
  const reason = 'known for years';
  const aiko = await as('aiko');
  expect(await server.send(approveWithdrawal, { orderNo, reason }, aiko)).toMatchObject({
    body: { value: { proposalId: null } },
  });
  // The day of a first level ends at 2 000, so a larger one is the day's of a later level.
  const larger = await waiting('300000');
  await server.database.statement((tx) =>
    tx
      .updateTable('cashier_withdrawals')
      .set({ currency: 'USD' })
      .where('order_no', '=', larger.orderNo)
      .execute(),
  );
  const proposed = await server.send(approveWithdrawal, { orderNo: larger.orderNo, reason }, aiko);
  const { proposalId } = proposed.body.value;
  expect(proposalId).not.toBeNull();
  expect(await statusOf(larger.orderNo)).toBe('REVIEW');
  const again = await server.send(approveWithdrawal, { orderNo: larger.orderNo, reason }, aiko);
  expect(again.body.code).toBe('cashier.withdrawal_proposed');
  const approve = (by: typeof aiko) =>
    server.send(operatorsEndpoints.approveProposal, { id: proposalId }, by);
  expect((await approve(aiko)).body.code).toBe('operators.own_proposal');
  expect(await approve(await as('ben', 'risk'))).toMatchObject({ status: 200 });
  expect(await statusOf(larger.orderNo)).toBe('APPROVED');
});

test.each(['PAID', 'FAILED'] as const)(
  '[CASH-3] a payout that nobody knows the end of is ended as %s by two who found out',
  async (ending) => {
    desk.answer = { status: 'SILENT' };
    desk.word = { status: 'SILENT' };
    const { memberId, orderNo } = await waiting();
    await server.send(approveWithdrawal, { orderNo, reason: 'right' }, await as('aiko'));
    await advance(orderNo);
    clock.advance(HOUR_MS);
    const { signal } = new AbortController();
    await resolvePayouts(services, { now: clock.now(), signal });
    expect(await statusOf(orderNo)).toBe('UNKNOWN');
    const aiko = await as('aiko');
    const wish = { orderNo, ending, reason: 'the bank says so' };
    const { proposalId } = (await server.send(resolvePayout, wish, aiko)).body.value;
    expect((await server.send(resolvePayout, wish, aiko)).body.code).toBe(
      'cashier.withdrawal_proposed',
    );
    expect(await statusOf(orderNo)).toBe('UNKNOWN');
    const ben = await as('ben');
    const agreed = await server.send(operatorsEndpoints.approveProposal, { id: proposalId }, ben);
    expect(agreed.status).toBe(200);
    expect(await statusOf(orderNo)).toBe(ending);
    const available = yen(ending === 'PAID' ? '980000' : '1000000');
    expect(await books(memberId)).toEqual({ available, held: 0n });
  },
);

test('[CASH-3] whoever only reads decides nothing', async () => {
  const { orderNo } = await waiting();
  for (const role of ['auditor', 'support'] as const)
    expect(
      await server.send(approveWithdrawal, { orderNo, reason: 'no right' }, await as(role, role)),
    ).toMatchObject({ status: 403 });
});
