import { contractConsoleEndpoints } from '@maneki/contract/agents/contract-console-endpoints';
import { contractEndpoints } from '@maneki/contract/agents/contract-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { listUsernames } from '#features/identity';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { lapseOffers } from './lapse-offers.ts';
import { hasValidContract } from './store.ts';
import { DIGITS, openLine } from './testing/open-line.ts';

const server = await startTestServer();
const { database, clock } = server;
const { makeMember, disable } = openLine(server);
const operator = await enterOperator(server, { name: 'contracts' });
afterAll(() => server.dispose());

const nameOf = async (memberId: string) =>
  (await database.statement((tx) => listUsernames(tx, [memberId]))).get(memberId)!;
const logIn = async (memberId: string) => ({
  cookie: await server.logIn(await nameOf(memberId)),
});
const terms = (ratePpm: number, minTurnover = '1000', minActive = 2) => ({
  base: 'VALID_TURNOVER' as const,
  groups: ['RNG' as const],
  includeSelf: false,
  tiers: [{ minTurnover, minActive, ratePpm }],
});

/** A general agent and two below each other, all of them logged in. */
async function openTeam() {
  const [general, upper, lower] = await (async () => {
    const top = await makeMember(2, null);
    const middle = await makeMember(1, top);
    return [top, middle, await makeMember(1, middle)] as const;
  })();
  return {
    ...{ general, upper, lower },
    asGeneral: await logIn(general),
    asUpper: await logIn(upper),
    asLower: await logIn(lower),
  };
}
type As = { readonly cookie: string };
const {
  proposeContract,
  acceptContract,
  denyContract,
  withdrawContract,
  endContract,
  keepContract,
  getSalaryContract,
  getDailySalaryRequest,
  listDownlineContracts,
} = contractEndpoints;
const offer = (as: As, payeeId: string, ratePpm: number, more: object = {}) =>
  server.send(
    proposeContract,
    { kind: 'DAILY_SALARY', payeeId, remark: '', terms: { ...terms(ratePpm), ...more } },
    as,
  );
const accept = (as: As, contractId: string, paymentPassword = DIGITS) =>
  server.send(acceptContract, { contractId, paymentPassword }, as);
const codeOf = ({ body }: { body: { code?: string } }) => body.code;
// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
const replyOf = ({ body }: { body: any }) => body.value ?? body;

async function offerByCompany(memberId: string, ratePpm: number, as: As) {
  const wish = { username: await nameOf(memberId), terms: terms(ratePpm) };
  const offered = await server.send(contractConsoleEndpoints.offerDailySalary, wish, operator);
  const { contractId } = replyOf(offered);
  expect(await accept(as, contractId)).toMatchObject({ status: 200 });
  return contractId as string;
}

test('[AGENT-4] [AUTH-14] an offer waits, is asked about after login, and holds from the next day on', async () => {
  const { general, upper, lower, asGeneral, asUpper, asLower } = await openTeam();
  expect(codeOf(await offer(asGeneral, upper, 500))).toBe('agents.contract_payer_none');
  await offerByCompany(general, 1_000, asGeneral);
  const { contractId, requestType } = replyOf(await offer(asGeneral, upper, 800));
  expect(requestType).toBe(1);
  expect(codeOf(await offer(asGeneral, upper, 700))).toBe('agents.contract_requested');
  const asked = await server.send(getDailySalaryRequest, {}, asUpper);
  expect(replyOf(asked)).toEqual({ dailysalreqtype: 1 });
  // Nobody else sees it, answers it or takes it back.
  expect(codeOf(await accept(asLower, contractId))).toBe('agents.contract_unknown');
  expect(codeOf(await server.send(withdrawContract, { contractId }, asLower))).toBe(
    'agents.contract_unknown',
  );
  expect(codeOf(await accept(asUpper, contractId, '000000'))).toBe(
    'identity.payment_password_wrong',
  );
  const accepted = await accept(asUpper, contractId);
  expect(replyOf(accepted)).toEqual({ effectiveFrom: '2030-01-01T15:00:00.000Z' });
  expect(codeOf(await accept(asUpper, contractId))).toBe('agents.contract_moved_on');

  // Other terms leave the first in force until they are accepted.
  const amended = replyOf(await offer(asGeneral, upper, 900));
  expect(amended.requestType).toBe(2);
  expect(replyOf(await server.send(getSalaryContract, {}, asUpper))).toMatchObject({
    pending: { id: amended.contractId, requestType: 2, payer: 'UPLINE' },
    valid: { id: contractId, status: 1, terms: terms(800) },
    mayOffer: true,
  });
  expect(await accept(asUpper, amended.contractId)).toMatchObject({ status: 200 });
  expect(replyOf(await server.send(getSalaryContract, {}, asUpper))).toMatchObject({
    ...{ pending: null, valid: { id: amended.contractId } },
  });
  expect(await database.statement((tx) => hasValidContract(tx, upper))).toBe(true);
  expect(await database.statement((tx) => hasValidContract(tx, lower))).toBe(false);
});

