import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { keepHouseGames } from '#features/catalog';
import { enterOperator } from '#testing/enter-operator';
import { silentLog } from '#testing/silent-log';
import { startTestServer } from '#testing/test-server';
import { orderJob } from './console/orders.ts';
import { DRAWN, issueOf, OFFICIAL, openLotteryDesk, RESULT } from './testing/lottery-desk.ts';

const { desk, said, reset } = openLotteryDesk();
const server = await startTestServer({ house: { desk } });
afterAll(() => server.dispose());
const { database, send } = server;
const { approveProposal, listActs, listProposals } = operatorsEndpoints;
const calls = lotteryConsoleEndpoints;

const enter = (name: string, role: OperatorRole, ...merchants: string[]) =>
  enterOperator(server, { name, role, merchants, merchant: merchants[0] ?? 'maneki' });
type As = Awaited<ReturnType<typeof enter>>;

const aiko = await enter('aiko', 'owner');
const ben = await enter('ben', 'risk');
const finn = await enter('finn', 'finance');
const local = await enter('lara', 'owner', 'maneki');
const auditor = await enter('aoi', 'auditor', 'maneki');

const { rows: people } = await database.statement((tx) =>
  sql<{ id: string }>`
    select id from identity_members
     where username = 'sakura' and merchant_code = 'maneki'`.execute(tx),
);
const sakura = people[0]!.id;

// As whoever draws says of itself when it is first heard.
await database.transact(async (tx) => {
  await sql`insert into play_providers (code, name, created_at)
            values ('house', 'House', ${server.clock.now()}) on conflict do nothing`.execute(tx);
  await keepHouseGames(tx, {
    vendors: [
      { code: 'TCG_LOTTO_VN', category: 'ELOTT', names: { EN: 'Vietnam' }, icon: 'art:studio' },
    ],
    games: [],
  });
});

const WRONG = ['54321', ...RESULT.slice(1)];
const reason = 'a number was typed wrong';

beforeEach(async () => {
  reset();
  await database.statement((tx) => sql`delete from lottery_result_entries`.execute(tx));
});

const acts = async () => (await send(listActs, {}, aiko)).body.value.rows;
const untilTold = (...wishes: object[]) =>
  vi.waitFor(() => expect(said.told).toEqual(wishes), { interval: 5 });

test('[CONSOLE-2] lotteries are listed by family, source and offer, page by page', async () => {
  const list = async (wish: object) =>
    (await send(calls.listLotteries, wish, auditor)).body.value as {
      rows: { lottery: string; name: string }[];
      next: string | null;
    };
  const first = await list({ size: 1 });
  expect(first.rows).toMatchObject([
    {
      lottery: DRAWN,
      name: 'Fast Five 1 min',
      family: 'SSC',
      isPaused: false,
      heaviest: '950',
      limits: { loadMax: '30000' },
    },
  ]);
  const second = await list({ size: 1, cursor: first.next! });
  expect(second).toMatchObject({ rows: [{ lottery: OFFICIAL }], next: null });
  const ids = async (wish: object) => (await list(wish)).rows.map(({ lottery }) => lottery);
  expect(await ids({ family: 'VN_N' })).toEqual([OFFICIAL]);
  expect(await ids({ drawSource: 'HOUSE' })).toEqual([DRAWN]);
  expect(await ids({ offered: 'no' })).toEqual([OFFICIAL]);
  expect((await send(calls.getLottery, { lottery: 'nothing' }, auditor)).body.code).toBe(
    'lottery.game_unknown',
  );
});

test('[CONSOLE-2] who runs every merchant has a lottery rest, and offers one, and the trail says why', async () => {
  const pause = (isPaused: boolean, by: As, lottery = DRAWN) =>
    send(calls.pauseLottery, { lottery, isPaused, reason }, by);
  const offer = (isOffered: boolean, by: As) =>
    send(calls.offerLottery, { lottery: OFFICIAL, isOffered, reason }, by);
  expect((await pause(true, local)).body.code).toBe('lottery.of_all');
  expect((await pause(true, finn)).status).toBe(403);
  expect((await pause(true, aiko, 'nothing')).body.code).toBe('lottery.game_unknown');
  expect((await pause(true, ben)).status).toBe(200);
  expect((await offer(true, aiko)).status).toBe(200);
  expect(said.lotteries).toMatchObject([{ isPaused: true }, { isOffered: true }]);
  // Players find it from now on, though no manifest listed it.
  const listed = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ isOn: boolean }>`
        select is_on as "isOn" from catalog_games where game_id = ${OFFICIAL}`.execute(tx),
    );
    return rows;
  };
  expect(await listed()).toEqual([{ isOn: true }]);
  expect((await acts()).slice(0, 2)).toMatchObject([
    { act: 'lottery.offerLottery', subject: `lottery ${OFFICIAL}`, after: 'offered', reason },
    { act: 'lottery.pauseLottery', before: 'running', after: 'paused', operator: 'ben' },
  ]);
  expect((await offer(false, ben)).status).toBe(200);
  expect(await listed()).toEqual([{ isOn: false }]);
});

