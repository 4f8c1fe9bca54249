import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { fingerprintOf, type Movement, writeMovement } from '#features/wallet';
import type { WinAtGame } from '../ceilings/ceiling-guard.ts';
import type { Asked } from './asked.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import type { FoundTicket } from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

export type Win = Asked<RoundWalletRequest<'win'>>;

export const nameOfBet = (win: Win) => ({
  memberId: win.playerId,
  providerCode: win.providerCode,
  roundId: win.roundId,
  txId: win.betTxId,
});

export function fingerprintOfWin({ providerCode: _provider, now: _now, ...terms }: Win): string {
  return fingerprintOf({ ...terms, call: 'win' });
}

export function movementOfWin(
  services: Pick<RoundServices, 'merchants'>,
  win: Win,
  ticket: FoundTicket,
): Movement {
  const { providerCode, now } = win;
  return {
    memberId: win.playerId,
    wallet: ticket.wallet,
    currency: ticket.currency,
    source: providerCode,
    key: win.txId,
    fingerprint: fingerprintOfWin(win),
    kind: win.jackpot ? 'JACKPOT' : 'PAYOUT',
    direction: 'IN',
    house: 'HOUSE_GAMES',
    amount: win.amount,
    counting: { as: 'PAYOUT' },
    isGuarded: false,
    reference: { type: 'ROUND', id: win.roundId },
    at: now,
    windows: windowsAt(services, ticket.merchantCode, now),
  };
}

/** A win as the row that settles its ticket. */
export const writeSettlement = (win: Win, movement: Movement, ticket: FoundTicket) => ({
  ...writeMovement(movement, 0),
  ...describeChange(win, ticket),
});

/** A win as the ceilings of its game look at it. */
export const winAtGame = (win: Win, { windows }: Movement, ticket: FoundTicket): WinAtGame => ({
  providerCode: win.providerCode,
  vendorCode: ticket.vendorCode,
  gameId: ticket.gameId,
  businessDay: windows.day,
  currency: ticket.currency,
  stake: ticket.stake,
  paidBefore: ticket.payout,
  amount: win.amount,
  isJackpot: win.jackpot === true,
  isDeciding: isDeciding(win, ticket),
});

const isDeciding = (win: Win, { status }: FoundTicket): boolean =>
  win.final && status === 'PENDING';

/** The ticket before and after, and what others are told about it. */
function describeChange(win: Win, ticket: FoundTicket) {
  const before = { bet_tx: ticket.txId, status_before: ticket.status };
  const payoutBefore = { payout_before: String(ticket.payout) };
  const isSettled = ticket.status !== 'PENDING';
  if (!win.final && !isSettled) {
    const unchanged = {
      status_after: 'PENDING',
      turnover_after: '0',
      event_name: null,
      event: null,
    };
    return { ...before, ...payoutBefore, ...unchanged, result_text: win.resultText ?? null };
  }
  const { category, stake } = ticket;
  const payout = ticket.payout + win.amount;
  const settled = { category, stake, payout, result: win.result };
  const status = statusOf(settled);
  const turnover = validTurnoverOf({ ...settled, told: win.validTurnover });
  return {
    ...before,
    ...payoutBefore,
    status_after: isSettled ? 'RESETTLED' : status,
    turnover_after: String(turnover),
    result_text: win.resultText ?? null,
    event_name: isSettled ? 'play.bet_resettled' : 'play.bet_settled',
    event: {
      memberId: win.playerId,
      merchantCode: ticket.merchantCode,
      currency: ticket.currency,
      providerCode: win.providerCode,
      roundId: ticket.roundId,
      txId: ticket.txId,
      vendorCode: ticket.vendorCode,
      gameId: ticket.gameId,
      category,
      status,
      // What comes on top of a settled bet adds nothing to its stake.
      stake: String(isSettled ? 0n : stake),
      validTurnover: String(isSettled ? turnover - ticket.validTurnover : turnover),
      payout: String(isSettled ? win.amount : payout),
      settledAt: win.now.toISOString(),
      ...(ticket.lottery ? { lottery: ticket.lottery } : {}),
    },
  };
}
