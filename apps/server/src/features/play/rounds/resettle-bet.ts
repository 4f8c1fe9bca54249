import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { invariant } from '@maneki/kernel/invariant';
import { fingerprintOf, postCorrectionIn } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvents } from '#platform/outbox/record-event';
import type { Answer } from '../answer.ts';
import type { Asked } from './asked.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import * as store from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

type Resettlement = Asked<RoundWalletRequest<'resettle'>>;

type Resettled = {
  readonly answer: Answer;
  /** Once it is kept: the member's open pages, and the day of the provider. */
  afterwards?(): void;
};

const TRIES_MAX = 5;

/**
 * Takes back what a settled bet was paid by a result that turned out wrong, once for each number. What the player has
 * no more becomes a debt, which later credits pay. The session is not asked for, as for wins.
 */
export async function resettleBet(services: RoundServices, asked: Resettlement): Promise<Answer> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      const done = await services.database.transact((tx) => tryToTakeBack(tx, services, asked));
      if (!done) continue;
      done.afterwards?.();
      return done.answer;
    } catch (error) {
      // This very call has just been written by somebody else: look again.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  return { status: 'TEMPORARY' };
}

async function tryToTakeBack(
  tx: Tx,
  services: RoundServices,
  asked: Resettlement,
): Promise<Resettled | undefined> {
  const { providerCode, now: _now, ...terms } = asked;
  const fingerprint = fingerprintOf({ ...terms, call: 'resettle' });
  const memberId = asked.playerId;
  // The same number twice at once: the second must find what the first has left.
  await takeTurns(tx, `play.resettle ${providerCode} ${memberId}`);
  const own = { memberId, source: providerCode, key: asked.txId, fingerprint };
  const earlier = await findEarlierAnswer(tx, own);
  if (earlier) return { answer: earlier };
  const name = { memberId, providerCode, roundId: asked.roundId, txId: asked.betTxId };
  const ticket = await store.findTicket(tx, name);
  if (!ticket) return { answer: { status: 'REF_NOT_FOUND' } };
  const obstacle = findObstacle(ticket);
  if (obstacle) return { answer: { status: obstacle } };
  // A further win that an operator refused was never paid: there is less to take back than its provider reckons with.
  const amount = within(asked.amount, ticket.payout);
  if (amount === 0n)
    return { answer: { status: 'OK', outcome: 'APPLIED', currency: ticket.currency } };
  return takeBack(tx, services, { asked, fingerprint, ticket, amount });
}

/** Why nothing can be taken back. A bet whose only win was held and then refused is open, and was paid nothing. */
function findObstacle({ held, status, isRoundClosed }: store.FoundTicket) {
  if (held > 0n) return 'ROUND_HELD';
  if (status === 'PENDING') return 'REF_NOT_FOUND';
  if (status === 'CANCELLED' || status === 'VOID') return 'TX_CANCELLED';
  return isRoundClosed ? 'ROUND_CLOSED' : undefined;
}

type Taking = {
  readonly asked: Resettlement;
  readonly fingerprint: string;
  readonly ticket: store.FoundTicket;
  readonly amount: bigint;
};

/** The ticket, its money and the fact of it; undefined where the ticket is no longer as it was read. */
async function takeBack(
  tx: Tx,
  services: RoundServices,
  { asked, fingerprint, ticket, amount }: Taking,
): Promise<Resettled | undefined> {
  const { providerCode, playerId: memberId, roundId, now } = asked;
  const { merchantCode, wallet, currency } = ticket;
  const payout = ticket.payout - amount;
  const settled = { ...ticket, payout, result: asked.result };
  const told = asked.validTurnover ?? ticket.validTurnover;
  const turnover = validTurnoverOf({ ...settled, told });
  const name = { memberId, providerCode, roundId, txId: asked.betTxId };
  const changed = { payout, turnover, resultText: asked.resultText };
  if (!(await store.lowerTicket(tx, { ...name, before: ticket, ...changed }))) return undefined;
  const windows = windowsAt(services, merchantCode, now);
  const account = { memberId, wallet, currency };
  const taken = await postCorrectionIn(tx, {
    ...account,
    ...{ source: providerCode, key: asked.txId, fingerprint },
    ...{ kind: 'RESETTLE', direction: 'OUT', house: 'HOUSE_GAMES', amount },
    reference: { type: 'ROUND', id: roundId },
    ...{ author: providerCode, reason: asked.reason, at: now, windows },
  });
  invariant(taken.ok && !taken.value.isReplayed, 'what a bet was paid too much is taken');
  await tellResettled(tx, { asked, ticket, settled, turnover, amount });
  const { available: balance, seq } = taken.value;
  return {
    answer: { status: 'OK', outcome: 'APPLIED', balance, currency },
    afterwards() {
      services.tellBalance({ ...account, merchantCode, balance, seq });
      services.ceilings.count({
        ...{ providerCode, vendorCode: ticket.vendorCode, gameId: ticket.gameId, currency },
        ...{ businessDay: windows.day, stake: ticket.stake, paidBefore: ticket.payout },
        ...{ amount: -amount, isJackpot: false, isDeciding: false },
      });
    },
  };
}

async function tellResettled(
  tx: Tx,
  {
    asked,
    ticket,
    settled,
    turnover,
    amount,
  }: Omit<Taking, 'fingerprint'> & {
    readonly settled: Parameters<typeof statusOf>[0];
    readonly turnover: bigint;
  },
): Promise<void> {
  const { playerId: memberId, providerCode, now } = asked;
  const { merchantCode, currency, vendorCode, gameId, category, roundId, txId, lottery } = ticket;
  await recordEvents(tx, now, 'play.bet_resettled', [
    {
      ...{ memberId, merchantCode, currency, providerCode, roundId, txId },
      ...{ vendorCode, gameId, category, status: statusOf(settled), stake: '0' },
      validTurnover: String(turnover - ticket.validTurnover),
      payout: String(-amount),
      settledAt: now.toISOString(),
      ...(lottery ? { lottery } : {}),
    },
  ]);
}

const within = (amount: bigint, most: bigint): bigint => {
  if (amount > most) return most;
  return amount;
};