test('[AGENT-4] nobody promises more than they get, or less than they have promised', async () => {
  const { general, upper, lower, asGeneral, asUpper, asLower } = await openTeam();
  await offerByCompany(general, 1_000, asGeneral);
  const over = await offer(asGeneral, upper, 1_001);
  expect(over).toMatchObject({
    status: 422,
    body: {
      code: 'agents.contract_rate_over',
      detail: { field: 'tiers.0.ratePpm', value: '0.1001%', limit: '0.1%' },
    },
  });
  const easy = { tiers: [{ minTurnover: '999.99', minActive: 2, ratePpm: 500 }] };
  expect((await offer(asGeneral, upper, 500, easy)).body).toMatchObject({
    code: 'agents.contract_threshold_under',
    detail: { field: 'tiers.0.minTurnover', value: '999.99', limit: '1,000.00' },
  });
  expect(codeOf(await offer(asGeneral, upper, 500, { groups: ['LIVE'] }))).toBe(
    'agents.contract_group_over',
  );
  const first = replyOf(await offer(asGeneral, upper, 900));
  await accept(asUpper, first.contractId);
  const second = replyOf(await offer(asUpper, lower, 700));
  await accept(asLower, second.contractId);
  expect((await offer(asGeneral, upper, 600)).body).toMatchObject({
    code: 'agents.contract_below_promised',
    detail: { field: 'tiers.0.ratePpm', value: '0.06%', limit: '0.07%' },
  });
  // Both sides have to want an end, and whoever pays others cannot.
  expect(codeOf(await server.send(endContract, { contractId: first.contractId }, asUpper))).toBe(
    'agents.contract_promised',
  );
  const end = (as: As) => server.send(endContract, { contractId: second.contractId }, as);
  expect(replyOf(await end(asLower))).toEqual({ endsAt: null });
  expect(replyOf(await end(asLower))).toEqual({ endsAt: null });
  await server.send(keepContract, { contractId: second.contractId }, asUpper);
  expect(replyOf(await end(asUpper))).toEqual({ endsAt: null });
  expect(replyOf(await end(asLower))).toEqual({ endsAt: '2030-01-01T15:00:00.000Z' });
  expect(codeOf(await end(asLower))).toBe('agents.contract_moved_on');
});

