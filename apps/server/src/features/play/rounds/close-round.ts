import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { raiseFence } from '#features/wallet';
import type { Answer } from '../answer.ts';
import { raiseException } from '../exceptions/store.ts';
import type { Asked } from './asked.ts';
import type { RoundServices } from './round-services.ts';
import * as store from './store.ts';

type Close = Asked<RoundWalletRequest<'round/close'>>;

/**
 * Ends a round of a player. Our sums are compared with the provider's; a difference, or a bet that was
 * never decided, changes nothing and waits for a person. While a win is held the round stays open.
 */
export async function closeRound({ database }: RoundServices, close: Close): Promise<Answer> {
  const { playerId: memberId, providerCode, roundId, totals, now } = close;
  const name = { memberId, providerCode, roundId };
  return database.transact(async (tx): Promise<Answer> => {
    // Bets and wins that are under way end before we look; those that began before fail after us.
    await raiseFence(tx, memberId);
    const earlier = await store.findRound(tx, name);
    if (earlier) {
      const isSame = earlier.stake === totals.stake && earlier.payout === totals.payout;
      return isSame ? { status: 'OK', replayed: true } : { status: 'TX_MISMATCH' };
    }
    const merchantCode = await store.findMerchantOf(tx, name);
    if (merchantCode === undefined) return { status: 'SESSION_UNKNOWN' };
    const sums = await store.sumRound(tx, name);
    // It would otherwise be over before the operator has decided what it paid.
    if (sums.held > 0n) return { status: 'ROUND_HELD' };
    const isVoided = sums.tickets > 0n && sums.tickets === sums.cancelled;
    const round = {
      ...name,
      status: isVoided ? 'VOIDED' : 'CLOSED',
      ...totals,
      resultRef: close.resultRef ?? null,
      at: now,
    } as const;
    await store.insertRound(tx, round);
    const isDifferent =
      sums.stake !== totals.stake || sums.payout !== totals.payout || sums.pending > 0n;
    if (!isDifferent) return { status: 'OK', flagged: false };
    await raiseException(tx, {
      kind: sums.pending > 0n ? 'BET_IN_CLOSED_ROUND' : 'TOTALS_DIFFER',
      providerCode,
      memberId,
      merchantCode,
      reference: `${memberId}:${roundId}`,
      detail: {
        theirs: { stake: String(totals.stake), payout: String(totals.payout) },
        ours: { stake: String(sums.stake), payout: String(sums.payout) },
        pending: Number(sums.pending),
      },
      at: now,
    });
    return { status: 'OK', flagged: true };
  });
}
