import { REPAIR_POINTS } from '@maneki/contract/rewards/sign-in';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount, mainWalletIn, windowsOf } from '#features/wallet';
import type { Claim, ClaimServices } from '../grants/in-one-step.ts';
import { findPoints } from '../points/store.ts';
import { cardOn, daysOf } from './card.ts';
import { rewardOf } from './sign-in.ts';
import { findLatest } from './store.ts';
import { readTodaysPlay } from './todays-play.ts';

/** The card of a member as it stands today. */
export async function readSignIn(
  services: Pick<ClaimServices, 'database' | 'merchants'>,
  { memberId, now }: Claim,
) {
  const account = await getMainAccount(services, { memberId, now });
  const { merchant_code: merchantCode, currency } = account;
  const { businessTimezone: timezone } = services.merchants.get(merchantCode);
  const { day } = windowsOf(now, timezone);
  const wallet = mainWalletIn(currency);
  return services.database.transact(async (tx) => {
    const { latest, hasRepaired } = await findLatest(tx, memberId);
    const card = cardOn(day, latest, { hasRepaired });
    const who = { memberId, wallet, currency, now, day, timezone };
    const { turnover, needed, isEarned } = await readTodaysPlay(tx, who);
    const balance = card.missed && Number(await findPoints(tx, memberId));
    return {
      currency: moneyOf(currency),
      days: daysOf(card).map((state, index) => ({
        number: index + 1,
        amount: writeAmount(rewardOf(index + 1, currency)),
        state,
      })),
      number: card.today.number,
      isSignedToday: card.isSignedToday,
      isEarned,
      turnover: writeAmount(turnover),
      turnoverNeeded: writeAmount(needed),
      repair: balance === null ? null : { points: REPAIR_POINTS, balance },
    };
  });
}