test('[AGENT-4] contracts are for agents directly below, and nobody else can be found', async () => {
  const { general, upper, lower, asGeneral, asUpper } = await openTeam();
  await offerByCompany(general, 1_000, asGeneral);
  const other = await openTeam();
  const player = await makeMember(0, general);
  for (const stranger of [lower, general, other.upper, other.general])
    expect(codeOf(await offer(asGeneral, stranger, 500))).toBe('agents.contract_payee_unknown');
  expect(codeOf(await offer(asUpper, general, 500))).toBe('agents.contract_payee_unknown');
  expect(codeOf(await offer(asGeneral, player, 500))).toBe('agents.contract_payee_player');
  await disable(upper, true);
  expect(codeOf(await offer(asGeneral, upper, 500))).toBe('agents.contract_payee_disabled');
  await disable(upper, false);
  for (const username of [await nameOf(upper), 'nobody'])
    expect(
      codeOf(
        await server.send(
          contractConsoleEndpoints.offerDailySalary,
          { username, terms: terms(500) },
          operator,
        ),
      ),
    ).toBe('agents.contract_general_unknown');
  await offer(asGeneral, upper, 500);
  const listed = await server.send(listDownlineContracts, { kind: 'DAILY_SALARY' }, asGeneral);
  expect(replyOf(listed).rows).toMatchObject([
    { memberId: upper, valid: null, pending: { terms: terms(500) } },
  ]);
  // Operators find them by either side's name.
  const find = async (username: string, more: object = {}) => {
    const wish = { username, ...more };
    const found = await server.send(contractConsoleEndpoints.searchContracts, wish, operator);
    return replyOf(found).rows;
  };
  const own = { payerId: null, payeeId: general, status: 1, ratePpmMax: 1_000 };
  const below = { payerId: general, payeeId: upper, status: 2, ratePpmMax: 500 };
  const both = await find(await nameOf(general));
  expect(both).toHaveLength(2);
  // Drawn at one moment, they have no order.
  for (const one of [below, own]) expect(both).toContainEqual(expect.objectContaining(one));
  expect(await find(await nameOf(general), { isCompany: 'true' })).toMatchObject([own]);
  expect(await find(await nameOf(upper))).toMatchObject([below]);
  expect(await find('nobody')).toEqual([]);
  const guest = await server.send(getDailySalaryRequest, {}, await logIn(player));
  expect(replyOf(guest)).toEqual({ dailysalreqtype: 0 });
  expect((await server.send(getSalaryContract, {}, await logIn(player))).status).toBe(403);
});

test('[AGENT-2] [AGENT-4] agents of the demonstration have contracts, one of which waits', async () => {
  const as = { cookie: await server.logIn('general01') };
  const { getHourContract, getHourlySalaryRequest, getDividendInfo } = contractEndpoints;
  expect(replyOf(await server.send(getHourlySalaryRequest, {}, as))).toEqual({
    contracthoursalreq: 1,
  });
  expect(replyOf(await server.send(getHourContract, {}, as))).toMatchObject({
    ...{ pending: { payer: 'COMPANY', kind: 'HOURLY_SALARY' }, valid: null, mayOffer: false },
  });
  const info = replyOf(await server.send(getDividendInfo, {}, as));
  expect(info).toMatchObject({
    ...{ isShown: true, period: 'HALF_MONTH', periodStart: '2030-01-01', periodEnd: '2030-01-15' },
    ...{ contract: { kind: 'DIVIDEND' }, live: { ratePpm: 0, carryIn: '0' }, bills: [] },
    next: { ratePpm: 50_000, net: '0', turnover: '0', active: 0 },
  });
  const none = { cookie: await server.logIn('demoagent', { merchant: 'maneki' }) };
  expect(replyOf(await server.send(getDividendInfo, {}, none))).toMatchObject({ isShown: false });
});

test('[AGENT-4] an offer is denied, withdrawn, too old after seven days, or off when a side is disabled', async () => {
  const { general, upper, asGeneral, asUpper } = await openTeam();
  await offerByCompany(general, 1_000, asGeneral);
  const make = async () => replyOf(await offer(asGeneral, upper, 500)).contractId as string;
  const denied = await make();
  expect(await server.send(denyContract, { contractId: denied }, asUpper)).toMatchObject({
    status: 200,
  });
  const taken = await make();
  expect(await server.send(withdrawContract, { contractId: taken }, asGeneral)).toMatchObject({
    status: 200,
  });
  const late = await make();
  const run = (now: Date) => lapseOffers({ database, now, signal: new AbortController().signal });
  const ends = clock.now().getTime() + 7 * DAY_MS;
  expect(await run(new Date(ends - 1))).toBe(0);
  expect(await run(new Date(ends))).toBeGreaterThan(0);
  const off = await make();
  await disable(general, true);
  expect(codeOf(await accept(asUpper, off))).toBe('agents.contract_moved_on');
  expect(await run(clock.now())).toBe(1);
  const rows = await database.statement((tx) =>
    tx
      .selectFrom('agents_contracts')
      .select(['id', 'status'])
      .where('payee_id', '=', upper)
      .orderBy('id')
      .execute(),
  );
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  expect([denied, taken, late, off].map((id) => statuses.get(id))).toEqual([5, 4, 4, 4]);
});
