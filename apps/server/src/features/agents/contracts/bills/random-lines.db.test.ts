import { dailySalaryTerms } from '@maneki/contract/agents/contract-terms';
import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { contractInvariants } from '../invariants/contract-invariants.ts';
import { openLine } from '../testing/open-line.ts';
import { followBills } from './pay-open.ts';
import { settleDue } from './settle-due.ts';

const server = await startTestServer();
const { database } = server;
const { services, makeMember, agree, play, setBalance, disable, onTheWay, beginWith } =
  openLine(server);
afterAll(() => server.dispose());

const DEPTH_MAX = 10;
const ACTIVE = 3_000;
const { signal } = new AbortController();

type Agent = {
  readonly parent: number | null;
  readonly depth: number;
  readonly ratePpm: number;
  readonly minTurnover: number;
  readonly minActive: number;
  readonly cap: number | undefined;
  readonly turnover: number;
  readonly balance: number;
  readonly isDisabled: boolean;
};

/** A line of agents of whom nobody is promised more than whoever promises it. */
const lineOf = (isHard: boolean) =>
  fc
    .array(
      fc.record({
        place: fc.nat(),
        lessRate: fc.nat(80),
        more: fc.nat(20_000),
        moreActive: fc.nat(1),
        cap: fc.nat(400),
        turnover: fc.oneof(fc.constant(0), fc.integer({ min: 2_000, max: 900_000 })),
        balance: fc.nat(300),
        dice: fc.nat(9),
      }),
      { minLength: 12, maxLength: 14 },
    )
    .map((drawn) => {
      const agents: Agent[] = [];
      for (const [index, one] of drawn.entries()) {
        let parent = index === 0 ? null : one.place % index;
        if (parent !== null && agents[parent]!.depth === DEPTH_MAX) parent = 0;
        const above = parent === null ? undefined : agents[parent]!;
        agents.push({
          parent,
          depth: (above?.depth ?? 0) + 1,
          ratePpm: Math.max(1, (above?.ratePpm ?? 1_200) - one.lessRate),
          minTurnover: (above?.minTurnover ?? 0) + one.more,
          minActive: (above?.minActive ?? 0) + one.moreActive,
          cap: isHard && one.dice < 4 ? one.cap + 1 : undefined,
          turnover: one.turnover,
          balance: one.balance,
          isDisabled: isHard && one.dice === 9,
        });
      }
      return agents;
    });

/** What each of a line is owed, reckoned as simply as it can be said. */
function reckon(agents: readonly Agent[]): bigint[] {
  const isBelow = (agent: Agent, above: number): boolean =>
    agent.parent !== null && (agent.parent === above || isBelow(agents[agent.parent]!, above));
  return agents.map((agent, index) => {
    const team = agents.filter((other) => isBelow(other, index));
    const turnover = team.reduce((sum, other) => sum + other.turnover, 0);
    const active = team.filter((other) => other.turnover >= ACTIVE).length;
    if (turnover < agent.minTurnover || active < agent.minActive) return 0n;
    const cents = Math.floor((turnover * agent.ratePpm) / 10_000);
    const capped = agent.cap === undefined ? cents : Math.min(cents, agent.cap * 100);
    return capped < 150 ? 0n : BigInt(capped) * 100n;
  });
}

async function plant(agents: readonly Agent[], day: string): Promise<string[]> {
  const ids: string[] = [];
  for (const agent of agents) {
    const parentId = agent.parent === null ? null : ids[agent.parent]!;
    const id = await makeMember(parentId === null ? 2 : 1, parentId);
    ids.push(id);
    const { minActive, ratePpm, cap } = agent;
    const terms = dailySalaryTerms.parse({
      groups: ['RNG'],
      tiers: [{ minTurnover: `${agent.minTurnover}`, minActive, ratePpm }],
      ...(cap === undefined ? {} : { capPerDay: `${cap}` }),
    });
    await agree(parentId, id, { kind: 'DAILY_SALARY', terms });
    if (agent.turnover > 0) await play(id, { day, turnover: `${agent.turnover}` });
    await setBalance(id, `${agent.balance}`);
    if (agent.isDisabled) await disable(id, true);
  }
  return ids;
}

const readBooks = async (ids: readonly string[]) => {
  const { rows } = await database.statement((tx) =>
    sql<{
      id: string;
      available: bigint;
      calc: bigint;
      received: bigint;
      status: number;
    }>`
      select m.member_id as id, m.available, b.calc_amount as calc, b.received_amount as received, b.status
        from wallet_accounts m join agents_bills b on b.payee_id = m.member_id
       where m.member_id = any(${ids}::uuid[]) and m.code = 'DEMO'`.execute(tx),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
};

test.each([
  ['2030-01-02', false, 11],
  ['2030-01-03', true, 12],
] as const)(
  '[AGENT-4] a line of %s that nobody has drawn by hand is paid as a simple model says (shortfalls: %s)',
  async (day, isHard, seed) => {
    const [agents] = fc.sample(lineOf(isHard), { seed, numRuns: 1 }) as [Agent[]];
    await beginWith('DAILY_SALARY', day);
    const ids = await plant(agents, day);
    const now = new Date(new Date(`${day}T03:00:00+09:00`).getTime() + DAY_MS);
    // Two at once, and once more.
    await Promise.all([1, 2].map(() => settleDue(services, { kind: 'DAILY_SALARY', now, signal })));
    await followBills(services, { now: new Date(now.getTime() + 2 * HOUR_MS), signal });

    const books = await readBooks(ids);
    const owed = reckon(agents);
    expect(books.map(({ calc }) => calc)).toEqual(owed);
    const begun = agents.map(({ balance }) => parseAmount(`${balance}`)!);
    const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);
    const available = books.map((book) => book.available);
    expect(available.every((amount) => amount >= 0n)).toBe(true);
    // Whatever came to somebody is what the company paid, and it paid the top alone.
    expect(sum(available) - sum(begun)).toBe(books[0]!.received);
    if (!isHard)
      for (const [index, amount] of available.entries()) {
        const below = owed.filter((_, other) => agents[other]!.parent === index);
        expect(amount - begun[index]!).toBe(owed[index]! - sum(below));
        expect([1, 4]).toContain(books[index]!.status);
      }
    expect(await onTheWay()).toBe(0n);
    for (const { name, find } of contractInvariants)
      expect((await database.statement((tx) => find(tx, undefined as never))).count, name).toBe(0);
  },
);
