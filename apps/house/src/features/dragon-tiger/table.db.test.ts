import { createHash, randomUUID } from 'node:crypto';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { TABLE_GAMES } from '@maneki/games/tables/table-games';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { viewTable } from '#features/croupier';
import { signBlocks } from '#features/seeds';
import { createSealer } from '#platform/seal';
import { startTestHouse, TEST_SECRET } from '#testing/test-house';

const house = await startTestHouse();
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const { gameId, vendor } = DRAGON_TIGER;
const { bettingMs, closedMs, dealingMs, resultMs } = dragonTigerRules.phases;
const units = (text: string): bigint => parseAmount(text)!;
type Stakes = Readonly<Record<string, string>>;

await house.house.advanceTables();
const game = TABLE_GAMES.find((one) => one.gameId === gameId)!;
const table = async () =>
  (await house.database.transact((tx) => viewTable(tx, game, house.clock.now())))!;

/** Lets time pass, and the table do what is due then. */
async function pass(ms: number, by = house.house): Promise<void> {
  house.clock.advance(ms);
  await by.advanceTables();
}

/** From wherever the table stands to the next round that takes bets. */
async function nextRound(by = house.house): Promise<number> {
  const before = (await table()).roundNo;
  for (let turn = 0; turn < 16; turn += 1) {
    await pass(2_900, by);
    const { phase, roundNo } = await table();
    if (phase === 'BETTING' && roundNo > before) return roundNo;
  }
  throw new Error('no round was opened');
}

const finish = async (by = house.house) => {
  for (let turn = 0; turn < 16 && (await table()).phase !== 'SETTLED'; turn += 1)
    await pass(2_900, by);
};

async function sit(username = 'sakura', mode: 'real' | 'free' = 'real') {
  const seat = await house.sitDown({ username, vendor, gameId, mode });
  const { token } = seat;
  return {
    ...seat,
    bet: (stakes: Stakes, roundNo: number, key: string = randomUUID()) =>
      house.call('POST', '/tables/bets', { token, body: { key, roundNo, stakes } }),
    cancel: (roundNo: number) =>
      house.call('POST', '/tables/bets/cancel', { token, body: { roundNo } }),
    look: async () => (await house.call('GET', '/tables/seat', { token })).json(),
  };
}

async function readTickets(playerId: string, roundNo: number) {
  const { rows } = await house.database.statement((tx) =>
    sql<{ stake: bigint; payout: bigint; valid: bigint; status: string }>`
      select t.stake, t.payout, t.valid_turnover as valid, t.status
        from public.play_tickets as t
        join house.rounds as r on r.id::text = t.round_id
       where r.player_id = ${playerId} and r.table_round = ${roundNo} order by r.id`.execute(tx),
  );
  return rows;
}