test('[CONSOLE-2] what a lottery may cost is set by who runs every merchant, within bounds, and the trail tells both figures', async () => {
  const limits = { ticketStakeMax: 100, ticketPayoutMax: 5_000, memberPayoutMax: 9_000 };
  const set = (by: As, wish: object = {}) =>
    send(calls.setLimits, { lottery: DRAWN, ...limits, loadMax: 6_000, reason, ...wish }, by);
  expect((await set(local)).body.code).toBe('lottery.of_all');
  expect((await set(finn)).status).toBe(403);
  expect((await set(ben, { lottery: 'nothing' })).body.code).toBe('lottery.game_unknown');
  for (const loadMax of [0, 1_000_001, 1.5]) expect((await set(ben, { loadMax })).status).toBe(422);
  for (const loadMax of [1, 1_000_000, 6_000])
    expect((await set(ben, { loadMax })).status).toBe(200);
  expect((await send(calls.getLottery, { lottery: DRAWN }, auditor)).body.value.limits).toEqual({
    ...{ ticketStakeMin: '0.1', ticketStakeMax: '100', ticketPayoutMax: '5000' },
    ...{ memberPayoutMax: '9000', loadMax: '6000' },
  });
  expect((await acts())[0]).toMatchObject({
    ...{ act: 'lottery.setLimits', subject: `lottery ${DRAWN}`, reason },
    before: { loadMax: 1_000_000 },
    after: { ...limits, loadMax: 6_000 },
  });
});

test('[CONSOLE-3] whose slips they are is told of the merchant’s own members, whatever the house says', async () => {
  const slip = (place: number, playerId: string, merchant: string) => ({
    roundId: `00000000-0000-7000-8000-00000000000${place}`,
    ...{ playerId, merchant, currency: 'JPY', series: null, isChase: false },
    ...{ playType: 'TRADITION' as const, prizeMode: 'ELOTT' as const },
    tickets: [{ play: 'LO2', selection: '47', units: 27, stake: '270', win: null }],
    ...{ ticketCount: 1, stake: '270', win: '0', status: 'TAKEN' },
    placedAt: '2030-01-01T10:00:00.000Z',
  });
  said.slips = [slip(1, sakura, 'maneki'), slip(2, sakura, 'sampaguita'), slip(3, sakura, 'x')];
  const read = async (wish: object) =>
    (await send(calls.listIssueSlips, { lottery: OFFICIAL, no: 3, ...wish }, auditor)).body.value;
  const first = await read({ size: 2 });
  expect(first.rows).toMatchObject([
    { member: 'sakura', memberId: sakura, tickets: [{ selection: '47' }] },
    { member: null, memberId: null, merchant: 'sampaguita' },
  ]);
  expect(await read({ cursor: first.next })).toMatchObject({
    rows: [{ member: null }],
    next: null,
  });
});

const TOLD = { call: 'enterResult', wish: { gameId: OFFICIAL, no: 3, result: RESULT } };
const type = (result: string[], by: As, no = 3, lottery = OFFICIAL) =>
  send(calls.enterResult, { lottery, no, result }, by);
const entryOf = async (by: As) =>
  (await send(calls.listAwaited, {}, by)).body.value.rows.find(({ no }: { no: number }) => no === 3)
    .entry;

test('[CONSOLE-1] a result counts once two operators have typed the same, each for themselves', async () => {
  expect((await type(RESULT, aiko)).body.value).toEqual({ outcome: 'WAITS' });
  // Once more is not a second operator.
  expect((await type(RESULT, aiko)).body.value).toEqual({ outcome: 'WAITS' });
  expect(await entryOf(finn)).toMatchObject({ by: 'aiko', isOwn: false, confirmedBy: null });
  expect(JSON.stringify(await entryOf(finn))).not.toContain(RESULT[0]);
  // The trail would be another way to copy it.
  expect((await acts()).slice(0, 2)).toMatchObject([
    { before: { typedBy: 'aiko' }, after: { typed: true } },
    { before: null, after: { typed: true } },
  ]);
  expect(JSON.stringify(await acts())).not.toContain(RESULT[0]);
  expect(said.told).toEqual([]);
  expect((await type(RESULT, finn)).body.value).toEqual({ outcome: 'ENTERED' });
  await untilTold(TOLD);
  expect((await acts())[0]).toMatchObject({
    act: 'lottery.enterResult',
    subject: `lottery ${OFFICIAL} issue 3`,
    before: { typedBy: 'aiko' },
    after: { confirmed: true, result: RESULT },
    operator: 'finn',
  });
});

