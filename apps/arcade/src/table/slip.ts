/** What lies on spots. */
export type Stakes = Readonly<Partial<Record<string, bigint>>>;

/** Chips that are laid and not bet yet, step by step, so that each step can be undone. */
export type Slip = readonly Stakes[];

export const addUp = (parts: readonly Stakes[]): Stakes => {
  const sum: Record<string, bigint> = {};
  for (const part of parts)
    for (const [spot, stake = 0n] of Object.entries(part)) sum[spot] = (sum[spot] ?? 0n) + stake;
  return sum;
};

export const totalOf = (stakes: Stakes): bigint =>
  Object.values(stakes).reduce<bigint>((sum, stake = 0n) => sum + stake, 0n);

export type Problem =
  /** More than a spot takes from one player in a round. */
  | { readonly kind: 'over'; readonly spot: string; readonly max: bigint }
  | { readonly kind: 'funds' };

export type Room = {
  /** What is bet on the round already. */
  readonly placed: Stakes;
  readonly slip: Slip;
  readonly balance: bigint;
  readonly mostOn: (spot: string) => bigint;
};

/** Why no more can be laid: told before the house is asked, which decides it all the same. */
export function findProblem(step: Stakes, { placed, slip, balance, mostOn }: Room): Problem | null {
  const laid = addUp([...slip, step]);
  const all = addUp([placed, laid]);
  for (const spot of Object.keys(step)) {
    const max = mostOn(spot);
    if ((all[spot] ?? 0n) > max) return { kind: 'over', spot, max };
  }
  return totalOf(laid) > balance ? { kind: 'funds' } : null;
}

/** The step that doubles what is laid; where nothing is, what is bet already. */
export const doubleOf = (placed: Stakes, slip: Slip): Stakes =>
  slip.length > 0 ? addUp(slip) : placed;
