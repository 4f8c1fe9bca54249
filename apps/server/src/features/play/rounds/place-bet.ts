import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { invariant } from '@maneki/kernel/invariant';
import { findCaps } from '#features/safety';
import {
  findAccount,
  findRefusal,
  fingerprintOf,
  type Movement,
  type MoveRefusal,
  storeRefusal,
  writeMovement,
} from '#features/wallet';
import type { Answer } from '../answer.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import * as store from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

export type Asked<Request> = Request & { readonly providerCode: string; readonly now: Date };
type Bet = Asked<RoundWalletRequest<'bet'>>;
type Play = Asked<RoundWalletRequest<'play'>>;

const TRIES_MAX = 5;

/** Takes a stake: money, limits and ticket in one statement, once. */
export const placeBet = (services: RoundServices, bet: Bet): Promise<Answer> =>
  stake(services, bet, async (_, movement) => ({
    ...writeMovement(movement, 0),
    ...describeBet(bet),
    ticket_status: 'PENDING',
    payout: '0',
    valid_turnover: '0',
    result_text: null,
    event: null,
  }));

/** Takes a stake and pays what it won, in one atomic step: for games that decide at once. */
export const playRound = (services: RoundServices, play: Play): Promise<Answer> =>
  stake(services, play, async (session, movement) => {
    const { winAmount, validTurnover, result, resultText } = play;
    const category = await services.findCategory({ ...session, gameId: play.gameId });
    // A game that nobody knows is refused by the statement, whatever is written here.
    const settled = { category: category ?? 'RNG', stake: play.amount, payout: winAmount, result };
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
      },
    };
  });

const describeBet = (bet: Bet | Play) => ({
  session_id: bet.sessionId,
  game_id: bet.gameId,
  selection: bet.selection ?? null,
  odds: bet.odds ?? null,
});

async function stake(
  services: RoundServices,
  bet: Bet | Play,
  write: (session: SessionFacts, movement: Movement) => Promise<store.BetRow>,
): Promise<Answer> {
  const name = { memberId: bet.playerId, sessionId: bet.sessionId };
  const session = await services.sessions.find(name);
  if (!session || session.providerCode !== bet.providerCode)
    return answerUnfit(services, bet, 'SESSION_UNKNOWN');
  if (session.currency !== bet.currency) return answerUnfit(services, bet, 'CURRENCY_MISMATCH');
  const movement = movementOf(services, bet, session);
  const row = await write(session, movement);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const shared = await services.placeBet(row);
    if (shared.kind === 'row') {
      const { available, last_seq } = shared.row;
      services.sessions.touch(name, bet.now);
      services.tellBalance({ ...session, balance: available, seq: last_seq });
      return { status: 'OK', outcome: 'APPLIED', balance: available, currency: session.currency };
    }
    const decided = await decideUnplaced(services, bet, { session, movement });
    if (decided) return decided;
  }
  return { status: 'TEMPORARY' };
}

function fingerprintOfBet({ providerCode: _provider, now: _now, ...terms }: Bet | Play): string {
  return fingerprintOf({ ...terms, call: 'winAmount' in terms ? 'play' : 'bet' });
}

/** A call that can never be a bet of this player, unless its number already is one. */
async function answerUnfit(
  { database }: RoundServices,
  bet: Bet | Play,
  status: RoundWalletCode,
): Promise<Answer> {
  const name = { memberId: bet.playerId, source: bet.providerCode, key: bet.txId };
  const asked = { ...name, fingerprint: fingerprintOfBet(bet) };
  const earlier = await database.transact((tx) => findEarlierAnswer(tx, asked));
  return earlier ?? { status };
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
  { session, movement }: { session: SessionFacts; movement: Movement },
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