test('[CONSOLE-1] a result that two have typed is told to the house again when it is typed again, until it has it', async () => {
  await type(RESULT, aiko);
  await type(RESULT, finn);
  await untilTold(TOLD);
  expect((await type(WRONG, ben)).body.code).toBe('lottery.result_known');
  expect((await type(RESULT, ben)).body.value).toEqual({ outcome: 'ENTERED' });
  await untilTold(TOLD, TOLD);
  expect((await acts())[0]).toMatchObject({
    before: { typedBy: 'aiko', confirmedBy: 'finn' },
    after: { toldAgain: true, result: RESULT },
    operator: 'ben',
  });
  said.issues.set(3, issueOf(3, { status: 'DRAWN', result: RESULT }));
  expect((await type(RESULT, ben)).body.code).toBe('lottery.result_known');
});

test('[CONSOLE-1] what differs from the first entry is not taken; both are told, and the first may type anew', async () => {
  await type(WRONG, aiko);
  expect((await type(RESULT, finn)).body.value).toEqual({ outcome: 'DIFFERS' });
  expect(await entryOf(aiko)).toMatchObject({ isOwn: true, differedBy: 'finn' });
  expect((await acts())[0]).toMatchObject({
    before: { typedBy: 'aiko' },
    after: { differs: true },
  });
  for (const typed of [WRONG, RESULT])
    expect(JSON.stringify((await acts()).slice(0, 2))).not.toContain(typed[0]);
  expect(said.told).toEqual([]);
  await type(RESULT, aiko);
  expect(await entryOf(finn)).toMatchObject({ differedBy: null });
  expect((await type(RESULT, finn)).body.value).toEqual({ outcome: 'ENTERED' });
});

test('[CONSOLE-1] of two who type first at once, one waits for the other', async () => {
  const both = await Promise.all([type(RESULT, aiko), type(RESULT, finn)]);
  const outcomes = both.map(({ body }) => body.value.outcome).sort();
  expect(outcomes).toEqual(['ENTERED', 'WAITS']);
});

test('what somebody typed who may not any more waits for nobody', async () => {
  const gone = await enter('gone', 'finance');
  await type(RESULT, gone);
  await database.statement((tx) =>
    sql`update operators_accounts set disabled_at = now() where name = 'gone'`.execute(tx),
  );
  expect((await type(RESULT, finn)).body.value).toEqual({ outcome: 'WAITS' });
  expect(await entryOf(finn)).toMatchObject({ by: 'finn' });
});

test('a result is refused that nobody can have drawn, or nobody shall type', async () => {
  const codeOf = async (asked: ReturnType<typeof type>) => (await asked).body.code;
  expect(await codeOf(type(RESULT.slice(1), aiko))).toBe('lottery.result_unfit');
  expect(await codeOf(type(RESULT, local))).toBe('lottery.of_all');
  expect((await type(RESULT, auditor)).status).toBe(403);
  expect(await codeOf(type(RESULT, aiko, 9))).toBe('lottery.issue_unknown');
  for (const [changes, code] of [
    [{ drawAt: '2030-01-01T12:00:00.001Z' }, 'lottery.result_early'],
    [{ drawSource: 'HOUSE' }, 'lottery.drawn_here'],
    [{ status: 'VOID' }, 'lottery.issue_void'],
    [{ status: 'DRAWN', result: RESULT }, 'lottery.result_known'],
  ] as const) {
    said.issues.set(3, issueOf(3, changes as object));
    expect(await codeOf(type(RESULT, aiko))).toBe(code);
  }
});

const numbersWish = { lottery: DRAWN, fromNo: 4, play: 'TOP2', rule: 'HALF' as const, reason };
const restrict = (wish: object, by: As = aiko) =>
  send(calls.restrictNumbers, { ...numbersWish, numbers: ['47', '48'], ...wish }, by);

