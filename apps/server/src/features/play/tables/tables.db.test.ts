import { type DeskRound, DeskUnreachableError, type HouseDesk } from '@maneki/contract/house/desk';
import type { lotteryDeskCalls } from '@maneki/contract/house/lottery-desk';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { tablesEndpoints } from '@maneki/contract/play/tables-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { silentLog } from '#testing/silent-log';
import { startTestServer } from '#testing/test-server';
import { listHouseTables } from './describe-tables.ts';
import { voidRoundJob } from './execute-void.ts';

const GAME = 'dragontiger1';
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000001';

/** A house with one table, which says what a test has it say. */
const said = {
  isSilent: false,
  isPaused: false,
  rounds: new Map<number, DeskRound>(),
  bets: [] as { playerId: string; merchant: string }[],
  voided: [] as object[],
};

const roundOf = (roundNo: number, status: DeskRound['status'] = 'BETTING'): DeskRound => ({
  roundNo,
  status,
  openedAt: '2030-01-01T12:00:00.000Z',
  settledAt: null,
  players: 2,
  totals: { DRAGON: { units: 12.5, bets: 2 }, TIE: { units: 1, bets: 1 } },
  outcome: null,
  result: null,
  reason: null,
  shoeNo: 1,
  place: roundNo - 1,
});

/** Nobody asks for lotteries here. */
type TablesDesk = Omit<HouseDesk, keyof typeof lotteryDeskCalls>;

const answers: TablesDesk = {
  listTables: async () => ({
    tables: [
      {
        gameId: GAME,
        kind: 'dragon-tiger',
        phase: 'BETTING',
        roundNo: Math.max(...said.rounds.keys()),
        isPaused: said.isPaused,
        isRun: true,
        players: 2,
        exposure: '130',
        limits: { min: '1', spots: { DRAGON: '1000', TIE: '200' }, exposure: '20000' },
      },
    ],
  }),
  listRounds: async ({ before = Number.MAX_SAFE_INTEGER, limit }) => ({
    rounds: [...said.rounds.values()]
      .filter(({ roundNo }) => roundNo < before)
      .toSorted((one, other) => other.roundNo - one.roundNo)
      .slice(0, limit),
  }),
  async findRound({ no }) {
    const round = said.rounds.get(no);
    if (!round) return { found: null };
    const bets = said.bets.map((bet, place) => ({
      ...bet,
      roundId: `bet-${place}`,
      currency: 'JPY.DEMO',
      stakes: { DRAGON: '500' },
      stake: '500',
      win: '0',
      status: 'TAKEN',
      placedAt: round.openedAt,
    }));
    return { found: { round, bets, proof: { commitment: 'c0', serverSeed: null } } };
  },
  async pause({ gameId, isPaused }) {
    if (gameId === GAME) said.isPaused = isPaused;
    return { isKnown: gameId === GAME };
  },
  async voidRound(wish) {
    said.voided.push(wish);
    const round = said.rounds.get(wish.no);
    if (!round) return { outcome: 'UNKNOWN' };
    if (round.status === 'SETTLED') return { outcome: 'SETTLED' };
    said.rounds.set(wish.no, { ...round, status: 'VOIDED', reason: wish.reason });
    return { outcome: 'VOIDED' };
  },
  proveRound: async () => ({ proof: null }),
};

const desk = new Proxy(answers, {
  get: (calls, name: keyof TablesDesk) => async (wish: never) => {
    if (said.isSilent) throw new DeskUnreachableError('cut');
    return calls[name](wish);
  },
}) as HouseDesk;

const server = await startTestServer({ house: { desk } });
afterAll(() => server.dispose());
const { database, send } = server;
const { approveProposal, listActs, listProposals } = operatorsEndpoints;
const tables = tablesEndpoints;

const enter = (name: string, role: OperatorRole, ...merchants: string[]) =>
  enterOperator(server, { name, role, merchants, merchant: merchants[0] ?? 'maneki' });
type As = Awaited<ReturnType<typeof enter>>;

const aiko = await enter('aiko', 'owner');
const ben = await enter('ben', 'risk');
const local = await enter('lara', 'owner', 'maneki');
const foreign = await enter('maria', 'owner', 'sampaguita');
const auditor = await enter('aoi', 'auditor', 'maneki');

const { rows: people } = await database.statement((tx) =>
  sql<{ id: string; merchant: string }>`
    select id, merchant_code as merchant from identity_members
     where username = 'sakura' and merchant_code = 'maneki'`.execute(tx),
);
const sakura = people[0]!.id;

