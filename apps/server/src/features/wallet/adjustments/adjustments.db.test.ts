import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator, openOperatorSession } from '#features/operators';
import { startTestServer, type TestServer } from '#testing/test-server';
import { checkFully } from '../invariants/check-ledger.ts';
import { walletInvariants } from '../invariants/wallet-invariants.ts';

const { approveProposal, listActs, listProposals, rejectProposal } = operatorsEndpoints;
const { proposeAdjustment } = walletConsoleEndpoints;

let server: TestServer;
let cookie: string;
let memberId: string;

beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.logIn('sakura');
  memberId = await findMemberId('sakura');
});
afterAll(() => server.dispose());

async function findMemberId(username: string, merchant = 'maneki') {
  const { rows } = await server.database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where username = ${username} and merchant_code = ${merchant}`.execute(tx),
  );
  return rows[0]!.id;
}

type As = { readonly headers: Record<string, string> };
const people = new Map<string, As>();

/** Sessions end while the clock goes on: each call finds one that is fresh. */
async function as(name: string, role: OperatorRole = 'finance', merchant = 'maneki'): Promise<As> {
  const now = server.clock.now();
  const known = people.get(`${name} ${now.getTime()}`);
  if (known) return known;
  const opened = await server.database.transact(async (tx) => {
    await addOperator(tx, { name, role, merchantCodes: [merchant], now });
    return openOperatorSession(tx, { name, now });
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const person = { headers: { authorization: `Bearer ${opened.value.token}`, merchant } };
  people.set(`${name} ${now.getTime()}`, person);
  return person;
}

const propose = async (change: object = {}, by?: As) => {
  const wish = { memberId, direction: 'IN', amount: '250', reason: 'a lost round', ...change };
  return server.send(proposeAdjustment, wish as never, by ?? (await as('aiko')));
};

const proposed = async (change: object = {}): Promise<string> =>
  (await propose(change)).body.value.proposalId;

const approve = async (id: string, by?: As) =>
  server.send(approveProposal, { id }, by ?? (await as('ben')));

const balance = async () =>
  Number((await server.send(walletEndpoints.getWallet, {}, { cookie })).body.value.mainBalance);

async function expectSoundBooks() {
  const now = server.clock.now();
  const { database } = server;
  const verdicts = await checkFully(database, { invariants: walletInvariants, now });
  expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
}

test('[CONSOLE-1] money that one operator would give waits for another one, and moves once', async () => {
  const before = await balance();
  const id = await proposed();
  expect(await balance()).toBe(before);
  expect(await approve(id, await as('aiko'))).toMatchObject({
    status: 403,
    body: { code: 'operators.own_proposal' },
  });
  expect(await balance()).toBe(before);
  expect(await approve(id)).toMatchObject({ status: 200 });
  expect(await balance()).toBe(before + 250);
  expect(await approve(id, await as('chie'))).toMatchObject({
    status: 409,
    body: { code: 'operators.proposal_decided', message: 'ben has decided this already.' },
  });
  expect(await balance()).toBe(before + 250);
  const subject = `member ${memberId}`;
  const { rows: acts } = (await server.send(listActs, { subject }, await as('dai', 'auditor'))).body
    .value;
  expect(acts).toMatchObject([
    { operator: 'ben', act: approveProposal.name, after: { moved: '250', owed: '0' } },
    { operator: 'aiko', act: proposeAdjustment.name, reason: 'a lost round' },
  ]);
  await expectSoundBooks();
});

test('[CONSOLE-1] two operators who agree at once move the money once', async () => {
  const before = await balance();
  const id = await proposed({ amount: '7' });
  const both = await Promise.all([approve(id), approve(id, await as('chie'))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(before + 7);
});

test('[CONSOLE-1] taking more than there is leaves a debt, which the next gift pays', async () => {
  const all = await balance();
  expect(
    await approve(await proposed({ direction: 'OUT', amount: String(all + 100) })),
  ).toMatchObject({ status: 200 });
  expect(await balance()).toBe(0);
  expect(await approve(await proposed({ amount: String(all + 100) }))).toMatchObject({
    status: 200,
  });
  expect(await balance()).toBe(all);
  await expectSoundBooks();
});

test('[CONSOLE-1] a proposal ends after a day, and by a no of anybody with the right', async () => {
  const before = await balance();
  server.clock.advance(HOUR_MS);
  const late = await proposed();
  server.clock.advance(DAY_MS - HOUR_MS);
  const early = await proposed();
  server.clock.advance(HOUR_MS);
  expect(await approve(late)).toMatchObject({ body: { code: 'operators.proposal_expired' } });
  const ben = await as('ben');
  const reject = () => server.send(rejectProposal, { id: early, reason: 'no proof' }, ben);
  expect(await reject()).toMatchObject({ status: 200 });
  expect(await reject()).toMatchObject({ body: { code: 'operators.proposal_decided' } });
  expect(await approve(early)).toMatchObject({ body: { code: 'operators.proposal_decided' } });
  expect(await balance()).toBe(before);
  const open = await server.send(listProposals, {}, ben);
  expect(open.body.value).toEqual({ rows: [], next: null });
  const all = await server.send(listProposals, { state: 'all', size: '2' }, ben);
  expect(all.body.value.rows).toMatchObject([
    { id: early, state: 'rejected', decidedBy: 'ben', result: { reason: 'no proof' } },
    { id: late, state: 'expired', decidedBy: null },
  ]);
  const cursor = all.body.value.next;
  const rest = await server.send(listProposals, { state: 'all', cursor }, ben);
  expect(rest.body.value.rows[0]).toMatchObject({ state: 'done' });
});

test('[CONSOLE-1] an adjustment moves only what both operators read: this wallet, in this currency', async () => {
  const id = await proposed({ amount: '9' });
  const { rows } = (await server.send(listProposals, {}, await as('ben'))).body.value;
  const payload = { username: 'sakura', wallet: 'DEMO', currency: 'JPY.DEMO', amount: '9' };
  expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ payload });
  const pretend = (change: object) =>
    server.database.statement((tx) =>
      sql`update operators_proposals set payload = payload || ${JSON.stringify(change)}::jsonb
           where id = ${id}`.execute(tx),
    );
  const before = await balance();
  // As if the market had been opened for money, or its currency changed, since it was proposed.
  for (const change of [
    { wallet: 'MAIN', currency: 'JPY' },
    { wallet: 'DEMO', currency: 'PHP.DEMO' },
  ]) {
    await pretend(change);
    expect((await approve(id)).body).toMatchObject({
      code: 'operators.proposal_outdated',
      detail: { reason: expect.stringMatching(/another wallet or currency/) },
    });
  }
  expect(await balance()).toBe(before);
  await pretend(payload);
  expect((await approve(id)).status).toBe(200);
  expect(await balance()).toBe(before + 9);
  await expectSoundBooks();
});

test('[CONSOLE-1] what can no longer be done is refused in words and stays open', async () => {
  const agent = await findMemberId('demoagent');
  const id = await proposed({ memberId: agent });
  await server.database.statement((tx) =>
    sql`delete from wallet_accounts where member_id = ${agent}`.execute(tx),
  );
  expect((await propose({ memberId: agent })).body.code).toBe('wallet.account_unopened');
  expect(await approve(id)).toMatchObject({
    status: 409,
    body: {
      code: 'operators.proposal_outdated',
      detail: { reason: expect.stringMatching(/^This member has not opened their wallet yet/) },
    },
  });
  const { rows: proposals } = (await server.send(listProposals, {}, await as('ben'))).body.value;
  expect(proposals).toMatchObject([{ id, state: 'open' }]);
});

test('[CONSOLE-1] whoever lacks the right, or is of another merchant, decides nothing', async () => {
  const id = await proposed();
  expect(await approve(id, await as('risky', 'risk'))).toMatchObject({
    status: 403,
    body: { code: 'operators.right_missing' },
  });
  expect(await approve(id, await as('maria', 'owner', 'sampaguita'))).toMatchObject({
    status: 404,
    body: { code: 'operators.proposal_unknown' },
  });
  const foreign = await findMemberId('sakura', 'sampaguita');
  expect(await propose({ memberId: foreign })).toMatchObject({
    status: 404,
    body: { code: 'wallet.member_unknown' },
  });
  for (const amount of ['0', '-5', '1.23456', 'x'])
    expect((await propose({ amount })).status, amount).toBe(422);
  expect((await propose({ reason: ' ' })).status).toBe(422);
});