test('[CONSOLE-2] numbers are restricted from an issue on that has not opened, and let go again', async () => {
  expect((await restrict({}, local)).body.code).toBe('lottery.of_all');
  expect((await restrict({ fromNo: 3 })).body.code).toBe('lottery.issue_open');
  expect((await restrict({ numbers: ['47', '100'] })).body).toMatchObject({
    code: 'lottery.number_unfit',
    message: expect.stringContaining('100'),
  });
  expect((await restrict({})).status).toBe(200);
  const list = async () =>
    (await send(calls.listRestrictions, { lottery: DRAWN }, auditor)).body.value.rows;
  expect(await list()).toMatchObject([
    { number: '47', rule: 'HALF', fromNo: 4, isInForce: false },
    { number: '48' },
  ]);
  expect((await restrict({ rule: 'FREE', numbers: ['47'] })).status).toBe(200);
  expect(await list()).toMatchObject([{ number: '48' }]);
  expect((await acts())[0]).toMatchObject({
    act: 'lottery.restrictNumbers',
    before: [{ number: '47', was: 'HALF', since: 4 }],
    after: { rule: 'FREE', numbers: ['47'] },
  });
});

test('[CONSOLE-2] days off are kept by lottery, and what is bet on already is named', async () => {
  const wish = { lotteries: [OFFICIAL, DRAWN], from: '2030-02-02', to: '2030-02-04', reason };
  const set = (changes: object, by: As = aiko) =>
    send(calls.setDaysOff, { ...wish, isOff: true, ...changes }, by);
  expect((await set({}, local)).body.code).toBe('lottery.of_all');
  expect((await set({ to: '2030-02-01' })).body.code).toBe('lottery.days_unfit');
  expect((await set({ to: '2030-03-05' })).body.code).toBe('lottery.days_unfit');
  const { refused } = (await set({})).body.value;
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ lottery: DRAWN, day: '2030-02-02' });
  const list = async () => (await send(calls.listDaysOff, {}, auditor)).body.value.rows;
  const off = [expect.objectContaining({ lottery: OFFICIAL })];
  expect(await list()).toEqual(
    ['2030-02-02', '2030-02-03', '2030-02-04'].map((day) => ({ day, lotteries: off })),
  );
  await set({ isOff: false });
  expect(await list()).toEqual([]);
});

test('what concerns all merchants stands in the trail of each', async () => {
  await send(calls.pauseLottery, { lottery: DRAWN, isPaused: true, reason }, ben);
  await send(calls.offerLottery, { lottery: OFFICIAL, isOffered: true, reason }, ben);
  await restrict({}, ben);
  const limits = { ticketStakeMax: 1, ticketPayoutMax: 1, memberPayoutMax: 1, loadMax: 1 };
  await send(calls.setLimits, { lottery: DRAWN, ...limits, reason }, ben);
  const days = { lotteries: [OFFICIAL], from: '2030-02-02', to: '2030-02-02' };
  await send(calls.setDaysOff, { ...days, isOff: true, reason }, ben);
  await type(RESULT, ben);
  const { rows } = await database.statement((tx) =>
    sql<{ act: string; isInEach: boolean }>`
      select act, count(distinct merchant_code) = (select count(*) from site_merchants) as "isInEach"
        from platform_audit
       where act like 'lottery.%' and operator_name = 'ben' group by act order by act`.execute(tx),
  );
  const names = [
    ...['enterResult', 'offerLottery', 'pauseLottery', 'restrictNumbers'],
    ...['setDaysOff', 'setLimits'],
  ];
  expect(rows).toEqual(names.map((name) => ({ act: `lottery.${name}`, isInEach: true })));
});

const approve = (id: string, by: As) => send(approveProposal, { id }, by);

