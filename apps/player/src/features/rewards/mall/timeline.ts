import type { GoodKind, MallState } from '@maneki/contract/rewards/mall';

export type Step = { readonly state: MallState; readonly is: 'done' | 'current' | 'ahead' };

const WAYS: Readonly<Record<'thing' | 'code' | 'credit', readonly MallState[]>> = {
  thing: ['CREATED', 'CONFIRMED', 'SHIPPED', 'RECEIVED'],
  code: ['CREATED', 'ISSUED'],
  credit: ['CREATED', 'COMPLETED'],
};

const wayOf = (kind: GoodKind) =>
  WAYS[kind === 'PHYSICAL' ? 'thing' : kind === 'VOUCHER' ? 'code' : 'credit'];

/** What became of each step of an order; what was undone ends where it was. */
export function timelineOf({
  kind,
  reached,
}: {
  readonly kind: GoodKind;
  /** Every state that it has been in, the first one first. */
  readonly reached: readonly MallState[];
}): readonly Step[] {
  const last = reached.at(-1);
  if (last === 'CANCELLED' || last === 'REFUNDED')
    return [
      ...wayOf(kind)
        .filter((state) => reached.includes(state))
        .map(done),
      { state: last, is: 'done' },
    ];
  const way = wayOf(kind);
  const next = way.findIndex((state) => !reached.includes(state));
  return way.map((state, index) => {
    if (next === -1 || index < next) return done(state);
    return { state, is: index === next ? 'current' : 'ahead' };
  });
}

const done = (state: MallState): Step => ({ state, is: 'done' });
