import { categoryOfMode } from '@maneki/contract/play/lottery';
import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { invariant } from '@maneki/kernel/invariant';
import { findCaps } from '#features/safety';
import {
  findAccount,
  findRefusal,
  fingerprintOf,
  isPlayedIn,
  type Movement,
  type MoveRefusal,
  storeRefusal,
  writeMovement,
} from '#features/wallet';
import type { Shared } from '#platform/database/share-statements';
import type { Answer } from '../answer.ts';
import { placeHeldPlay } from '../held/place-held-play.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { Asked } from './asked.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { findLotteryMisfit } from './lottery-misfit.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import * as store from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';
import { backNameOf } from './transfer-names.ts';

type Bet = Asked<RoundWalletRequest<'bet'>>;
type Play = Asked<RoundWalletRequest<'play'>>;

const TRIES_MAX = 5;

/** How a bet is to be placed: tried until it is there, or something stands in its way. */
type Placement = {
  readonly outcome: 'APPLIED' | 'HELD';
  place(): Promise<Shared<store.MovedRow>>;
  /** Where it was not placed after all. */
  giveBack?(): void;
};

type Seat = { readonly session: SessionFacts; readonly movement: Movement };

/** Takes a stake: money, limits and ticket in one statement, once. */
export const placeBet = (services: RoundServices, bet: Bet): Promise<Answer> =>
  stake(services, bet, async ({ movement }) => ({
    outcome: 'APPLIED',
    place: () => services.placeBet(writeOpenBet(bet, movement)),
  }));

/**
 * Takes a stake and pays what it won, in one atomic step: for games that decide at once. Where a ceiling
 * stands in the way of the win, the stake is taken and the win held.
 */
export const playRound = (services: RoundServices, play: Play): Promise<Answer> =>
  stake(services, play, async (seat) => {
    const { session, movement } = seat;
    await services.ceilings.ready(play.now);
    const room = services.ceilings.take({
      ...session,
      gameId: play.gameId,
      businessDay: movement.windows.day,
      stake: play.amount,
      paidBefore: 0n,
      amount: play.winAmount,
      isJackpot: false,
      isDeciding: true,
    });
    if (room.exceeded) {
      const hold = { win: winOf(play), movement: backOf(play, movement), ceiling: room.exceeded };
      const { merchantCode } = session;
      const held = { bet: writeOpenBet(play, movement), hold, merchantCode };
      return { outcome: 'HELD', place: () => placeHeldPlay(services.database, held) };
    }
    const row = await writePlay(services, play, seat);
    return { outcome: 'APPLIED', place: () => services.placeBet(row), giveBack: room.giveBack };
  });

const writeOpenBet = (bet: Bet | Play, movement: Movement): store.BetRow => ({
  ...writeMovement(movement, 0),
  ...describeBet(bet),
  ticket_status: 'PENDING',
  payout: '0',
  valid_turnover: '0',
  result_text: null,
  event: null,
});

/** The win of a play as it would be told by a call of its own. */
const winOf = (play: Play) => ({
  playerId: play.playerId,
  providerCode: play.providerCode,
  txId: backNameOf(play.txId),
  roundId: play.roundId,
  betTxId: play.txId,
  amount: play.winAmount,
  final: true,
  validTurnover: play.validTurnover,
  result: play.result,
  resultText: play.resultText,
  now: play.now,
});

const backOf = (play: Play, bet: Movement): Movement => ({
  ...bet,
  key: backNameOf(play.txId),
  kind: 'PAYOUT',
  direction: 'IN',
  amount: play.winAmount,
  counting: { as: 'PAYOUT' },
  isGuarded: false,
});

async function writePlay(
  services: RoundServices,
  play: Play,
  { session, movement }: Seat,
): Promise<store.BetRow> {
  const { winAmount, validTurnover, result, resultText } = play;
  const listed = await services.findCategory({ ...session, gameId: play.gameId });
  // A game that nobody knows is refused by the statement, whatever is written here.
  const category = play.lottery ? categoryOfMode(play.lottery.mode) : (listed ?? 'RNG');
  const settled = { category, stake: play.amount, payout: winAmount, result };
  const status = statusOf(settled);
  const turnover = validTurnoverOf({ ...settled, told: validTurnover });
  return {
    ...writeMovement(movement, 0, winAmount > 0n ? winAmount : undefined),
    ...describeBet(play),
    ticket_status: status,
    payout: String(winAmount),
    valid_turnover: String(turnover),
    result_text: resultText ?? null,
    event: {
      memberId: session.memberId,
      merchantCode: session.merchantCode,
      currency: session.currency,
      providerCode: session.providerCode,
      roundId: play.roundId,
      txId: play.txId,
      gameId: play.gameId,
      status,
      stake: String(play.amount),
      validTurnover: String(turnover),
      payout: String(winAmount),
      settledAt: play.now.toISOString(),
      ...(play.lottery ? { lottery: play.lottery } : {}),
    },
  };
}

const describeBet = (bet: Bet | Play) => ({
  session_id: bet.sessionId,
  game_id: bet.gameId,
  selection: bet.selection ?? null,
  odds: bet.odds ?? null,
  lottery: bet.lottery ?? null,
  lottery_category: bet.lottery ? categoryOfMode(bet.lottery.mode) : null,
});

