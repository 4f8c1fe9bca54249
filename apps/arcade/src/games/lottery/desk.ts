import type { Play, PlayType, Rows } from '@maneki/games/lottery/play';
import type { PrizeMode } from '@maneki/games/lottery/series';
import { createObservable, type Observable } from '#frame/observable.ts';
import { isPicked, type Picks } from './pad/picks.ts';
import { addItems, type Basket, type BasketItem, type NewItem, removeItem } from './slip/basket.ts';
import type { SlipTerms, Wager } from './slip/price.ts';

/** A slip on its way to the house: under which key, and which selections. */
export type SlipOrder = { readonly key: string; readonly ids: readonly number[] };

/** What a player has before them, and nobody else: chosen, and not bought yet. */
export type Desk = {
  readonly type: PlayType;
  readonly mode: PrizeMode;
  readonly series: number | undefined;
  readonly unitValue: bigint;
  readonly multiplier: number;
  /** Of one selection in entertainment. */
  readonly stake: bigint;
  /** Which plays lie open, by play type. */
  readonly names: Readonly<Partial<Record<PlayType, string>>>;
  readonly place: string | undefined;
  readonly picks: Picks;
  /** The selection of the slip that is being changed on the pads. */
  readonly editing: number | null;
  /** A slip has one play type; each keeps its own. */
  readonly baskets: Readonly<Record<PlayType, Basket>>;
  /** What the house was asked for and nobody knows the end of; asked once more, it is the same wish. */
  readonly orders: Readonly<Partial<Record<PlayType, SlipOrder>>>;
};

export type DeskStore = Observable<Desk>;

export type DeskStart = Pick<Desk, 'type' | 'mode' | 'series' | 'unitValue' | 'stake'>;

/** An empty desk, or what was left on it. */
export function createDesk(start: DeskStart, kept: Partial<Desk> = {}): DeskStore {
  return createObservable<Desk>({
    ...start,
    multiplier: 1,
    names: {},
    place: undefined,
    picks: {},
    editing: null,
    baskets: { TRADITION: [], ENTERTAINMENT: [] },
    orders: {},
    ...kept,
  });
}

/** Another play type has other plays and a slip of its own: nothing of the one before is being changed there. */
export function chooseType(desk: DeskStore, type: PlayType): void {
  if (type !== desk.get().type) desk.set({ type, picks: {}, place: undefined, editing: null });
}

/** Whoever plays at the highest series of one mode does so in the other. */
export function chooseMode(
  desk: DeskStore,
  mode: PrizeMode,
  highest: Readonly<Partial<Record<PrizeMode, number>>>,
): void {
  const { mode: before, series } = desk.get();
  const most = highest[mode];
  const isHighest = series === undefined || series === highest[before];
  desk.set({ mode, series: most !== undefined && !isHighest ? Math.min(series, most) : most });
}

export const basketOf = ({ baskets, type }: Pick<Desk, 'baskets' | 'type'>): Basket =>
  baskets[type];

const NO_IDS: readonly number[] = [];

/** The selections of the play type that are on their way. */
export const orderedOf = ({ orders, type }: Pick<Desk, 'orders' | 'type'>): readonly number[] =>
  orders[type]?.ids ?? NO_IDS;

/** Lays a selection of the slip out on the pads again. */
export function layOut(desk: DeskStore, item: BasketItem, play: Play): void {
  const { names, type } = desk.get();
  const rows = item.selection.split('|').map((row) => row.split(','));
  desk.set({
    names: { ...names, [type]: play.name },
    place: play.place,
    picks: { [play.code]: rows },
    multiplier: item.multiplier,
    stake: item.stake,
    editing: item.id,
  });
}

/** Puts what the pads make into the slip, in place of what is being changed. False where there is no room. */
export function collect(desk: DeskStore, items: readonly NewItem[]): boolean {
  const { editing } = desk.get();
  const kept = editing === null ? basketOf(desk.get()) : removeItem(basketOf(desk.get()), editing);
  const next = addItems(kept, items, orderedOf(desk.get()));
  if (!next) return false;
  setBasket(desk, next);
  desk.set({ picks: {}, editing: null });
  return true;
}

export const setBasket = (desk: DeskStore, basket: Basket): void => {
  const { baskets, type } = desk.get();
  desk.set({ baskets: { ...baskets, [type]: basket } });
};

/** Sends selections of a play type on their way. */
export function sendOrder(desk: DeskStore, type: PlayType, order: SlipOrder): void {
  const { orders, editing } = desk.get();
  const isSent = editing !== null && order.ids.includes(editing);
  desk.set({ orders: { ...orders, [type]: order }, ...(isSent && { editing: null }) });
}

/** The end of an order is known: what was bought lies on the slip no longer, and nothing else is touched. */
export function endOrder(
  desk: DeskStore,
  type: PlayType,
  { isBought }: { isBought: boolean },
): void {
  const { baskets, orders } = desk.get();
  const { [type]: order, ...others } = orders;
  const left = baskets[type].filter(({ id }) => !order?.ids.includes(id));
  desk.set({ orders: others, ...(isBought && { baskets: { ...baskets, [type]: left } }) });
}

/** An order that nobody waits for any longer, though its end is not known: it may be changed, and keeps its key. */
export function leaveOrder(desk: DeskStore, type: PlayType): void {
  const { orders } = desk.get();
  const order = orders[type];
  if (order) desk.set({ orders: { ...orders, [type]: { ...order, ids: [] } } });
}

export const termsOf = ({
  type,
  mode,
  series,
  unitValue,
}: Pick<Desk, keyof SlipTerms>): SlipTerms => ({
  type,
  mode,
  series: mode === 'LOTT' || mode === 'ZY' ? series : undefined,
  unitValue,
});

export const wagerOf = ({ multiplier, stake }: Desk): Wager => ({ multiplier, stake });

export function setRows(desk: DeskStore, play: Play, rows: Rows): void {
  const { [play.code]: _, ...others } = desk.get().picks;
  desk.set({ picks: isPicked(rows) ? { ...others, [play.code]: rows } : others });
}