test('[PLAY-6] two players bet on one round, see the same cards, and are paid what the rules say', async () => {
  const [one, other] = [await sit('sakura'), await sit('agent01')];
  const roundNo = await nextRound();
  const before = [units((await one.look()).balance), units((await other.look()).balance)];
  expect((await one.bet({ DRAGON: '1000', TIGER: '400' }, roundNo)).statusCode).toBe(200);
  expect((await one.bet({ TIE: '200' }, roundNo)).statusCode).toBe(200);
  expect((await other.bet({ TIGER: '5000' }, roundNo)).statusCode).toBe(200);
  expect(await table()).toMatchObject({
    phase: 'BETTING',
    outcome: null,
    players: 2,
    totals: {
      DRAGON: { bets: 1 },
      TIGER: { bets: 2, units: expect.closeTo(36, 3) },
      TIE: { bets: 1 },
    },
  });
  await pass(bettingMs);
  expect((await table()).phase).toBe('CLOSED');
  await pass(closedMs);
  const { phase, outcome } = await table();
  expect(phase).toBe('DEALING');
  // Not a yen has moved while the cards are turned.
  expect((await one.look()).bets.at(-1)).toMatchObject({ status: 'OPEN', outcome: null });
  await pass(dealingMs);
  expect((await table()).phase).toBe('SETTLED');
  const { result } = outcome as { result: 'DRAGON' };
  const paid = (stakes: Readonly<Record<string, bigint>>) =>
    dragonTigerRules.payoutOf(stakes, { dragon: 0, tiger: 0, result });
  const mine = { DRAGON: units('1000'), TIGER: units('400'), TIE: units('200') };
  const seats = [await one.look(), await other.look()];
  expect(units(seats[0].balance)).toBe(before[0]! - units('1600') + paid(mine));
  expect(units(seats[1].balance)).toBe(before[1]! - units('5000') + paid({ TIGER: units('5000') }));
  for (const seat of seats)
    for (const bet of seat.bets) expect(bet).toMatchObject({ status: 'SETTLED', outcome });
  const [first] = seats[0].bets.filter(({ stake }: { stake: string }) => stake === '1400');
  expect(await house.readRecord(first.roundId)).toMatchObject({
    selection: 'DRAGON =1000\nTIGER =400',
    odds: null,
    result: expect.stringMatching(
      new RegExp(`^[♠♥♣♦](A|J|Q|K|\\d+) [♠♥♣♦](A|J|Q|K|\\d+) ${result}$`),
    ),
  });
  // Dragon and tiger oppose each other: of both only the difference counts.
  const tickets = await readTickets(one.playerId, roundNo);
  expect(tickets.reduce((sum, { valid }) => sum + valid, 0n)).toBe(units('800'));
  expect(await house.listFaults()).toEqual([]);
});

test('[PLAY-8] what a shoe brings follows from its seed alone, which was promised before', async () => {
  const { commitment } = await table();
  await nextRound();
  await finish();
  const sealer = createSealer(TEST_SECRET, 'seeds');
  const { rows } = await house.database.statement((tx) =>
    sql<{ no: number; place: number; outcome: unknown; sealed: string; shoe: number }>`
      select r.no, r.place, r.outcome, s.server_seed_sealed as sealed, s.no as shoe
        from house.coups as r join house.shoes as s on s.game_id = r.game_id and s.no = r.shoe_no
       where r.outcome is not null and s.commitment = ${commitment}`.execute(tx),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { place, outcome, sealed, shoe } of rows) {
    const message = (counter: number) => sharedMessageOf({ gameId, roundNo: shoe }, counter);
    const played = dragonTigerRules.playShoe(readDraws(signBlocks(sealer.open(sealed), message)));
    expect(played(place)).toEqual(outcome);
  }
});

test('both sides of every limit', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  const codeOf = async (stakes: Stakes, no = roundNo) => {
    const answer = await seat.bet(stakes, no);
    return answer.statusCode === 200 ? 'taken' : answer.json().code;
  };
  expect(await codeOf({})).toBe('house.stake_invalid');
  expect(await codeOf({ DRAGON: '149' })).toBe('house.stake_under_limit');
  expect(await codeOf({ DRAGON: '150' })).toBe('taken');
  expect(await codeOf({ DRAGON: '0.5' })).toBe('house.stake_invalid');
  expect(await codeOf({ DRAGON: '-150' })).toBe('house.stake_invalid');
  expect(await codeOf({ PANDA: '150' })).toBe('call.input_invalid');
  // What lies there already counts: a thousand units on a main spot, two hundred on a side.
  expect(await codeOf({ DRAGON: '149851' })).toBe('house.stake_over_limit');
  expect(await codeOf({ TIE: '30001' })).toBe('house.stake_over_limit');
  expect(await codeOf({ TIE: '30000' })).toBe('taken');
  expect(await codeOf({ TIE: '1' })).toBe('house.stake_over_limit');
  expect(await codeOf({ DRAGON: '150' }, roundNo + 1)).toBe('house.bets_closed');
  expect(await codeOf({ DRAGON: '150' }, roundNo - 1)).toBe('house.bets_closed');
  await seat.cancel(roundNo);
});

test.each([-1, 0, 1.5, 2_147_483_648, 99_999_999_999])(
  'a round that no table can have is refused: %d',
  async (roundNo) => {
    const seat = await sit();
    const answers = [await seat.bet({ DRAGON: '150' }, roundNo), await seat.cancel(roundNo)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'call.input_invalid' });
    }
  },
);

