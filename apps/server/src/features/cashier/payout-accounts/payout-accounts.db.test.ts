import { withdrawalEndpoints } from '@maneki/contract/cashier/withdrawal-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { DIGITS, PAYEE } from '../testing/open-members.ts';
import { openTeller } from '../testing/open-teller.ts';
import { type AccountForm, addPayoutAccount } from './add-payout-account.ts';
import { nameOwnPayee } from './name-own-payee.ts';
import { preferPayoutAccount } from './prefer-payout-account.ts';
import { removePayoutAccount } from './remove-payout-account.ts';
import { listAccounts } from './store.ts';

const server = await startTestServer();
const { database, clock } = server;
const { makeMember, bind, order, services } = openTeller(server);
afterAll(() => server.dispose());

let numbers = 2_000_000;
const add = async (memberId: string, typed: Partial<AccountForm> = {}) => {
  numbers += 1;
  const form = { type: 'BANK', place: '0005', branch: '001', number: String(numbers) } as const;
  return addPayoutAccount(services, {
    memberId,
    typed: { ...form, holderName: PAYEE, ...typed },
    traces: {},
    now: clock.now(),
  });
};
const codeOf = async (outcome: ReturnType<typeof add>) => {
  const added = await outcome;
  return added.ok ? 'bound' : added.refusal.code;
};
const list = (memberId: string) => database.statement((tx) => listAccounts(tx, memberId));
const remove = (memberId: string, id: string, paymentPassword = DIGITS) =>
  removePayoutAccount(services, { memberId, id, paymentPassword, now: clock.now() });

test('[CASH-5] the first account can be used at once, later ones after a day', async () => {
  const memberId = await makeMember();
  await add(memberId);
  await add(memberId);
  const [first, second] = await list(memberId);
  expect(first).toMatchObject({ isDefault: true, usableAt: clock.now() });
  const tomorrow = new Date(clock.now().getTime() + DAY_MS);
  expect(second).toMatchObject({ isDefault: false, usableAt: tomorrow });
  await remove(memberId, first!.id);
  await remove(memberId, second!.id);
  await add(memberId);
  expect(await list(memberId)).toMatchObject([{ isDefault: true, usableAt: tomorrow }]);
});

test('[CASH-5] a member has five accounts at most, also when they bind many at once', async () => {
  const memberId = await makeMember();
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(add(memberId))));
  expect(codes.filter((code) => code === 'bound')).toHaveLength(5);
  expect(codes.filter((code) => code === 'cashier.accounts_full')).toHaveLength(3);
});

test('[CASH-5] a number is one member’s, whoever is first; at another bank it is another number', async () => {
  const [one, other] = [await makeMember(), await makeMember()];
  const codes = await Promise.all([
    codeOf(add(one, { number: '７６５-4321' })),
    codeOf(add(other, { number: '7654321' })),
  ]);
  expect(codes.toSorted()).toEqual(['bound', 'cashier.account_taken']);
  expect(await codeOf(add(one, { number: '7654321' }))).toBe('cashier.account_taken');
  expect(await codeOf(add(other, { number: '7654321', place: '0001' }))).toBe('bound');
});

test('[CASH-5] only accounts in one’s own name are bound, however it is written', async () => {
  const memberId = await makeMember();
  expect(await codeOf(add(memberId, { holderName: 'ヤマダ タロウ' }))).toBe(
    'cashier.holder_differs',
  );
  expect(await codeOf(add(memberId, { holderName: 'やまだはなこ' }))).toBe('bound');
  expect(await codeOf(add(await makeMember({ name: null })))).toBe('cashier.name_unset');
  expect(await codeOf(add(memberId, { number: '12' }))).toBe('cashier.account_invalid');
});

test('[CASH-5] with the first account the name stays what it is', async () => {
  const memberId = await makeMember({ name: null });
  const name = (typed: string) => nameOwnPayee(services, { memberId, typed });
  expect(await name('Hanako')).toMatchObject({ refusal: { code: 'cashier.name_invalid' } });
  expect(await name('ﾔﾏﾀﾞ はなこ')).toEqual({ ok: true, value: { name: 'ヤマダ ハナコ' } });
  expect(await name('スズキ ハナコ')).toMatchObject({ ok: true });
  expect(await name(PAYEE)).toMatchObject({ ok: true });
  await add(memberId);
  expect(await name('スズキ ハナコ')).toMatchObject({ refusal: { code: 'cashier.name_locked' } });
  expect(await name(PAYEE)).toMatchObject({ ok: true });
});

test('[CASH-5] a copy of the database tells no number, and the number is there to be paid to', async () => {
  const memberId = await makeMember();
  await add(memberId, { number: '9182736' });
  const { rows } = await database.statement((tx) =>
    sql<{ text: string }>`select row_to_json(a)::text as text from cashier_payout_accounts as a
                           where member_id = ${memberId}`.execute(tx),
  );
  expect(rows[0]!.text).not.toContain('9182736');
  const [account] = await list(memberId);
  expect(account).toMatchObject({ lastFour: '2736' });
  expect(services.numbers.open(account!.numberSealed)).toBe('9182736');
});

test('[CASH-5] removing needs the payment password, and no order may be under way', async () => {
  const memberId = await makeMember();
  const accountId = await bind(memberId);
  await add(memberId);
  expect(await remove(memberId, accountId, '111111')).toMatchObject({
    refusal: { code: 'identity.payment_password_wrong' },
  });
  await order(memberId, { accountId, amount: '20000' });
  expect(await remove(memberId, accountId)).toMatchObject({
    refusal: { code: 'cashier.account_in_use' },
  });
  const other = await makeMember();
  expect(await remove(other, accountId)).toMatchObject({
    refusal: { code: 'cashier.account_unknown' },
  });
  const [, second] = await list(memberId);
  await preferPayoutAccount(services, { memberId, id: second!.id });
  expect(await list(memberId)).toMatchObject([
    { id: second!.id, isDefault: true },
    { id: accountId, isDefault: false },
  ]);
  expect(await remove(memberId, second!.id)).toMatchObject({ ok: true });
  expect(await list(memberId)).toMatchObject([{ id: accountId, isDefault: true }]);
});

test('[CASH-5] over the wire an account shows its last four, and a trial has none', async () => {
  const cookie = await server.logIn('sakura');
  const as = { cookie };
  const { listPayoutAccounts, addPayoutAccount: bindOne, setPayeeName } = withdrawalEndpoints;
  const named = await server.send(setPayeeName, { name: PAYEE }, as);
  expect(named.status).toBe(200);
  const typed = { type: 'BANK', place: '0009', branch: '123', number: '5551234' } as const;
  const added = await server.send(bindOne, { ...typed, holderName: PAYEE }, as);
  expect(added).toMatchObject({ status: 200, body: { value: { account: { lastFour: '1234' } } } });
  const listed = await server.send(listPayoutAccounts, {}, as);
  expect(JSON.stringify(listed.body)).not.toContain('5551234');
  const demo = await server.logIn('demoagent');
  expect(await server.send(listPayoutAccounts, {}, { cookie: demo })).toMatchObject({
    status: 403,
    body: { code: 'identity.free_reject' },
  });
});
