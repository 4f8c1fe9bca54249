import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply } from '@maneki/contract/house/schemas';
import type { Outcome } from '@maneki/kernel/outcome';
import { cancelBets } from '#features/croupier';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { getSeat } from './get-seat.ts';

/** Takes back all own bets of a round that still takes bets. */
export async function cancelOwnBets(
  services: HouseServices,
  session: Session,
  roundNo: number,
): Promise<Outcome<HouseReply<'cancelBets'>, HouseRefusal>> {
  const cancelled = await cancelBets(services, session, roundNo);
  return cancelled.ok ? getSeat(services, session) : cancelled;
}
