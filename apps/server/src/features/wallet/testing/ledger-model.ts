import type { BetStep, Step } from './ledger-steps.ts';

type Transfer = { readonly amount: bigint; readonly isCredit: boolean; isReversed: boolean };
type HoldState = { readonly amount: bigint; status: 'PLACED' | 'POSTED' | 'RELEASED' | 'REFUSED' };

/**
 * What the ledger promises, as simply as it can be said: numbers in memory, one thing after another.
 * Answers to each step whether it is done; the ledger must say the same.
 */
export class LedgerModel {
  available: bigint;
  held = 0n;
  debt = 0n;
  readonly house = { games: 0n, promo: 0n, withdraw: 0n };
  private readonly moved = new Map<string, Transfer | 'REFUSED'>();
  private readonly holds = new Map<string, HoldState>();

  constructor(gift: bigint) {
    this.available = gift;
    this.house.promo = -gift;
  }

  take(step: Step): boolean {
    switch (step.what) {
      case 'bet':
      case 'win':
        return this.move(step);
      case 'place':
        return this.place(step.name, step.amount);
      case 'post':
        return this.end(step.name, 'POSTED');
      case 'release':
        return this.end(step.name, 'RELEASED');
      case 'reverse':
        return this.reverse(step.name);
    }
  }

  private move({ what, name, amount }: BetStep): boolean {
    const earlier = this.moved.get(name);
    if (earlier) return earlier !== 'REFUSED';
    const isCredit = what === 'win';
    if (!isCredit && this.available < amount) {
      this.moved.set(name, 'REFUSED');
      return false;
    }
    this.moved.set(name, { amount, isCredit, isReversed: false });
    this.house.games += isCredit ? -amount : amount;
    if (isCredit) this.arrive(amount);
    else this.available -= amount;
    return true;
  }

  /** All debts of this model are owed to the same account. */
  private arrive(amount: bigint): void {
    const isEnough = amount >= this.debt;
    const collected = isEnough ? this.debt : amount;
    this.debt -= collected;
    this.house.games += collected;
    this.available += amount - collected;
  }

  private place(name: string, amount: bigint): boolean {
    const earlier = this.holds.get(name);
    if (earlier) return earlier.status !== 'REFUSED';
    const isPlaced = this.available >= amount;
    this.holds.set(name, { amount, status: isPlaced ? 'PLACED' : 'REFUSED' });
    if (!isPlaced) return false;
    this.available -= amount;
    this.held += amount;
    return true;
  }

  private end(name: string, status: 'POSTED' | 'RELEASED'): boolean {
    const hold = this.holds.get(name);
    if (hold?.status !== 'PLACED') return hold?.status === status;
    hold.status = status;
    this.held -= hold.amount;
    if (status === 'RELEASED') this.arrive(hold.amount);
    else this.house.withdraw += hold.amount;
    return true;
  }

  private reverse(name: string): boolean {
    const transfer = this.moved.get(name);
    if (!transfer || transfer === 'REFUSED') return false;
    if (transfer.isReversed) return true;
    transfer.isReversed = true;
    const { amount, isCredit } = transfer;
    if (!isCredit) {
      this.house.games -= amount;
      this.arrive(amount);
      return true;
    }
    const isEnough = this.available >= amount;
    const taken = isEnough ? amount : this.available;
    this.available -= taken;
    this.debt += amount - taken;
    this.house.games += taken;
    return true;
  }
}
