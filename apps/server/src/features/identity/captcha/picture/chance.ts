/** A number from 0 up to, but without, 1; each as likely as any other. */
export type Chance = () => number;

export const between = (chance: Chance, least: number, most: number): number =>
  least + chance() * (most - least);

export function pick<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}
