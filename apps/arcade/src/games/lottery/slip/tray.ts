import type { Play } from '@maneki/games/lottery/play';
import type { SelectionFault } from '@maneki/games/lottery/selection';
import { isPicked, type Picks } from '../pad/picks.ts';
import { ITEMS_MAX, type NewItem } from './basket.ts';
import { listLines, type Priced, priceRows, type SlipTerms, type Wager } from './price.ts';

/** What the choice on the pads comes to. */
export type Tray = {
  readonly lines: number;
  readonly units: number;
  readonly stake: bigint;
  /** What it pays at most, all together. */
  readonly most: bigint;
  /** What it would be bought as; none while the choice is not whole. */
  readonly items: readonly NewItem[];
  /** Why what is chosen makes no selection, or none that can be bought. */
  readonly fault: SelectionFault | 'TOO_MANY_BETS' | null;
};

const EMPTY: Tray = { lines: 0, units: 0, stake: 0n, most: 0n, items: [], fault: null };

export function readTray(
  plays: readonly Play[],
  picks: Picks,
  at: {
    readonly terms: SlipTerms;
    readonly wager: Wager;
    readonly halfPaid: (play: string) => ReadonlySet<string>;
  },
): Tray {
  let tray = EMPTY;
  for (const play of plays) {
    const rows = picks[play.code];
    if (!rows || !isPicked(rows)) continue;
    const priced = priceRows(play, rows, { ...at, halfPaid: at.halfPaid(play.code) });
    if (typeof priced === 'string') return { ...EMPTY, fault: priced };
    tray = addPriced(tray, play, priced, at);
    if (tray.fault) return tray;
  }
  return tray;
}

function addPriced(
  tray: Tray,
  play: Play,
  priced: Priced,
  { terms, wager }: { readonly terms: SlipTerms; readonly wager: Wager },
): Tray {
  const { selection, units, stake, most } = priced;
  const isFree = terms.type === 'ENTERTAINMENT';
  const sums = {
    lines: tray.lines + selection.lines,
    units: tray.units + units,
    stake: tray.stake + stake,
    most: tray.most + most,
  };
  if (isFree && sums.lines > ITEMS_MAX) return { ...EMPTY, ...sums, fault: 'TOO_MANY_BETS' };
  const texts = isFree ? listLines(play, selection) : [selection.text];
  const items = texts.map((text) => ({ ...wager, play: play.code, selection: text }));
  return { ...sums, items: [...tray.items, ...items], fault: null };
}
