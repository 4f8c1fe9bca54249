export { listMainBalances, type MainBalance } from './accounts/list-main-balances.ts';
export {
  fenceAccount,
  findAccount,
  joinFence,
  listAvailable,
  lockAccounts,
  raiseFence,
  setBlockedUntil,
} from './accounts/store.ts';
export { executeAdjustment } from './adjustments/execute-adjustment.ts';
export { blockAccount } from './block-account.ts';
export { closeAccount, reopenAccount } from './close-account.ts';
export { type Counterparty, noteCounterparties } from './counterparties/store.ts';
export { creditAll } from './credit-all.ts';
export { creditInDebt } from './debts/credit-in-debt.ts';
export { sumDeposits } from './deposits/store.ts';
export { walletFeature } from './feature.ts';
export { type Caps, findRefusal, type MoveRefusal } from './find-refusal.ts';
export type { VendorBalance, VendorBalances } from './get-wallet.ts';
export { type Given, sumGiven, sumJackpots } from './given/store.ts';
export type { Held, Hold, HoldName, PlaceOutcome, ReleaseOutcome } from './holds/hold.ts';
export { placeHold, placeHoldIn } from './holds/place-hold.ts';
export { type PostOutcome, postHold, postHoldIn } from './holds/post-hold.ts';
export { releaseHold, releaseHoldIn } from './holds/release-hold.ts';
export { type HouseBalance, listHouseBalances } from './house/store.ts';
export { checkFully, checkNews } from './invariants/check-ledger.ts';
export {
  FINDINGS_TOLD,
  type Findings,
  type Invariant,
  type Page,
  type Stretch,
  type Verdict,
  writeVerdict,
} from './invariants/invariant.ts';
export { CHECK_LEDGER } from './invariants/ledger-jobs.ts';
export { readFindings } from './invariants/read-findings.ts';
export { gameTransfers, sourceTransfers } from './invariants/store.ts';
export { walletInvariants } from './invariants/wallet-invariants.ts';
export {
  type CapColumn,
  findStored,
  insertHouseTransfer,
  isUnsure,
  movedFrom,
  movementColumns,
  type StoredTransfer,
  storeRefusal,
} from './ledger/store.ts';
export { writeMovement } from './ledger/write-movement.ts';
export { findMainWallet, isPlayedIn, mainWalletIn } from './main-wallet.ts';
export { MoveUndecidedError, moveMoney } from './move-money.ts';
export {
  fingerprintOf,
  type HouseAccount,
  type MainWallet,
  type Movement,
  type MoveOutcome,
  type WalletName,
} from './movement.ts';
export {
  type Account,
  getAccount,
  getMainAccount,
  openMainAccount,
  type WalletServices,
} from './open-account.ts';
export { listBySource, type ReconcilePlace, type SourcedTransfer } from './reconcile/store.ts';
export { type Position, readCursor, writeCursor } from './record/cursor.ts';
export { type Days, type Period, type PeriodRefusal, readPeriod } from './record/period.ts';
export { type DayFlow, sumCashByDay, sumFlows, sumNetWin } from './record/store.ts';
export { ownerOf, readReference, referenceOf } from './reference.ts';
export { type Adjustment, adjustBalance } from './reversals/adjust-balance.ts';
export type { Corrected, CorrectionOutcome } from './reversals/correction.ts';
export { postCorrectionIn } from './reversals/post-correction.ts';
export { type Reversal, reverseTransfer } from './reversals/reverse-transfer.ts';
export { takeMoney } from './take-money.ts';
export { type BalanceNews, createBalanceTeller } from './tell-balance.ts';
export { dayOf, startOfDay, timeOnDay, type Windows, windowsOf } from './windows.ts';