async function stake(
  services: RoundServices,
  bet: Bet | Play,
  prepare: (seat: Seat) => Promise<Placement>,
): Promise<Answer> {
  const name = { memberId: bet.playerId, sessionId: bet.sessionId };
  const session = await services.sessions.find(name);
  if (!session || session.providerCode !== bet.providerCode)
    return answerUnfit(services, bet, { status: 'SESSION_UNKNOWN' });
  if (session.currency !== bet.currency)
    return answerUnfit(services, bet, { status: 'CURRENCY_MISMATCH' });
  // The market has changed its mode since: what was played with is no longer played with.
  if (!isPlayedIn(session.currency, services.merchants.findMarket(session.countryCode)))
    return answerUnfit(services, bet, { status: 'SESSION_EXPIRED' });
  const misfit = await findLotteryMisfit(services, session, bet);
  if (misfit) return answerUnfit(services, bet, misfit);
  const movement = movementOf(services, bet, session);
  const placement = await prepare({ session, movement });
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const shared = await placement.place();
    if (shared.kind === 'row') {
      const { available, last_seq } = shared.row;
      services.sessions.touch(name, bet.now);
      services.tellBalance({ ...session, balance: available, seq: last_seq });
      const { outcome } = placement;
      return { status: 'OK', outcome, balance: available, currency: session.currency };
    }
    const decided = await decideUnplaced(services, bet, { session, movement });
    if (!decided) continue;
    placement.giveBack?.();
    return decided;
  }
  placement.giveBack?.();
  return { status: 'TEMPORARY' };
}

function fingerprintOfBet({ providerCode: _provider, now: _now, ...terms }: Bet | Play): string {
  return fingerprintOf({ ...terms, call: 'winAmount' in terms ? 'play' : 'bet' });
}

/** A call that can never be a bet of this player, unless its number already is one. */
async function answerUnfit(
  { database }: RoundServices,
  bet: Bet | Play,
  misfit: Answer,
): Promise<Answer> {
  const name = { memberId: bet.playerId, source: bet.providerCode, key: bet.txId };
  const asked = { ...name, fingerprint: fingerprintOfBet(bet) };
  const earlier = await database.transact((tx) => findEarlierAnswer(tx, asked));
  return earlier ?? misfit;
}

function movementOf(
  services: RoundServices,
  bet: Bet | Play,
  { wallet, currency, merchantCode }: SessionFacts,
): Movement {
  const { providerCode, now } = bet;
  return {
    memberId: bet.playerId,
    wallet,
    currency,
    source: providerCode,
    key: bet.txId,
    fingerprint: fingerprintOfBet(bet),
    kind: 'BET',
    direction: 'OUT',
    house: 'HOUSE_GAMES',
    amount: bet.amount,
    counting: { as: 'STAKE' },
    isGuarded: true,
    reference: { type: 'ROUND', id: bet.roundId },
    at: now,
    windows: windowsAt(services, merchantCode, now),
  };
}

/**
 * Why a bet was not placed. Its own earlier answer comes first; a decline is then kept under the same
 * key as the bet, so that a retry cannot turn it into a debit. Undefined when nothing stands in the
 * way any more.
 */
async function decideUnplaced(
  services: RoundServices,
  bet: Bet | Play,
  { session, movement }: Seat,
): Promise<Answer | undefined> {
  const { database } = services;
  return database.transact(async (tx) => {
    const earlier = await findEarlierAnswer(tx, movement);
    if (earlier) return earlier;
    const obstacles = await store.findBetObstacles(tx, {
      memberId: bet.playerId,
      providerCode: bet.providerCode,
      roundId: bet.roundId,
      sessionId: bet.sessionId,
      gameId: bet.gameId,
      at: bet.now,
    });
    invariant(obstacles, `session ${bet.sessionId} is gone`);
    const account = await findAccount(tx, session);
    const refusal = findRefusal(account, movement, await findCaps(tx, bet.playerId));
    const code = nameObstacle(obstacles) ?? (refusal && CODES[refusal.code]);
    if (!code) return undefined;
    const declined = {
      outcome: 'REFUSED',
      refusal: code,
      merchantCode: session.merchantCode,
    } as const;
    if (!(await storeRefusal(tx, movement, declined))) return undefined;
    const { currency } = session;
    return {
      status: code,
      outcome: 'DECLINED',
      currency,
      ...(account ? { balance: account.available } : {}),
    };
  });
}

function nameObstacle(obstacles: {
  readonly isLive: boolean;
  readonly isOn: boolean;
  readonly isClosed: boolean;
}): RoundWalletCode | undefined {
  if (!obstacles.isLive) return 'SESSION_EXPIRED';
  if (!obstacles.isOn) return 'GAME_OFF';
  return obstacles.isClosed ? 'ROUND_CLOSED' : undefined;
}

const CODES: Readonly<Record<MoveRefusal['code'], RoundWalletCode>> = {
  'wallet.insufficient_funds': 'INSUFFICIENT_FUNDS',
  'wallet.limit_reached': 'LIMIT_REACHED',
  'wallet.account_blocked': 'SELF_EXCLUDED',
  'wallet.account_closed': 'PLAYER_BLOCKED',
  'wallet.currency_mismatch': 'CURRENCY_MISMATCH',
};
