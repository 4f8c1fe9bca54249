import { teamConsoleEndpoints as desk } from '@maneki/contract/agents/team-console-endpoints';
import { teamEndpoints } from '@maneki/contract/agents/team-endpoints';
import type { Events } from '@maneki/contract/contract';
import type { LotteryTerms } from '@maneki/contract/play/lottery';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccountFor } from '#features/identity';
import { createTicketWalk, type IsAmong, listTicketsOf } from '#features/play';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { figureEventHandlers } from './figures/events.ts';
import { makeKin } from './testing/make-team.ts';
import { treeEventHandlers } from './tree/events.ts';
import { makeMoves } from './tree/moves/make-moves.ts';
import { provideNodes } from './tree/provide-nodes.ts';
import { isBelow, listTeam } from './tree/store.ts';

const server = await startTestServer();
const { database, clock, send } = server;
afterAll(() => server.dispose());

const merchantCode = 'maneki';
const currency = 'JPY.DEMO';
const START = clock.now();
const TODAY = '2030-01-01';
const today = { startDate: TODAY, endDate: TODAY };
const obstacles = { hasOpenBill: async () => false, hasValidContract: async () => false };

/** general → ann → bob → eve, general → ann → pia; other → cat → ron. */
const ids = {} as Record<
  'general' | 'ann' | 'bob' | 'eve' | 'pia' | 'other' | 'cat' | 'ron',
  string
>;
const kin = async (name: keyof typeof ids, type: 0 | 1 | 2, parent?: keyof typeof ids) => {
  ids[name] = await makeKin(server, {
    username: name,
    type,
    parentId: parent ? ids[parent] : null,
  });
};
let ann: { readonly cookie: string };
let owner: OperatorAs;
beforeAll(async () => {
  await kin('general', 2);
  await kin('ann', 1, 'general');
  await kin('bob', 1, 'ann');
  await kin('eve', 0, 'bob');
  await kin('pia', 0, 'ann');
  await kin('other', 2);
  await kin('cat', 1, 'other');
  await kin('ron', 0, 'cat');
  await tell(
    'identity.member_registered',
    Object.values(ids).map((memberId) => ({ memberId })),
  );
  ann = { cookie: await server.logIn('ann') };
  owner = await enterOperator(server, { name: 'teamowner' });
});
const goTo = (at: Date) => clock.advance(at.getTime() - clock.now().getTime());
beforeEach(() => goTo(START));

/** Hands facts to whoever counts them, as the outbox would. */
async function tell<Name extends keyof Events>(
  name: Name,
  payloads: readonly Partial<Events[Name]>[],
): Promise<void> {
  const handlers = [...treeEventHandlers, ...figureEventHandlers].filter(({ on }) => on === name);
  const recordedAt = clock.now();
  const events = payloads.map((payload) => ({
    payload: { merchantCode, currency, ...payload },
    recordedAt,
  }));
  for (const handler of handlers)
    await database.transact((tx) => handler.handle({ tx } as never, events as never));
}

const kpi = async (wish: object = {}) => {
  const { status, body } = await send(
    teamEndpoints.getTeamKpi,
    { ...today, size: 0, page: 1, ...wish } as never,
    ann,
  );
  return status === 200 ? body.value : body;
};

test('[AGENT-1] the footer of a team tells what everybody below did, each member once, and the agent apart', async () => {
  const before = await kpi();
  const bet = {
    category: 'RNG',
    stake: '1000000',
    validTurnover: '900000',
    payout: '400000',
  } as const;
  const settledAt = clock.now().toISOString();
  await tell(
    'play.bet_settled',
    [ids.eve, ids.eve, ids.pia, ids.ann, ids.ron].map((memberId) => ({
      ...bet,
      memberId,
      settledAt,
    })),
  );
  // Credit to try games with is in a currency of its own, and makes nobody one who bets.
  await tell('play.bet_settled', [{ ...bet, memberId: ids.bob, settledAt, currency: 'JPY.PLAY' }]);
  await tell('play.bet_resettled', [
    { ...bet, memberId: ids.eve, settledAt, stake: '0', validTurnover: '0', payout: '50000' },
  ]);
  await tell('cashier.deposit_succeeded', [
    { memberId: ids.eve, orderNo: 'D1', amount: '5000000', creditedAt: settledAt },
  ]);
  await tell('cashier.withdrawal_paid', [
    { memberId: ids.pia, amount: '2000000', paidAt: settledAt },
  ]);
  await tell('rewards.reward_claimed', [
    { memberId: ids.eve, kind: 'REBATE', amount: '10000' },
    { memberId: ids.eve, kind: 'SIGN_IN', amount: '20000' },
  ]);
  await tell('identity.member_seen', [
    { memberId: ids.eve },
    { memberId: ids.eve },
    { memberId: ids.ron },
  ]);
  expect(before.footer.teamRegisterMemberCount).toBe(3);
  expect(await kpi()).toMatchObject({
    currency,
    currencies: [currency],
    footer: {
      teamLoginMemberCount: 1,
      teamBetMemberCount: 2,
      teamRegisterMemberCount: 3,
      ...{ turnover: '300', validTurnover: '270', payout: '125', bets: 3 },
      ...{ deposit: '500', firstDepositCount: 0, withdrawal: '200', rebate: '1', promotion: '2' },
      net: '-172',
    },
    self: { turnover: '100', bets: 1 },
    list: [],
  });
  const whole = await kpi({ size: 31, startDate: '2029-12-02' });
  expect(whole.list).toHaveLength(31);
  expect(whole.list[0]).toMatchObject({ day: TODAY, teamBetMemberCount: 2, turnover: '300' });
  expect(whole.categories).toMatchObject([{ category: 'RNG', turnover: '300', bets: 3 }]);
});