test('[CONSOLE-1] two operators give an issue back; the house is told at once, and again by a job', async () => {
  const propose = (by: As, no = 3) =>
    send(calls.proposeIssueVoid, { lottery: OFFICIAL, no, reason }, by);
  expect((await propose(local)).body.code).toBe('lottery.of_all');
  const { proposalId } = (await propose(aiko)).body.value;
  expect((await propose(ben)).body.code).toBe('lottery.issue_waits');
  const shown = (await send(calls.getIssue, { lottery: OFFICIAL, no: 3 }, auditor)).body.value;
  expect(shown).toMatchObject({ voidWaits: true, resettlementWaits: false, entry: null });
  expect((await approve(proposalId, aiko)).body.code).toBe('operators.own_proposal');
  said.issues.set(3, issueOf(3, { status: 'SETTLED', result: RESULT }));
  expect((await approve(proposalId, ben)).body).toMatchObject({
    code: 'operators.proposal_outdated',
    detail: { reason: expect.stringMatching(/^This issue is settled/) },
  });
  said.issues.set(3, issueOf(3));
  expect((await approve(proposalId, ben)).status).toBe(200);
  const wish = { gameId: OFFICIAL, no: 3, reason };
  await untilTold({ call: 'voidIssue', wish });
  const { rows } = await database.statement((tx) =>
    sql<{ data: object }>`
      select data from pgboss.job where name = 'lottery.order' and data->>'call' = 'voidIssue'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ data: { call: 'voidIssue', wish } }]);
});

test('[CONSOLE-1] two operators correct a result, and what it paid with it', async () => {
  const propose = (result: string[]) =>
    send(calls.proposeResettlement, { lottery: OFFICIAL, no: 3, result, reason }, aiko);
  expect((await propose(RESULT)).body.code).toBe('lottery.issue_unsettled');
  said.issues.set(3, issueOf(3, { status: 'SETTLED', result: WRONG }));
  expect((await propose(WRONG)).body.code).toBe('lottery.result_same');
  expect((await propose(['1'])).body.code).toBe('lottery.result_unfit');
  const { proposalId } = (await propose(RESULT)).body.value;
  const { rows } = (await send(listProposals, {}, ben)).body.value;
  expect(rows[0]).toMatchObject({
    kind: 'lottery.resettleIssue',
    payload: { was: WRONG, result: RESULT, slips: 2 },
  });
  expect((await approve(proposalId, ben)).status).toBe(200);
  await untilTold({
    call: 'resettleIssue',
    wish: { gameId: OFFICIAL, no: 3, was: WRONG, result: RESULT, reason },
  });
});

test('two operators do not correct what somebody else has corrected meanwhile', async () => {
  said.issues.set(3, issueOf(3, { status: 'SETTLED', result: WRONG }));
  const wish = { lottery: OFFICIAL, no: 3, result: RESULT, reason };
  const { proposalId } = (await send(calls.proposeResettlement, wish, aiko)).body.value;
  const third = RESULT.with(0, '00099');
  said.issues.set(3, issueOf(3, { status: 'SETTLED', result: third }));
  expect((await approve(proposalId, ben)).body.code).toBe('operators.proposal_outdated');
  expect(said.told).toEqual([]);
});

test('a job of which the house says that it is too early is tried again', async () => {
  const data = {
    call: 'enterResult',
    wish: { gameId: OFFICIAL, no: 2, result: RESULT },
  } as const;
  const told = { enterResult: async () => ({ outcome: 'EARLY' as const }) };
  const early = { ...desk, ...told } as typeof desk;
  const context = { database, now: server.clock.now(), log: silentLog };
  const { signal } = new AbortController();
  const run = (to: typeof desk) =>
    orderJob({ desk: to }).run({ ...context, data, signal } as never);
  await expect(run(early)).rejects.toThrow('EARLY');
  await run(desk);
  expect(said.told).toEqual([data]);
});

test('the job tries again until the house has heard, for as long as an issue may be without its result', async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ tries: number; delay: number; most: number }>`
      select retry_limit as tries, retry_delay as delay, retry_delay_max as most
        from pgboss.queue where name = 'lottery.order'`.execute(tx),
  );
  const { tries, delay, most } = rows[0]!;
  const waits = Array.from({ length: tries }, (_, times) => Math.min(delay * 2 ** times, most));
  const inAll = waits.reduce((sum, seconds) => sum + seconds);
  expect(inAll).toBeGreaterThan(3 * 60 * 60);
  const data = { call: 'voidIssue', wish: { gameId: OFFICIAL, no: 2, reason } } as const;
  const run = () =>
    orderJob({ desk }).run({
      database,
      now: server.clock.now(),
      log: silentLog,
      data,
      signal: new AbortController().signal,
    });
  said.isSilent = true;
  await expect(run()).rejects.toThrow('the house did not answer');
  said.isSilent = false;
  await run();
  expect(said.told).toEqual([data]);
});

test('a house that does not answer is said to be silent, and nothing is written', async () => {
  const before = (await acts()).length;
  said.isSilent = true;
  for (const answer of [
    await send(calls.listLotteries, {}, auditor),
    await send(calls.listIssues, { lottery: DRAWN }, auditor),
    await send(calls.listAwaited, {}, auditor),
    await type(RESULT, aiko),
    await restrict({}),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'lottery.unreachable' } });
  expect(await acts()).toHaveLength(before);
});
