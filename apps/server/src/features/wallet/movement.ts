import { createHash } from 'node:crypto';
import type { TransferKind } from '@maneki/contract/wallet/kinds';
import type { WalletRefusal } from '@maneki/contract/wallet/refusals';
import type { Outcome } from '@maneki/kernel/outcome';
import type { Windows } from './windows.ts';

/** What a member plays with: MAIN for money and for trials, DEMO where their market plays for none. */
export type MainWallet = 'MAIN' | 'DEMO';

/** FREE is play credit beside what a member plays with. */
export type WalletName = MainWallet | 'FREE';

/** Accounts of the house: the other side of a member's transfer. */
export type HouseAccount =
  | 'HOUSE_GAMES'
  | 'HOUSE_PROMO'
  /** What the company pays to agents: rebates, salaries, dividends. */
  | 'HOUSE_AGENTS'
  | 'HOUSE_ADJUST'
  | 'CLEARING_DEPOSIT'
  | 'CLEARING_WITHDRAW'
  | 'SUSPENSE'
  | 'TRANSIT'
  | `JACKPOT_${string}`
  | `VENDOR_${string}`;

/** What a movement counts as in the player's limits. */
export type Counting =
  | { readonly as: 'STAKE' | 'PAYOUT' | 'DEPOSIT' | 'NOTHING' }
  /** A stake that comes back leaves the count only of the windows that it was counted in. */
  | { readonly as: 'REFUND'; readonly staked: Windows };

/** One amount on its way from a member's wallet to the house, or back. */
export type Movement = {
  readonly memberId: string;
  readonly wallet: WalletName;
  /** What the caller believes; a wallet in another currency refuses. */
  readonly currency: string;
  /** Who asks, and what it calls this movement: the pair moves money once. */
  readonly source: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly kind: TransferKind;
  readonly direction: 'IN' | 'OUT';
  readonly house: HouseAccount;
  readonly amount: bigint;
  readonly counting: Counting;
  /** Refused while the account is closed or blocked. Money that is owed to a member never is. */
  readonly isGuarded: boolean;
  readonly reference?: { readonly type: string; readonly id: string };
  readonly remark?: string;
  readonly author?: string;
  readonly at: Date;
  readonly windows: Windows;
};

/** A movement that took place, now or before. */
export type Moved = {
  /** What is available now, which after a replay is not what was available then. */
  readonly available: bigint;
  readonly seq: bigint;
  readonly isReplayed: boolean;
};

export type MoveOutcome = Outcome<Moved, WalletRefusal>;

/** A digest of what was asked: the same key with another digest is another wish under a used name. */
export function fingerprintOf(terms: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(
    Object.entries(terms).sort(([left], [right]) => (left < right ? -1 : 1)),
    write,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

const write = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
