import type { Language } from '@maneki/contract/language';
import type { RainView } from '@maneki/contract/rewards/packet-schemas';
import { DAY_MS } from '@maneki/kernel/clock';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Claim, ClaimServices } from '../grants/in-one-step.ts';
import { isShown } from '../promotions/promotion.ts';
import { listPromotions } from '../promotions/store.ts';
import { referenceIn } from '../reference-amount.ts';
import { readPaidIn } from './paid-in.ts';
import { isOfPackets, type PacketPromotion, potOf, type Round, startsOf } from './round.ts';
import * as store from './store.ts';

const OWN_SHOWN = 10;
/** Rounds are daily; a promotion may begin later than tomorrow. */
const AHEAD_MS = 7 * DAY_MS;

type Reader = Claim & { readonly merchantCode: string; readonly language: Language };

type Rain = {
  readonly promotion: PacketPromotion;
  readonly open: Round | undefined;
  readonly next: Date | undefined;
};

/** The rain of now, or the next one; null where none is planned. */
export async function readRain(services: ClaimServices, reader: Reader) {
  const { memberId, merchantCode, now } = reader;
  const { currency } = await getMainAccount(services, { memberId, now });
  const timezone = services.merchants.get(merchantCode).businessTimezone;
  const rain = await services.database.transact(async (tx) => {
    const found = await findRain(tx, { merchantCode, now, timezone });
    return found ? describeRain(tx, found, { ...reader, currency, timezone }) : null;
  });
  return { currency: moneyOf(currency), rain };
}

async function findRain(
  tx: Tx,
  {
    merchantCode,
    now,
    timezone,
  }: Pick<Reader, 'merchantCode' | 'now'> & { readonly timezone: string },
): Promise<Rain | undefined> {
  const promotions = await listPromotions(tx, {
    ...{ merchantCode, status: 'ACTIVE', type: 'RED_PACKET' },
  });
  const rains: Rain[] = [];
  for (const promotion of promotions.filter(isOfPackets)) {
    if (!isShown(promotion, now)) continue;
    const open = await store.findOpen(tx, { promotionId: promotion.id, now });
    const [next] = startsOf(promotion, { timezone, from: now, forMs: AHEAD_MS });
    rains.push({ promotion, open, next });
  }
  const wait = ({ open, next }: Rain) => (open ? 0 : (next?.getTime() ?? Number.POSITIVE_INFINITY));
  return rains.sort((left, right) => wait(left) - wait(right))[0];
}

async function describeRain(
  tx: Tx,
  { promotion, open, next }: Rain,
  {
    memberId,
    merchantCode,
    language,
    now,
    currency,
    timezone,
  }: Reader & { readonly currency: string; readonly timezone: string },
): Promise<RainView> {
  const { id: promotionId, rule, rollover, titles } = promotion;
  const { min, max } = potOf(rule);
  const asked = { memberId, currency, at: open?.startsAt ?? now, timezone };
  const { paidIn, minimum, isEarned } = await readPaidIn(tx, rule, asked);
  const standing =
    open && (await store.findStanding(tx, { roundId: open.id, merchantCode, memberId }));
  const own = await store.listTaken(tx, { memberId, promotionId, limit: OWN_SHOWN });
  const writeTaken = (taken: Pick<store.Taken, 'units' | 'currency'>) =>
    writeAmount(referenceIn(taken.units, taken.currency));
  return {
    promotionId,
    title: titles[language],
    least: writeAmount(referenceIn(min, currency)),
    most: writeAmount(referenceIn(max, currency)),
    packets: rule.packets,
    minimum: writeAmount(minimum),
    paidIn: writeAmount(paidIn),
    isEarned,
    multiple: rollover.multiple,
    openMinutes: rule.openMinutes,
    open: standing
      ? {
          id: standing.round.id,
          startsAt: standing.round.startsAt.toISOString(),
          endsAt: standing.round.endsAt.toISOString(),
          isAnyLeft: standing.isAnyLeft,
          taken: standing.taken ? writeTaken(standing.taken) : null,
        }
      : null,
    next: next?.toISOString() ?? null,
    own: own.map((taken) => ({
      roundId: taken.roundId,
      amount: writeTaken(taken),
      currency: moneyOf(taken.currency),
      takenAt: taken.takenAt.toISOString(),
    })),
  };
}
