import { findPlay } from '@maneki/games/lottery/find-play';
import type { Family, PlayType, Rows } from '@maneki/games/lottery/play';
import { isSeries } from '@maneki/games/lottery/series';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { readAmount } from '#frame/money.ts';
import type { Desk, SlipOrder } from './desk.ts';
import type { LotteryGameState } from './lottery-state.ts';
import type { Opening } from './opening.ts';
import type { Picks } from './pad/picks.ts';
import { type Basket, type BasketItem, MULTIPLIER_MAX } from './slip/basket.ts';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;
type Asked = Pick<Opening, 'playType' | 'prizeMode'>;
type Fits = { readonly game: LotteryGameState; readonly family: Family; readonly asked: Asked };

/** What is ventured with play credit is not meant for real money, and what one player left not for the next. */
const keyOf = ({ gameId, isFree, currency, player }: LotteryGameState) =>
  `house.desk.${gameId}.${isFree ? 'free' : currency}.${player}`;

/** Another language or theme opens the page anew: what was chosen and not bought yet is still there then. */
export function keepDesk(
  desk: Desk,
  { game, asked }: Pick<Fits, 'game' | 'asked'>,
  openStorage: () => Kept = () => sessionStorage,
): void {
  const writeBig = (_: string, value: unknown) =>
    typeof value === 'bigint' ? writeAmount(value) : value;
  try {
    openStorage().setItem(
      keyOf(game),
      JSON.stringify({ ...desk, asked: wordsOf(asked) }, writeBig),
    );
  } catch {
    // Storage may be closed in a frame of another site: the game then forgets, and works.
  }
}

/** What of a kept desk still fits the game. Whoever comes by an address that asks for something else gets that. */
export function findKeptDesk(
  { game, family, asked }: Fits,
  openStorage: () => Kept = () => sessionStorage,
): Partial<Desk> {
  try {
    const kept: unknown = JSON.parse(openStorage().getItem(keyOf(game)) ?? 'null');
    if (!isRecord(kept)) return {};
    const baskets = readBaskets(kept.baskets);
    const slips = { baskets, orders: readOrders(kept.orders) };
    if (kept.asked !== wordsOf(asked)) return slips;
    const terms = readTerms(kept, game);
    const basket = terms.type ? baskets[terms.type] : [];
    return { ...slips, ...terms, ...readPads(kept, { family, basket }) };
  } catch {
    return {};
  }
}

const wordsOf = ({ playType, prizeMode }: Asked): string => `${playType} ${prizeMode}`;

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isMultiplier = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MULTIPLIER_MAX;

const readPositive = (value: unknown): bigint | undefined => {
  const amount = isText(value) ? parseAmount(value) : undefined;
  return amount !== undefined && amount > 0n ? amount : undefined;
};

function readBaskets(value: unknown): Desk['baskets'] {
  const baskets = isRecord(value) ? value : {};
  const read = (type: PlayType): Basket => listOf(baskets[type]).flatMap(readItem);
  return { TRADITION: read('TRADITION'), ENTERTAINMENT: read('ENTERTAINMENT') };
}

function readItem(value: unknown): readonly BasketItem[] {
  if (!isRecord(value)) return [];
  const { id, play, selection, multiplier } = value;
  const stake = readPositive(value.stake);
  if (!Number.isInteger(id) || !isText(play) || !isText(selection)) return [];
  if (!isMultiplier(multiplier) || stake === undefined) return [];
  return [{ id: Number(id), play, selection, multiplier, stake }];
}

function readOrders(value: unknown): Desk['orders'] {
  const orders = isRecord(value) ? value : {};
  const read = (type: PlayType): Partial<Record<PlayType, SlipOrder>> => {
    const order = orders[type];
    return isRecord(order) && isText(order.key) ? { [type]: { key: order.key, ids: [] } } : {};
  };
  return { ...read('TRADITION'), ...read('ENTERTAINMENT') };
}

/** How it is played, where the game and this player still may. */
function readTerms(kept: Fields, game: LotteryGameState): Partial<Desk> {
  const type = game.game.playTypes.find((each) => each === kept.type);
  const mode = game.prizeModes.find((each) => each === kept.mode);
  const unitValue = readPositive(kept.unitValue);
  const stake = readPositive(kept.stake);
  const isOffered = game.unitValues.map(readAmount).includes(unitValue ?? 0n);
  return {
    ...(type && { type }),
    ...(mode && { mode, series: fitSeries(kept.series, game.highestSeries[mode]) }),
    ...(unitValue !== undefined && isOffered && { unitValue }),
    ...(stake !== undefined && { stake }),
    ...(isMultiplier(kept.multiplier) && { multiplier: kept.multiplier }),
  };
}

const fitSeries = (kept: unknown, highest: number | undefined): number | undefined =>
  highest !== undefined && typeof kept === 'number' && isSeries(kept)
    ? Math.min(kept, highest)
    : highest;

/** What lies open on the pads. */
function readPads(
  kept: Fields,
  { family, basket }: { readonly family: Family; readonly basket: Basket },
): Partial<Desk> {
  const names = isRecord(kept.names) ? kept.names : {};
  const known = Object.entries(names).filter(([, name]) => isText(name));
  return {
    names: Object.fromEntries(known) as Desk['names'],
    place: isText(kept.place) ? kept.place : undefined,
    picks: readPicks(kept.picks, family),
    editing: basket.find(({ id }) => id === kept.editing)?.id ?? null,
  };
}

function readPicks(value: unknown, family: Family): Picks {
  const entries = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([code, rows]) => {
      const play = findPlay(family, code);
      const read = listOf(rows).map((row) => listOf(row).filter(isText));
      if (!play || read.length !== play.grammar.rows.length) return [];
      const isKnown = play.grammar.rows.every(({ symbols, most }, place) => {
        const row = read[place]!;
        return row.length <= most && row.every((symbol) => symbols.includes(symbol));
      });
      return isKnown ? [[code, read satisfies Rows]] : [];
    }),
  );
}