beforeEach(() => {
  said.isSilent = false;
  said.isPaused = false;
  said.rounds = new Map([1, 2, 3].map((no) => [no, roundOf(no, no < 3 ? 'SETTLED' : 'BETTING')]));
  said.bets = [];
  said.voided = [];
});

const reason = 'a card was seen before it was dealt';

test('[CONSOLE-2] tables stand there with their state, exposure and limits, in the operator’s language', async () => {
  const asked = await send(tables.listTables, {}, auditor);
  expect(asked.body.value).toMatchObject({
    rows: [
      {
        table: GAME,
        name: 'Dragon Tiger',
        kind: 'dragon-tiger',
        phase: 'BETTING',
        roundNo: 3,
        isRun: true,
        exposure: '130',
        limits: { exposure: '20000' },
      },
    ],
    next: null,
  });
  const headers = { ...auditor.headers, language: 'JA' };
  const { rows } = (await send(tables.listTables, {}, { headers })).body.value;
  expect(rows[0].name).toBe('ドラゴンタイガー');
});

test('[CONSOLE-2] rounds of a table follow each other page by page, the newest first', async () => {
  const first = (await send(tables.listTableRounds, { table: GAME, size: 2 }, auditor)).body.value;
  expect(first.rows.map(({ roundNo }: { roundNo: number }) => roundNo)).toEqual([3, 2]);
  const wish = { table: GAME, size: 2, cursor: first.next };
  const second = (await send(tables.listTableRounds, wish, auditor)).body.value;
  expect(second).toMatchObject({ rows: [{ roundNo: 1 }], next: null });
  // The house's database counts no further.
  const beyond = { table: GAME, cursor: '2147483648' };
  expect(await send(tables.listTableRounds, beyond, auditor)).toMatchObject({
    status: 422,
    body: { code: 'call.input_invalid' },
  });
});

test('[CONSOLE-3] whose bets they are is told of the merchant’s own members, whatever the house says', async () => {
  said.bets = [
    { playerId: sakura, merchant: 'maneki' },
    { playerId: UNKNOWN_ID, merchant: 'maneki' },
    { playerId: sakura, merchant: 'sampaguita' },
  ];
  const read = async (by: As) =>
    (await send(tables.readTableRound, { table: GAME, roundNo: 3 }, by)).body.value;
  expect(await read(auditor)).toMatchObject({
    commitment: 'c0',
    serverSeed: null,
    waits: false,
    bets: [
      { member: 'sakura', memberId: sakura, merchant: 'maneki', stakes: { DRAGON: '500' } },
      { member: null, memberId: null },
      { member: null, memberId: null, merchant: 'sampaguita' },
    ],
  });
  // The house claims that the last one is theirs; the member is not.
  expect((await read(foreign)).bets.map(({ member }: { member: unknown }) => member)).toEqual([
    null,
    null,
    null,
  ]);
  const missing = await send(tables.readTableRound, { table: GAME, roundNo: 9 }, auditor);
  expect(missing).toMatchObject({ status: 404, body: { code: 'play.round_unknown' } });
});

const pause = (isPaused: boolean, by: As, table = GAME) =>
  send(tables.pauseTable, { table, isPaused, reason: 'the night is over' }, by);

test('[CONSOLE-2] who runs every merchant has a table rest and go on, and the trail says why', async () => {
  expect((await pause(true, local)).body.code).toBe('play.table_of_all');
  expect((await pause(true, auditor)).status).toBe(403);
  expect(said.isPaused).toBe(false);
  expect((await pause(true, aiko, 'nothing')).body.code).toBe('play.table_unknown');
  expect((await pause(true, ben)).status).toBe(200);
  expect(said.isPaused).toBe(true);
  expect((await pause(false, aiko)).status).toBe(200);
  expect(said.isPaused).toBe(false);
  const { rows } = (await send(listActs, {}, aiko)).body.value;
  expect(rows.slice(0, 2)).toMatchObject([
    {
      act: 'play.pauseTable',
      subject: `table ${GAME}`,
      before: 'paused',
      after: 'running',
      reason: 'the night is over',
    },
    { before: 'running', after: 'paused', operator: 'ben' },
  ]);
  const { rows: trails } = await database.statement((tx) =>
    sql<{ merchants: number; all: number }>`
      select count(distinct merchant_code)::int as merchants,
             (select count(*)::int from site_merchants) as all
        from platform_audit where act = 'play.pauseTable'`.execute(tx),
  );
  expect(trails[0]!.merchants).toBe(trails[0]!.all);
});

