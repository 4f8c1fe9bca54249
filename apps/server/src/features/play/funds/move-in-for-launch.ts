import { floorToMinorUnits } from '@maneki/kernel/money';
import { isPlayCurrency, moneyOf } from '@maneki/kernel/wallet-currency';
import { findAccount, findMainWallet } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import type { FundServices } from './fund-services.ts';
import { isAmountRight } from './fund-transfer.ts';
import * as store from './store.ts';
import { transferFunds } from './transfer-funds.ts';

/**
 * Moves the whole of a main wallet to a vendor whose game is about to start, where the member lets it. The game
 * starts in any case: whoever has money with the vendor already can play with that.
 */
export async function moveInForLaunch(
  services: FundServices,
  { memberId, vendorCode, now }: { memberId: string; vendorCode: string; now: Date },
): Promise<void> {
  const { database, merchants, log } = services;
  if (!(await database.statement((tx) => store.findIsAuto(tx, memberId)))) return;
  const wallet = await database.statement((tx) => findMainWallet(tx, merchants, memberId));
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  if (!account || isPlayCurrency(account.currency)) return;
  const currency = moneyOf(account.currency);
  const amount = floorToMinorUnits(account.available, currency);
  if (!isAmountRight(amount, currency)) return;
  const outcome = await transferFunds(services, {
    memberId,
    vendorCode,
    direction: 'TO_VENDOR',
    amount,
    wishKey: `launch-${drawId(now)}`,
    now,
  });
  if (outcome.ok && outcome.value.status === 'SUCCESS') return;
  const why = outcome.ok ? outcome.value.status : outcome.refusal.code;
  log.warn({ vendorCode, why }, 'a game starts without the balance that should have moved in');
}