test('[AGENT-3] a question spans thirty-one days and reaches a hundred and eighty back, not one more', async () => {
  const first = new Date(Date.parse(TODAY) - 180 * DAY_MS).toISOString().slice(0, 10);
  const earlier = new Date(Date.parse(TODAY) - 181 * DAY_MS).toISOString().slice(0, 10);
  const code = 'wallet.period_invalid';
  expect(await kpi({ startDate: first, endDate: first })).toHaveProperty('footer');
  expect(await kpi({ startDate: earlier, endDate: earlier })).toMatchObject({ code });
  expect(await kpi({ startDate: '2029-12-02' })).toHaveProperty('footer');
  expect(await kpi({ startDate: '2029-12-01' })).toMatchObject({ code });
});

test('[AGENT-1] whoever was here within five minutes is here; that is remembered for a minute', async () => {
  goTo(new Date(START.getTime() + HOUR_MS));
  expect((await kpi()).footer.teamOnlineCount).toBe(0);
  await server.logIn('pia');
  await server.logIn('ron');
  expect((await kpi()).footer.teamOnlineCount).toBe(0);
  goTo(new Date(START.getTime() + HOUR_MS + MINUTE_MS));
  expect((await kpi()).footer.teamOnlineCount).toBe(1);
  goTo(new Date(START.getTime() + HOUR_MS + 6 * MINUTE_MS));
  expect((await kpi()).footer.teamOnlineCount).toBe(0);
});

test('[SITE-8] each part is shut by its flag; the counters of the home are not', async () => {
  const flags = { AGEPAG: false, DOWNMAN: false, AGETEAMPNL3: false, TEAMBETTING3: false };
  await server.change(merchantCode, { flags });
  const calls = [
    send(teamEndpoints.getTeamKpi, { ...today, size: 1, page: 1 }, ann),
    send(teamEndpoints.listTeamMembers, { scope: 'DIRECT', size: 20 }, ann),
    send(teamEndpoints.promoteMember, { memberId: ids.pia }, ann),
    send(teamEndpoints.listTeamProfit, { ...today, size: 20 }, ann),
    send(teamEndpoints.listTeamTickets, { ...today, size: 20 }, ann),
  ];
  const codes = (await Promise.all(calls)).map(({ body }) => body.code);
  expect(codes).toEqual(codes.map(() => 'site.feature_off'));
  expect(await kpi()).toHaveProperty('footer');
  const on = { AGEPAG: true, DOWNMAN: true, AGETEAMPNL3: true, TEAMBETTING3: true };
  await server.change(merchantCode, { flags: on });
});

const members = async (wish: object = {}) =>
  (await send(teamEndpoints.listTeamMembers, { scope: 'DIRECT', size: 20, ...wish } as never, ann))
    .body;

