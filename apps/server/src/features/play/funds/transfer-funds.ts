import type { PlayRefusal } from '@maneki/contract/play/refusals';
import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { listTransferVendors, type TransferVendor } from '#features/catalog';
import {
  type Account,
  findAccount,
  findRefusal,
  fingerprintOf,
  getMainAccount,
  type Movement,
  mainWalletIn,
  windowsOf,
} from '#features/wallet';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import { isReachable } from './ask-vendor.ts';
import type { FundServices } from './fund-services.ts';
import {
  type Direction,
  drawRefNo,
  firstCheckAt,
  isAmountRight,
  minimumOf,
  type StoredFundTransfer,
} from './fund-transfer.ts';
import { settleTransfer } from './settle-transfer.ts';
import * as store from './store.ts';
import { askToTransfer } from './vendor-wallet.ts';

export type TransferWish = {
  readonly memberId: string;
  readonly vendorCode: string;
  readonly direction: Direction;
  readonly amount: bigint;
  /** What the caller calls this wish: sent again, it is the same transfer. */
  readonly wishKey: string;
  readonly now: Date;
};

export type TransferRefusal =
  | Extract<
      PlayRefusal,
      { code: 'play.vendor_unknown' | 'play.transfer_under_way' | 'play.vendor_refused' }
    >
  | Extract<PlayRefusal, { code: 'play.transfer_amount_invalid' }>
  | Extract<WalletRefusal, { code: StartRefusalCode | 'wallet.key_reused' }>;

type StartRefusalCode =
  | 'wallet.insufficient_funds'
  | 'wallet.account_blocked'
  | 'wallet.account_closed';

const TRIES_MAX = 5;

/** Moves money between the main wallet and a vendor's own, at the member's wish. */
export async function transferFunds(
  services: FundServices,
  wish: TransferWish,
): Promise<Outcome<StoredFundTransfer, TransferRefusal>> {
  const earlier = await findEarlier(services, wish);
  if (earlier) return earlier;
  const vendor = await findVendor(services, wish);
  if (!vendor) return refused({ code: 'play.vendor_unknown', detail: {} });
  const { memberId, now } = wish;
  const account = await getMainAccount(services, { memberId, now });
  const currency = moneyOf(account.currency);
  if (!isAmountRight(wish.amount, currency)) {
    const detail = { minimum: writeAmount(minimumOf(currency)) };
    return refused({ code: 'play.transfer_amount_invalid', detail });
  }
  return carryOut(services, { ...wish, vendor, account });
}

export type Ready = TransferWish & { readonly vendor: TransferVendor; readonly account: Account };

/** What comes after a wish was found right: noted first, then asked for, then ended. */
export async function carryOut(
  services: FundServices,
  wish: Ready,
): Promise<Outcome<StoredFundTransfer, TransferRefusal>> {
  const started = await start(services, wish);
  if (!started.ok || started.value.isEarlier)
    return started.ok ? done(started.value.transfer) : started;
  const { transfer } = started.value;
  // From here on a crash leaves a PENDING transfer behind, which the checks find.
  const word = await askToTransfer(services, transfer);
  if (word === 'UNKNOWN') await services.database.statement((tx) => store.setUnknown(tx, transfer));
  else await settleTransfer(services, transfer, word === 'SUCCESS' ? 'SUCCESS' : 'FAILED');
  const ended = await services.database.statement((tx) => store.findTransfer(tx, transfer));
  invariant(ended, `the transfer ${transfer.refNo} is gone`);
  if (ended.status === 'FAILED') return refused({ code: 'play.vendor_refused', detail: {} });
  return done(ended);
}

/** The same wish again is the same transfer, whatever has become of it. */
async function findEarlier(
  { database }: FundServices,
  wish: TransferWish,
): Promise<ReturnType<typeof answerEarlier> | undefined> {
  const earlier = await database.statement((tx) => store.findByWish(tx, wish));
  return earlier && answerEarlier(earlier, wish);
}

