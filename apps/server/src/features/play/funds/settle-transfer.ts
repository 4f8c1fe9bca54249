import {
  creditInDebt,
  findAccount,
  fingerprintOf,
  isUnsure,
  type Movement,
  mainWalletIn,
  windowsOf,
} from '#features/wallet';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import type { FundServices } from './fund-services.ts';
import type { StoredFundTransfer } from './fund-transfer.ts';
import * as store from './store.ts';

const TRIES_MAX = 5;

/**
 * Ends a transfer, once, whoever finds out first: the call that asked the vendor, or a check that asks
 * again later. Money that did not reach the vendor comes back, money that left it arrives.
 */
export async function settleTransfer(
  services: FundServices,
  transfer: StoredFundTransfer,
  status: store.Ending['status'],
): Promise<void> {
  const { database, balances } = services;
  const ending = { status, at: services.clock.now() };
  const isCredit = (transfer.direction === 'TO_VENDOR') === (status === 'FAILED');
  if (isCredit) await endWithCredit(services, transfer, ending);
  else await database.statement((tx) => store.endTransfer(tx, transfer, ending));
  balances.forget(transfer);
}

async function endWithCredit(
  services: FundServices,
  transfer: StoredFundTransfer,
  ending: store.Ending,
): Promise<void> {
  const { database } = services;
  const movement = creditOf(services, transfer, ending.at);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      const ended = { ...ending, movement };
      const [moved] = await database.statement((tx) => store.endWithCredit(tx, transfer, ended));
      if (moved) tell(services, transfer, { balance: moved.available, seq: moved.lastSeq });
      return;
    } catch (error) {
      if (!isUnsure(error)) throw error;
    }
    // The credit met somebody in debt.
    if (await creditDebtor(services, transfer, { ...ending, movement })) return;
  }
  throw new Error(`the transfer ${transfer.refNo} could not be ended`);
}

async function creditDebtor(
  services: FundServices,
  transfer: StoredFundTransfer,
  ended: store.Ending & { readonly movement: Movement },
): Promise<boolean> {
  const { database } = services;
  try {
    const isCredited = await database.transact((tx) =>
      creditInDebt(tx, ended.movement, (inTx) => store.endWithCredit(inTx, transfer, ended)),
    );
    if (!isCredited) return false;
  } catch (error) {
    if (isUnsure(error) || isUniqueViolation(error)) return false;
    throw error;
  }
  const account = await database.statement((tx) => findAccount(tx, ended.movement));
  if (account) tell(services, transfer, { balance: account.available, seq: account.seq });
  return true;
}

function creditOf({ merchants }: FundServices, transfer: StoredFundTransfer, at: Date): Movement {
  const { memberId, refNo, amount, currency, vendorCode, merchantCode, direction } = transfer;
  return {
    memberId,
    wallet: mainWalletIn(currency),
    currency,
    source: 'funds',
    key: direction === 'TO_VENDOR' ? `${refNo}#refund` : refNo,
    fingerprint: fingerprintOf({ refNo, amount, vendorCode, direction }),
    kind: 'TRANSFER_IN',
    direction: 'IN',
    house: `VENDOR_${vendorCode}`,
    amount,
    counting: { as: 'NOTHING' },
    isGuarded: false,
    reference: { type: 'FUND_TRANSFER', id: refNo },
    at,
    windows: windowsOf(at, merchants.get(merchantCode).businessTimezone),
  };
}

const tell = (
  services: FundServices,
  { memberId, merchantCode, currency }: StoredFundTransfer,
  news: { readonly balance: bigint; readonly seq: bigint },
) =>
  services.tellBalance({
    memberId,
    merchantCode,
    wallet: mainWalletIn(currency),
    currency,
    ...news,
  });