test('[AGENT-3] an agent sees who is below, by level and by name, and about how much they have', async () => {
  const direct = (await members()).value;
  expect(direct).toMatchObject({ directCount: 2, teamCount: 3, crumbs: [{ username: 'ann' }] });
  expect(direct.list.map((one: { username: string }) => one.username).sort()).toEqual([
    'bob',
    'pia',
  ]);
  const [eve] = (await members({ search: 'EV' })).value.list;
  expect(eve).toMatchObject({
    ...{ username: 'eve', level: 2, parent: { username: 'bob' }, balanceBand: 'EMPTY' },
    ...{ balance: null, canPromote: false },
  });
  const drilled = (await members({ parentId: ids.bob })).value;
  expect(drilled.crumbs).toMatchObject([{ username: 'ann' }, { username: 'bob' }]);
  const first = (await members({ scope: 'TEAM', size: 2 })).value;
  const rest = (await members({ scope: 'TEAM', size: 2, cursor: first.next })).value;
  const names = [...first.list, ...rest.list].map((one) => one.username);
  expect([names, rest.next]).toEqual([['bob', 'eve', 'pia'], null]);
  expect(await members({ cursor: 'nonsense' })).toMatchObject({ code: 'wallet.cursor_invalid' });
  expect(JSON.stringify(first)).not.toMatch(/mobile|email|payee|bank/i);
  await send(desk.changeTeamSettings, { showsBalances: true }, owner);
  expect((await members()).value.list[0].balance).toBe('0');
});