test('a table takes no more than it may lose by one round', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  const lies = (spots: Stakes) =>
    house.database.statement((tx) =>
      sql`update house.coups set staked = ${JSON.stringify(spots)}::jsonb
           where game_id = ${gameId} and no = ${roundNo}`.execute(tx),
    );
  // Nineteen thousand units on the dragon: one thousand more is all that it may lose.
  await lies({ DRAGON: String(19_999n * 10_000n) });
  expect((await seat.bet({ DRAGON: '300' }, roundNo)).json().code).toBe('house.table_full');
  expect((await seat.bet({ TIGER: '300' }, roundNo)).statusCode).toBe(200);
  expect((await seat.bet({ DRAGON: '150' }, roundNo)).statusCode).toBe(200);
  await lies({});
  await finish();
  expect(await house.listFaults()).toEqual([]);
});

test('a wish is one bet however often it is sent, and another one under its key is refused', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => seat.bet({ DRAGON: '500' }, roundNo, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await seat.bet({ DRAGON: '501' }, roundNo, key)).json().code).toBe('house.key_reused');
  // Play credit is not money, whatever the wish says.
  const free = await sit('sakura', 'free');
  expect((await free.bet({ DRAGON: '500' }, roundNo, key)).json().code).toBe('house.key_reused');
  expect(
    (await seat.look()).bets.filter((bet: { roundNo: number }) => bet.roundNo === roundNo),
  ).toHaveLength(1);
  await finish();
});

test('own bets can be taken back until the table closes, and then no more', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  const { balance } = await seat.look();
  await seat.bet({ DRAGON: '500', SUITED_TIE: '200' }, roundNo);
  await seat.bet({ TIGER: '500' }, roundNo);
  const back = (await seat.cancel(roundNo)).json();
  expect(back.balance).toBe(balance);
  expect(await table()).toMatchObject({ players: 0, totals: { DRAGON: { units: 0, bets: 0 } } });
  await seat.bet({ DRAGON: '500' }, roundNo);
  await pass(bettingMs);
  expect((await seat.cancel(roundNo)).json().code).toBe('house.bets_closed');
  await finish();
  expect(await house.listFaults()).toEqual([]);
});

test('a bet that the platform declines is off the table again', async () => {
  const seat = await sit('sakura', 'free');
  const rich = await sit();
  const roundNo = await nextRound();
  // Play credit lies on no spot that others see.
  expect((await seat.bet({ DRAGON: '500' }, roundNo)).statusCode).toBe(200);
  expect((await table()).totals).toEqual({});
  house.line.fail('bet', 'lost before');
  expect((await rich.bet({ DRAGON: '500' }, roundNo)).json().code).toBe('house.temporary');
  expect(await table()).toMatchObject({ players: 0, totals: { DRAGON: { units: 0, bets: 0 } } });
  await finish();
});

test('bets around the closing are taken or refused by the clock of the house, never both', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  house.clock.advance(Date.parse((await table()).closesAt) - house.clock.now().getTime() - 1);
  expect((await seat.bet({ DRAGON: '150' }, roundNo)).statusCode).toBe(200);
  const before = units((await seat.look()).balance);
  const crowd = Array.from({ length: 30 }, () => seat.bet({ TIGER: '150' }, roundNo));
  house.clock.advance(1);
  const answers = await Promise.all([...crowd, house.house.advanceTables()]);
  const taken = answers.filter((answer) => answer?.statusCode === 200).length;
  const refused = answers.filter((answer) => answer?.json().code === 'house.bets_closed').length;
  expect(taken + refused).toBe(30);
  expect((await seat.bet({ TIGER: '150' }, roundNo)).json().code).toBe('house.bets_closed');
  expect(units((await seat.look()).balance)).toBe(before - BigInt(taken) * units('150'));
  await finish();
  expect(await house.listFaults()).toEqual([]);
});

