import type { Wager } from './price.ts';

/** A selection that is to be bought. */
export type BasketItem = Wager & {
  readonly id: number;
  readonly play: string;
  readonly selection: string;
};

export type NewItem = Omit<BasketItem, 'id'>;
export type Basket = readonly BasketItem[];

/** As many as the contract lets one slip have. */
export const ITEMS_MAX = 200;

/**
 * Adds selections as far as there is room; the same once more raises what is there, as somebody means it, unless that
 * is on its way to the house already.
 */
export function addItems(
  basket: Basket,
  items: readonly NewItem[],
  ordered: readonly number[] = [],
): Basket | undefined {
  let next = basket;
  for (const item of items) {
    const same = next.find(
      ({ id, play, selection }) =>
        play === item.play && selection === item.selection && !ordered.includes(id),
    );
    const id = Math.max(0, ...next.map((each) => each.id)) + 1;
    next = same
      ? next.map((each) => (each === same ? raise(each, item) : each))
      : [...next, { ...item, id }];
  }
  return next.length > ITEMS_MAX ? undefined : next;
}

export const MULTIPLIER_MAX = 999;

const raise = (item: BasketItem, { multiplier, stake }: NewItem): BasketItem => ({
  ...item,
  multiplier: Math.min(MULTIPLIER_MAX, item.multiplier + multiplier),
  stake: item.stake + stake,
});

export const removeItem = (basket: Basket, id: number): Basket =>
  basket.filter((item) => item.id !== id);

export const changeItem = (basket: Basket, id: number, change: Partial<NewItem>): Basket =>
  basket.map((item) => (item.id === id ? { ...item, ...change } : item));

/** Reads a multiplier as somebody types it: whole and from 1 to 999. */
export function readMultiplier(written: string): number | undefined {
  const text = written.normalize('NFKC').trim();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= 1 && number <= MULTIPLIER_MAX ? number : undefined;
}