test('[AGENT-3] somebody above, of another line or of another merchant is as unknown as nobody, by every call', async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where username = 'sakura' and merchant_code = 'sampaguita'`.execute(tx),
  );
  const nobody = '00000000-0000-7000-8000-000000000000';
  const strangers = [ids.general, ids.other, ids.cat, ids.ron, rows[0]!.id, nobody];
  for (const memberId of strangers) {
    const asked = [
      send(teamEndpoints.listTeamMembers, { scope: 'TEAM', parentId: memberId, size: 20 }, ann),
      send(teamEndpoints.listTeamProfit, { ...today, parentId: memberId, size: 20 }, ann),
      send(teamEndpoints.promoteMember, { memberId }, ann),
    ];
    for (const { status, body } of await Promise.all(asked))
      expect([status, body.code]).toEqual([404, 'agents.member_unknown']);
  }
  await addTickets([{ memberId: ids.ron }, { memberId: ids.general }]);
  for (const name of ['general', 'other', 'cat', 'ron', 'sakura', 'nobody', 'ann']) {
    expect((await members({ search: name })).value.list).toEqual([]);
    expect(await tickets({ username: name })).toMatchObject({ list: [], next: null });
  }
  expect((await tickets()).list).toEqual([]);
});

let placed = 0;
/** Bets as play writes them, each a minute before the last. */
async function addTickets(
  bets: readonly {
    memberId: string;
    minutesAgo?: number;
    selection?: string;
    lottery?: LotteryTerms;
  }[],
) {
  for (const { memberId, minutesAgo, selection = null, lottery = null } of bets) {
    placed += 1;
    const at = new Date(START.getTime() - (minutesAgo ?? placed) * MINUTE_MS);
    await database.statement((tx) =>
      sql`insert into play_tickets (member_id, provider_code, tx_id, merchant_code, wallet, currency,
            seq, session_id, vendor_code, game_id, category, round_id, stake, valid_turnover, payout,
            status, placed_at, settled_at, selection, lottery)
          values (${memberId}, 'tester', ${`t${placed}`}, ${merchantCode}, 'DEMO', ${currency},
            ${placed}, gen_random_uuid(), 'tester', 'game', 'RNG', ${`r${placed}`}, 10000, 10000, 0,
            ${placed % 3 ? 'LOST' : 'PUSH'}, ${at}, ${at}, ${selection},
            ${lottery && JSON.stringify(lottery)}::jsonb)`.execute(tx),
    );
  }
}
const tickets = async (wish: object = {}) =>
  (await send(teamEndpoints.listTeamTickets, { ...today, size: 20, ...wish } as never, ann)).body
    .value;

test('[AGENT-3] bets of a team are the same however they are found, page by page', async () => {
  const team = [ids.bob, ids.eve, ids.pia];
  const bets = Array.from({ length: 30 }, (_, index) => ({
    memberId: [...team, ids.ron][index % 4]!,
    // Some of the same moment, some hours apart.
    minutesAgo: index < 8 ? 5 : index * index,
  }));
  await addTickets(bets);
  const choice = { start: new Date(START.getTime() - DAY_MS), end: START };
  const all = { after: undefined, limit: 100 };
  const byMember = await database.statement(async (tx) =>
    listTicketsOf(tx, { ...choice, memberIds: team }, all),
  );
  const isAmong: IsAmong = (memberId) => isBelow(ids.ann, memberId);
  const asked = { ...choice, merchantCode, isAmong };
  const walkTickets = createTicketWalk(database);
  const walked = await walkTickets(asked, all);
  expect(walked.rows.map(({ seq }) => seq)).toEqual(byMember.map(({ seq }) => seq));
  expect(byMember).toHaveLength(bets.filter(({ memberId }) => memberId !== ids.ron).length);
  const half = await walkTickets(asked, { after: undefined, limit: 5 });
  const rest = await walkTickets(asked, { after: half.from, limit: 100 });
  expect([...half.rows, ...rest.rows].map(({ seq }) => seq)).toEqual(
    byMember.map(({ seq }) => seq),
  );
  expect((await database.statement((tx) => listTeam(tx, ids.ann))).sort()).toEqual(
    [...team].sort(),
  );
  const days = { startDate: '2029-12-31' };
  const first = await tickets({ ...days, size: 10 });
  const second = await tickets({ ...days, size: 100, cursor: first.next });
  const nos = [...first.list, ...second.list].map((one) => one.ticketNo);
  expect([new Set(nos).size, second.next]).toEqual([byMember.length, null]);
  const lost = await tickets({ ...days, username: 'eve', status: 'LOST', size: 100 });
  expect(lost.list.length).toBeGreaterThan(0);
  for (const one of lost.list)
    expect(one).toMatchObject({ username: 'eve', status: 'LOST', net: '-1' });
});

test('[AGENT-3] bets on lotteries name their draw, and say by which family their places are called', async () => {
  const selection = 'FIX_1 7';
  const lottery = { mode: 'LOTT', group: 'SSC', series: 1_900, issue: '202912310042' } as const;
  await addTickets([{ memberId: ids.eve, minutesAgo: 1, selection, lottery }]);
  const { list } = await tickets({ startDate: '2029-12-31', username: 'eve', size: 100 });
  const [drawn, ...others] = list;
  expect(drawn).toMatchObject({ selection, lottery: { group: 'SSC', issue: '202912310042' } });
  expect(Object.keys(drawn.lottery)).toEqual(['group', 'issue']);
  for (const other of others) expect(other.lottery).toBeNull();
});

test('[AGENT-3] the upline directly above makes an agent of a player, and nobody else does', async () => {
  const promote = (memberId: string) => send(teamEndpoints.promoteMember, { memberId }, ann);
  expect((await promote(ids.eve)).body.code).toBe('agents.member_not_direct');
  expect((await promote(ids.bob)).body.code).toBe('agents.member_is_agent');
  expect((await promote(ids.pia)).body.value).toMatchObject({ type: 1 });
  expect((await promote(ids.pia)).body.code).toBe('agents.member_is_agent');
});

test('[AGENT-3] an operator opens general agents, and makes players of agents whom nobody depends on', async () => {
  const wish = { username: 'newgeneral', password: 'kawara7788', reason: 'a new line' };
  const opened = await send(desk.openGeneralAgent, wish, owner);
  expect(opened.body.value).toMatchObject({ username: 'newgeneral' });
  const again = await send(desk.openGeneralAgent, wish, owner);
  expect(again.body.code).toBe('identity.username_taken');
  const { rows } = (await send(desk.listAgentTree, { size: 50 }, owner)).body.value;
  expect(rows).toContainEqual(
    expect.objectContaining({ username: 'newgeneral', type: 2, depth: 1 }),
  );
  const demote = (memberId: string) => send(desk.demoteAgent, { memberId, reason: 'test' }, owner);
  expect((await demote(ids.bob)).body.code).toBe('agents.member_has_downline');
  expect((await demote(ids.general)).body.code).toBe('agents.general_agent_stays');
  expect((await demote(ids.pia)).body.value).toEqual({ type: 0 });
  expect((await demote(ids.pia)).body.code).toBe('agents.member_not_agent');
  const { acts } = await countActs();
  expect(acts).toBe(2);
});

const countActs = async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ acts: number }>`select count(*)::int as acts from platform_audit
                           where act in ('agents.openGeneralAgent', 'agents.demoteAgent')`.execute(
      tx,
    ),
  );
  return rows[0]!;
};

test('[AGENT-3] a move waits for the next business day, takes everybody below along, and never makes a circle', async () => {
  const order = (memberId: string, parent: string) =>
    send(desk.moveMember, { memberId, parent, reason: 'a better place' }, owner);
  const codeOf = async (memberId: string, parent: string) =>
    (await order(memberId, parent)).body.code;
  expect(await codeOf(ids.ann, 'bob')).toBe('agents.move_into_own_team');
  expect(await codeOf(ids.ann, 'ann')).toBe('agents.move_into_own_team');
  expect(await codeOf(ids.bob, 'ann')).toBe('agents.move_to_same');
  expect(await codeOf(ids.bob, 'ron')).toBe('agents.move_parent_unfit');
  expect(await codeOf(ids.bob, 'demoagent')).toBe('agents.move_parent_unfit');
  expect(await codeOf(ids.bob, 'nobody')).toBe('agents.move_parent_unfit');
  expect(await codeOf(ids.general, 'cat')).toBe('agents.general_agent_stays');
  const ordered = (await order(ids.bob, 'cat')).body.value;
  expect(ordered).toMatchObject({ state: 'DUE', effectiveOn: '2030-01-02', members: 2 });
  expect(await codeOf(ids.bob, 'other')).toBe('agents.move_waits');
  const parentOf = async (memberId: string) =>
    (await database.transact((tx) => provideNodes(tx, [memberId]))).get(memberId);
  const make = (now: Date) =>
    makeMoves({ database, now, signal: new AbortController().signal }, obstacles);
  expect(await make(new Date('2030-01-01T14:59:59Z'))).toBe(0);
  expect(await make(new Date('2030-01-01T15:00:00Z'))).toBe(1);
  expect(await make(new Date('2030-01-01T15:00:00Z'))).toBe(0);
  expect((await parentOf(ids.eve))?.line).toEqual([ids.other, ids.cat, ids.bob]);
  expect(await parentOf(ids.cat)).toMatchObject({ directCount: 2, teamCount: 3 });
  expect(await parentOf(ids.ann)).toMatchObject({ directCount: 1, teamCount: 1 });
  const moves = (await send(desk.listMoves, { size: 50 }, owner)).body.value.rows;
  expect(moves).toMatchObject([
    { state: 'DONE', member: { username: 'bob' }, to: { username: 'cat' } },
  ]);
  // Back again, and taken back before it is made.
  goTo(new Date(START.getTime() + DAY_MS));
  owner = await enterOperator(server, { name: 'teamowner' });
  const { id } = (await order(ids.bob, 'ann')).body.value;
  const cancel = () => send(desk.cancelMove, { id, reason: 'a mistake' }, owner);
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).body.code).toBe('agents.move_over');
  // What ann sees of the day before has not changed, and who left has no name in it.
  const { list, footer } = (await send(teamEndpoints.listTeamProfit, { ...today, size: 20 }, ann))
    .body.value;
  expect(footer.turnover).toBe('300');
  expect(list).toMatchObject([
    { username: 'pia', turnover: '100' },
    { memberId: null, username: null, turnover: '200' },
  ]);
});

test('[REG-7] nobody stands deeper than the tenth level: who comes below stands beside', async () => {
  let parentId = ids.cat;
  for (let depth = 3; depth <= 10; depth += 1)
    parentId = await makeKin(server, { username: `deep${depth}`, type: 1, parentId });
  const opened = await database.transact((tx) =>
    openAccountFor(tx, {
      ...{ merchantCode, username: 'deepest', passwordHash: '', type: 0, parentId },
      ...{ joinedVia: 'AGENT_CREATED', currency: 'JPY', language: 'JA', countryCode: null },
      ...{ host: 'localhost', now: clock.now() },
    }),
  );
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { memberId } = opened.value;
  const node = (await database.transact((tx) => provideNodes(tx, [memberId]))).get(memberId)!;
  expect(node.depth).toBe(10);
  expect(node.line.at(-1)).not.toBe(parentId);
  const tooDeep = await send(
    desk.moveMember,
    { memberId: ids.bob, parent: 'deep9', reason: 'test' },
    owner,
  );
  expect(tooDeep.body).toMatchObject({ code: 'agents.move_too_deep', detail: { depth: 10 } });
});

test('whoever is here is told of once a day, and again on the next', async () => {
  const told = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ count: number }>`select count(*)::int as count from platform_outbox_events
         where name = 'identity.member_seen' and payload ->> 'memberId' = ${ids.cat}`.execute(tx),
    );
    return rows[0]!.count;
  };
  const cat = { cookie: await server.logIn('cat') };
  const look = () => send(teamEndpoints.getTeamKpi, { ...today, size: 0, page: 1 }, cat);
  expect(await told()).toBe(1);
  goTo(new Date(START.getTime() + 2 * HOUR_MS));
  await look();
  expect(await told()).toBe(1);
  goTo(new Date(START.getTime() + 4 * HOUR_MS));
  await look();
  await look();
  expect(await told()).toBe(2);
});