test('nobody waits for a stake until the cards are known: it is given back', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  const { balance } = await seat.look();
  house.clock.advance(Date.parse((await table()).closesAt) - house.clock.now().getTime() - 1);
  house.line.fail('bet', 'silent');
  const began = Date.now();
  expect((await seat.bet({ DRAGON: '500' }, roundNo)).json().round.status).toBe('OPEN');
  // The platform itself would be waited for five seconds.
  expect(Date.now() - began).toBeLessThan(closedMs + 2_000);
  house.clock.advance(closedMs);
  await house.house.recover();
  expect((await seat.look()).balance).toBe(balance);
  await finish();
  expect(await house.listFaults()).toEqual([]);
});

test('[OPS-2] who takes over a table gives back what was not dealt, and settles what was', async () => {
  const seat = await sit();
  const heir = await house.openMortal(Number.MAX_SAFE_INTEGER);
  const first = await nextRound();
  const { balance } = await seat.look();
  await seat.bet({ DRAGON: '500' }, first);
  // The runner is silent; another one comes once its lease is over.
  house.clock.advance(2_999);
  await heir.house.advanceTables();
  expect(await table()).toMatchObject({ phase: 'BETTING', roundNo: first });
  house.clock.advance(2);
  await heir.house.advanceTables();
  expect(await table()).toMatchObject({ phase: 'VOIDED', roundNo: first });
  expect((await seat.look()).balance).toBe(balance);
  // Its next round takes bets within ten seconds, and goes through the hands of both.
  const second = await nextRound(heir.house);
  await seat.bet({ DRAGON: '500' }, second);
  await pass(2_900, heir.house);
  for (let turn = 0; turn < 16 && (await table()).phase !== 'DEALING'; turn += 1)
    await pass(2_900, heir.house);
  const { outcome } = await table();
  house.clock.advance(dealingMs + resultMs);
  await house.house.advanceTables();
  await house.house.advanceTables();
  const bets: { roundNo: number; status: string; outcome: unknown }[] = (await seat.look()).bets;
  const bet = bets.find(({ roundNo }) => roundNo === second);
  expect(bet).toMatchObject({ status: 'SETTLED', outcome });
  expect(await house.listFaults()).toEqual([]);
  await heir.house.stop();
  await heir.app.close();
});

test('a bet whose answer is lost is given back, and a win that is not answered is paid later, once', async () => {
  const seat = await sit();
  const roundNo = await nextRound();
  await seat.bet({ DRAGON: '500', TIGER: '500', TIE: '300' }, roundNo);
  house.line.fail('win', 'lost after');
  await finish();
  expect((await seat.look()).bets.at(-1).status).toBe('OPEN');
  house.clock.advance(16_000);
  expect(await house.house.recover()).toBe(1);
  expect(
    (await seat.look()).bets.find((bet: { roundNo: number }) => bet.roundNo === roundNo),
  ).toMatchObject({ status: 'SETTLED' });
  expect(await readTickets(seat.playerId, roundNo)).toHaveLength(1);
  expect(await house.listFaults()).toEqual([]);
});

test('[PLAY-8] the history of a player tells the seed of a shoe that is over, and of no other', async () => {
  const seat = await sit();
  type Past = { readonly roundNo: number; readonly serverSeed: string | null };
  const seedOf = async (no: number) => {
    const { list } = (await house.call('GET', '/rounds', { token: seat.token })).json();
    return (list as Past[]).find((past) => past.roundNo === no)?.serverSeed;
  };
  const roundNo = await nextRound();
  const { commitment } = await table();
  await seat.bet({ DRAGON: '500' }, roundNo);
  await finish();
  expect(await seedOf(roundNo)).toBeNull();
  // The last round of its shoe.
  await house.database.statement((tx) =>
    sql`update house.coups set place = ${dragonTigerRules.roundsPerShoe - 1}
         where game_id = ${gameId} and no = ${roundNo}`.execute(tx),
  );
  const next = await nextRound();
  await seat.bet({ DRAGON: '500' }, next);
  await finish();
  expect(await seedOf(next)).toBeNull();
  const told = Buffer.from((await seedOf(roundNo)) ?? '', 'hex');
  expect(createHash('sha256').update(told).digest('hex')).toBe(commitment);
});
