/** What is to be staked before anything leaves, as the rules alone say it. */
type Row = {
  readonly bonus: ModelBonus | undefined;
  readonly required: bigint;
  readonly maxBet: bigint | undefined;
  /** The bonus that it is staked jointly with. */
  joint?: Row;
  done: bigint;
  state: 'OPEN' | 'DONE' | 'FORFEITED';
};

type ModelBonus = {
  readonly amount: bigint;
  readonly cap: bigint | undefined;
  /** Won less lost since it came, less what of that has left with other bonuses. */
  win: bigint;
  isOver: boolean;
};

const least = (left: bigint, right: bigint) => {
  const isLess = left < right;
  return isLess ? left : right;
};
const noLess = (amount: bigint) => (amount > 0n ? amount : 0n);

/**
 * A member with deposits, bonuses and bets, reckoned without the product. Money belongs to nobody here: a sum of
 * what there is, and a list of what has to be staked, the oldest first.
 */
export class BonusModel {
  available = 0n;
  readonly rows: Row[] = [];
  /** What there would be without any bonus; nobody may take out more before a bonus was staked. */
  #clean = 0n;

  payIn(amount: bigint): void {
    this.available += amount;
    this.#clean += amount;
    this.#demand({ required: amount });
  }

  give(given: {
    readonly amount: bigint;
    readonly required: bigint;
    readonly cap?: bigint;
    readonly maxBet?: bigint;
    /** What the deposit before it has to be staked is a part of it. */
    readonly isJoint?: boolean;
  }): void {
    this.available += given.amount;
    const deposit = this.rows.at(-1);
    const bonus = { amount: given.amount, cap: given.cap, win: 0n, isOver: false };
    this.#demand({ ...given, bonus });
    if (given.isJoint) deposit!.joint = this.rows.at(-1)!;
  }

  #demand(row: { required: bigint; bonus?: ModelBonus; maxBet?: bigint | undefined }): void {
    const { required, bonus, maxBet } = row;
    this.rows.push({ required, bonus, maxBet, done: 0n, state: 'OPEN' });
  }

  bet(stake: bigint, payout: bigint): void {
    this.available += payout - stake;
    this.#clean += payout - stake;
    for (const { bonus } of this.rows) if (bonus) bonus.win += payout - stake;
    let left = stake;
    for (const row of this.rows) {
      if (row.state !== 'OPEN' || (row.maxBet !== undefined && stake > row.maxBet)) continue;
      const counted = least(left, row.required - row.done);
      row.done += counted;
      // What is staked jointly counts for both: the bonus, which asks for more, takes it away.
      if (row.joint?.state !== 'OPEN') left -= counted;
      if (row.done === row.required) row.state = 'DONE';
    }
  }

  get openBonuses(): readonly Row[] {
    return this.rows.filter(({ state, bonus }) => bonus && state === 'OPEN');
  }

  /** What leaves when a bonus is given up. */
  giveUp(row: Row): bigint {
    const bonus = row.bonus!;
    const deduct = least(this.available, bonus.amount + noLess(bonus.win));
    row.state = 'FORFEITED';
    this.#take(bonus, { deduct, win: noLess(deduct - bonus.amount) });
    return deduct;
  }

  /** Of a bonus that was staked no more stays than was said. */
  settle(): void {
    for (const { state, bonus } of this.rows) {
      if (state !== 'DONE' || bonus?.cap === undefined || bonus.isOver) continue;
      const deduct = least(this.available, noLess(bonus.amount + noLess(bonus.win) - bonus.cap));
      this.#take(bonus, { deduct, win: deduct });
    }
  }

  #take(ended: ModelBonus, { deduct, win }: { readonly deduct: bigint; readonly win: bigint }) {
    this.available -= deduct;
    this.#clean -= win;
    ended.isOver = true;
    for (const { bonus } of this.rows) if (bonus) bonus.win -= win;
  }

  get isFree(): boolean {
    return this.rows.every(({ state }) => state !== 'OPEN');
  }

  /** The most that may leave now. */
  get most(): bigint {
    if (!this.isFree) return 0n;
    const wasStaked = this.rows.some(({ bonus, state }) => bonus && state === 'DONE');
    return wasStaked ? this.available : least(this.available, noLess(this.#clean));
  }

  moveOut(amount: bigint): void {
    this.available -= amount;
    this.#clean -= amount;
  }
}