function answerEarlier(earlier: StoredFundTransfer, wish: TransferWish) {
  const isSame =
    earlier.vendorCode === wish.vendorCode &&
    earlier.direction === wish.direction &&
    earlier.amount === wish.amount;
  return isSame ? done(earlier) : refused({ code: 'wallet.key_reused', detail: {} });
}

/** A vendor that is off takes no more money, but gives back what it has. */
async function findVendor(
  services: FundServices,
  { vendorCode, direction }: TransferWish,
): Promise<TransferVendor | undefined> {
  const vendors = await services.database.statement(listTransferVendors);
  const vendor = vendors.find(({ code }) => code === vendorCode);
  if (!vendor || (direction === 'TO_VENDOR' && !vendor.isOn)) return undefined;
  return (await isReachable(services, vendor.providerCode)) ? vendor : undefined;
}

type Started = { readonly transfer: StoredFundTransfer; readonly isEarlier: boolean };

/** Notes a transfer as PENDING, with the money taken where it goes out. */
async function start(
  services: FundServices,
  wish: Ready,
): Promise<Outcome<Started, TransferRefusal>> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const transfer = describe(services, wish);
    try {
      const refusal = await note(services, wish, transfer);
      if (refusal === 'changed') continue;
      return refusal ? refused(refusal) : done({ transfer, isEarlier: false });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const earlier = await findEarlier(services, wish);
    if (earlier) return earlier.ok ? done({ transfer: earlier.value, isEarlier: true }) : earlier;
    if (await services.database.statement((tx) => store.hasPending(tx, wish.memberId)))
      return refused({ code: 'play.transfer_under_way', detail: {} });
  }
  return refused({ code: 'play.transfer_under_way', detail: {} });
}

async function note(
  services: FundServices,
  { direction, wishKey, now }: Ready,
  transfer: StoredFundTransfer,
): Promise<Extract<TransferRefusal, { code: StartRefusalCode }> | 'changed' | undefined> {
  const { database } = services;
  const noted = { ...transfer, wishKey, checkAt: firstCheckAt(now) };
  if (direction === 'FROM_VENDOR') {
    await database.statement((tx) => store.askFor(tx, noted));
    return undefined;
  }
  const movement = debitOf(services, transfer);
  const moved = await database.statement((tx) => store.sendOut(tx, noted, movement));
  if (moved) {
    const { available: balance, lastSeq: seq } = moved;
    services.tellBalance({ ...transfer, wallet: movement.wallet, balance, seq });
    return undefined;
  }
  const account = await database.statement((tx) => findAccount(tx, movement));
  const refusal = findRefusal(account, movement);
  if (!refusal) return 'changed';
  const { code } = refusal;
  invariant(
    code !== 'wallet.limit_reached' && code !== 'wallet.currency_mismatch',
    `a transfer met ${code}`,
  );
  return { code, detail: {} };
}

function describe({ merchants }: FundServices, wish: Ready): StoredFundTransfer {
  const { memberId, vendor, account, direction, amount, now } = wish;
  const { businessTimezone } = merchants.get(account.merchant_code);
  return {
    memberId,
    refNo: drawRefNo(now, businessTimezone),
    merchantCode: account.merchant_code,
    providerCode: vendor.providerCode,
    vendorCode: vendor.code,
    direction,
    amount,
    currency: account.currency,
    status: 'PENDING',
    checks: 0,
    requestedAt: now,
    endedAt: null,
  };
}

function debitOf({ merchants }: FundServices, transfer: StoredFundTransfer): Movement {
  const { memberId, refNo, amount, currency, vendorCode, merchantCode, requestedAt } = transfer;
  return {
    memberId,
    wallet: mainWalletIn(currency),
    currency,
    source: 'funds',
    key: refNo,
    fingerprint: fingerprintOf({ refNo, amount, vendorCode, direction: transfer.direction }),
    kind: 'TRANSFER_OUT',
    direction: 'OUT',
    house: `VENDOR_${vendorCode}`,
    amount,
    counting: { as: 'NOTHING' },
    isGuarded: true,
    reference: { type: 'FUND_TRANSFER', id: refNo },
    at: requestedAt,
    windows: windowsOf(requestedAt, merchants.get(merchantCode).businessTimezone),
  };
}