const propose = (roundNo: number, by: As) =>
  send(tables.proposeRoundVoid, { table: GAME, roundNo, reason }, by);
const approve = (id: string, by: As) => send(approveProposal, { id }, by);
const untilVoided = (times: number) =>
  vi.waitFor(() => expect(said.voided).toHaveLength(times), { interval: 5 });

test('[CONSOLE-1] two operators give a round back; the house is told at once, and again by a job', async () => {
  const { proposalId } = (await propose(3, aiko)).body.value;
  expect((await propose(3, ben)).body.code).toBe('play.void_waits');
  const { waits } = (await send(tables.readTableRound, { table: GAME, roundNo: 3 }, aiko)).body
    .value;
  expect(waits).toBe(true);
  expect(said.voided).toEqual([]);
  expect((await approve(proposalId, aiko)).body.code).toBe('operators.own_proposal');
  expect((await approve(proposalId, local)).body).toMatchObject({
    code: 'operators.proposal_outdated',
    detail: { reason: expect.stringMatching(/^All merchants share the tables/) },
  });
  expect(said.voided).toEqual([]);
  expect((await approve(proposalId, ben)).status).toBe(200);
  await untilVoided(1);
  expect(said.voided).toEqual([{ gameId: GAME, no: 3, reason }]);
  expect((await approve(proposalId, ben)).body.code).toBe('operators.proposal_decided');
  const { rows } = await database.statement((tx) =>
    sql<{ data: object }>`select data from pgboss.job where name = 'play.void-round'`.execute(tx),
  );
  expect(rows).toEqual([{ data: { gameId: GAME, no: 3, reason } }]);
});

test('[CONSOLE-1] a round that is settled or void is refused in words, also when it became so meanwhile', async () => {
  expect((await propose(2, aiko)).body).toMatchObject({
    code: 'play.round_settled',
    message: expect.stringMatching(/^This round is settled/),
  });
  expect((await propose(9, aiko)).body.code).toBe('play.round_unknown');
  expect((await propose(3, local)).body.code).toBe('play.table_of_all');
  expect((await propose(3, auditor)).status).toBe(403);
  said.rounds.set(4, roundOf(4));
  const { proposalId } = (await propose(4, aiko)).body.value;
  for (const [status, words] of [
    ['SETTLED', /^This round is settled/],
    ['VOIDED', /^The stakes of this round were given back/],
  ] as const) {
    said.rounds.set(4, roundOf(4, status));
    expect((await approve(proposalId, ben)).body).toMatchObject({
      code: 'operators.proposal_outdated',
      detail: { reason: expect.stringMatching(words) },
    });
  }
  expect((await propose(4, aiko)).body.code).toBe('play.round_void');
  const { rows } = (await send(listProposals, {}, aiko)).body.value;
  expect(rows).toMatchObject([{ id: proposalId, kind: 'play.voidTableRound', state: 'open' }]);
  expect(said.voided).toEqual([]);
});

const runJob = (roundNo: number) =>
  voidRoundJob({ desk }).run({
    database,
    now: server.clock.now(),
    log: silentLog,
    data: { gameId: GAME, no: roundNo, reason },
    signal: new AbortController().signal,
  });

test('the job tries again until the house has heard, and what was settled meanwhile ends it', async () => {
  said.isSilent = true;
  await expect(runJob(3)).rejects.toThrow('the house did not answer');
  said.isSilent = false;
  await runJob(3);
  expect(said.rounds.get(3)?.status).toBe('VOIDED');
  await runJob(2);
  expect(said.rounds.get(2)?.status).toBe('SETTLED');
});

test('a house that does not answer is said to be silent, and nothing is written', async () => {
  const before = (await send(listActs, {}, aiko)).body.value.rows.length;
  said.isSilent = true;
  for (const answer of [
    await send(tables.listTables, {}, auditor),
    await send(tables.listTableRounds, { table: GAME }, auditor),
    await send(tables.readTableRound, { table: GAME, roundNo: 3 }, auditor),
    await pause(true, aiko),
    await propose(3, aiko),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'play.house_silent' } });
  const { rows } = (await send(listActs, {}, aiko)).body.value;
  expect(rows).toHaveLength(before);
});

test('where there is no house there are no tables', async () => {
  const asked = { language: 'EN', merchantCode: 'maneki', now: server.clock.now() } as const;
  expect(await listHouseTables({}, asked)).toMatchObject({ value: { rows: [] } });
});
