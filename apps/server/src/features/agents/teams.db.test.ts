import { DAY_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, expect, test } from 'vitest';
import { checkFully, writeVerdict } from '#features/wallet';
import { startTestServer } from '#testing/test-server';
import { addToTeams } from './figures/add-to-teams.ts';
import { FIGURES, NOTHING } from './figures/figures.ts';
import type { Delta } from './figures/spread.ts';
import { listDays } from './figures/store.ts';
import { noteSeen } from './seen/note-seen.ts';
import { countSeen } from './seen/store.ts';
import { listTeamProfit } from './team/list-profit.ts';
import { makeKin } from './testing/make-team.ts';
import { treeInvariants } from './tree/invariants/tree-invariants.ts';
import { makeMoves } from './tree/moves/make-moves.ts';
import { orderMove } from './tree/moves/order-move.ts';
import { provideNodes } from './tree/provide-nodes.ts';

const server = await startTestServer();
const { database, services } = server;
afterAll(() => server.dispose());

const obstacles = { hasOpenBill: async () => false, hasValidContract: async () => false };
const currency = 'JPY.DEMO';
const merchantCode = 'maneki';
const DAYS = 9;
const KIN = 24;

/** Chance that is the same each time. */
function* draw(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const chance = draw(21);
const below = (limit: number) => Math.floor(chance.next().value * limit);
const pick = <One>(from: readonly One[]): One => from[below(from.length)]!;

const dayOf = (number: number) =>
  new Date(Date.UTC(2030, 0, 1) + number * DAY_MS).toISOString().slice(0, 10);
/** Noon in Tokyo. */
const noonOf = (number: number) => new Date(`${dayOf(number)}T03:00:00Z`);

test('[AGENT-3] through moves, late facts and any order the figures of teams are those of a recount', async () => {
  await server.change(merchantCode, { flags: { AGETEAMPNL3: true } });
  const parents = new Map<string, string | null>();
  const names = new Map<string, string>();
  const depthOf = (id: string): number => 1 + lineOf(id, parents).length;
  for (let number = 0; number < KIN; number += 1) {
    const isGeneral = number < 2;
    const fit = [...parents.keys()].filter((id) => depthOf(id) < 10);
    // Some stand one below the other, as deep as it goes.
    const parentId = isGeneral ? null : number < 12 ? fit.at(-1)! : pick(fit);
    const username = `kin${number}`;
    const id = await makeKin(server, { username, type: isGeneral ? 2 : 1, parentId });
    parents.set(id, parentId);
    names.set(id, username);
  }
  const ids = [...parents.keys()];
  const kin = ids.slice(2);
  expect(Math.max(...ids.map(depthOf))).toBe(10);
  await database.transact((tx) => provideNodes(tx, ids));

  const parentsOn: Map<string, string | null>[] = [];
  const deltas: Delta[] = [];
  const sights: { memberId: string; day: string; number: number }[] = [];
  const orders = new Map<string, string>();
  let made = 0;
  for (let number = 0; number < DAYS; number += 1) {
    const now = noonOf(number);
    made += await makeMoves({ database, now, signal: new AbortController().signal }, obstacles);
    for (const [memberId, toId] of orders)
      if (await isBelowNow(memberId, toId)) parents.set(memberId, toId);
    orders.clear();
    parentsOn.push(new Map(parents));
    const facts = Array.from({ length: 25 }, (): Delta => {
      const day = dayOf(Math.max(0, number - below(3)));
      const stake = BigInt(1 + below(1_000));
      const category = pick(['RNG', 'LIVE'] as const);
      return { memberId: pick(ids), day, currency, category, stake, payout: stake / 2n, bets: 1n };
    });
    deltas.push(...facts);
    await database.transact((tx) => addToTeams(tx, facts));
    const seen = Array.from({ length: 25 }, () => {
      const late = Math.max(0, number - below(3));
      return { memberId: pick(ids), day: dayOf(late), number: late };
    });
    sights.push(...seen);
    await database.transact((tx) => noteSeen(tx, 'BET', seen));
    for (let order = 0; order < 3; order += 1) {
      const memberId = pick(kin);
      const toId = pick(ids);
      const wish = { memberId, parent: names.get(toId)!, reason: 'test', by: 'somebody' };
      const outcome = await database.transact((tx) =>
        orderMove(tx, obstacles, { ...wish, merchantCode, timezone: 'Asia/Tokyo', now }),
      );
      if (outcome.ok) orders.set(memberId, toId);
    }
  }
  expect(made).toBeGreaterThan(5);

  const lineOn = (id: string, number: number) => lineOf(id, parentsOn[number]!);
  const numberOf = (day: string) => Math.round((Date.parse(day) - Date.parse(dayOf(0))) / DAY_MS);
  for (const agentId of ids) {
    const isBelow = (id: string, day: string) => lineOn(id, numberOf(day)).includes(agentId);
    const asked = { agentId, currency, from: dayOf(0), to: dayOf(DAYS - 1) };
    const days = await database.statement((tx) => listDays(tx, asked));
    for (let number = 0; number < DAYS; number += 1) {
      const day = dayOf(number);
      const row = days.find((one) => one.day === day) ?? { own: NOTHING, team: NOTHING };
      const theirs = deltas.filter((delta) => delta.day === day);
      const own = theirs.filter(({ memberId }) => memberId === agentId);
      const team = theirs.filter(({ memberId }) => isBelow(memberId, day));
      for (const figure of FIGURES) {
        const sum = (of: readonly Delta[]) =>
          of.reduce((total, delta) => total + (delta[figure] ?? 0n), 0n);
        expect([row.own[figure], row.team[figure]]).toEqual([sum(own), sum(team)]);
      }
    }
    for (const [from, to] of [
      [0, DAYS - 1],
      [2, 4],
      [5, 8],
      [7, 7],
    ] as const) {
      const counted = await database.statement((tx) =>
        countSeen(tx, { agentId, from: dayOf(from), to: dayOf(to) }),
      );
      const inRange = sights.filter(
        ({ memberId, day, number }) => number >= from && number <= to && isBelow(memberId, day),
      );
      expect(counted.reduce((sum, { firsts }) => sum + firsts, 0)).toBe(
        new Set(inRange.map(({ memberId }) => memberId)).size,
      );
    }
    if (ids.indexOf(agentId) % 5 === 1)
      await checkPages(agentId, { startDate: dayOf(1), endDate: dayOf(DAYS - 1) });
  }
  const verdicts = await checkFully(database, { invariants: treeInvariants, now: noonOf(DAYS) });
  expect(verdicts.map(writeVerdict)).toEqual(treeInvariants.map(({ name }) => `${name}: ok`));
});

const lineOf = (id: string, parents: ReadonlyMap<string, string | null>): string[] => {
  const parentId = parents.get(id);
  return parentId ? [...lineOf(parentId, parents), parentId] : [];
};

const isBelowNow = async (memberId: string, parentId: string) =>
  (await database.transact((tx) => provideNodes(tx, [memberId]))).get(memberId)!.parentId ===
  parentId;

/** The footer is the sum over all pages, also where somebody has left or come. */
async function checkPages(agentId: string, days: { startDate: string; endDate: string }) {
  const asker = { agentId, merchantCode, now: noonOf(DAYS - 1) };
  let cursor: string | undefined;
  let sum = 0n;
  do {
    const page = await listTeamProfit(services, asker, { ...days, cursor, size: 3 });
    if (!page.ok) throw new Error(page.refusal.code);
    for (const { turnover } of page.value.list) sum += parseAmount(turnover)!;
    cursor = page.value.next ?? undefined;
    if (cursor === undefined) expect(sum).toBe(parseAmount(page.value.footer.turnover));
  } while (cursor !== undefined);
}
