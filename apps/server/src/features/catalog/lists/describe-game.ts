import type { ListedGame } from '@maneki/contract/catalog/schemas';
import type { Language } from '@maneki/contract/language';
import { writeAmount } from '@maneki/kernel/money';
import { nameIn } from '../names.ts';
import type { GameRow } from './store.ts';

/** A game as a list shows it. */
export const describeGame = (row: GameRow, language: Language): ListedGame => ({
  vendor: row.vendorCode,
  vendorName: nameIn(row.vendorNames, language),
  gameId: row.gameId,
  name: nameIn(row.names, language),
  category: row.category,
  classify: row.classify,
  minBet: row.minBetRu === null ? null : writeAmount(row.minBetRu),
  minLines: row.minLines,
  hasFreePlay: row.hasFreePlay,
  icon: row.icon,
  returnRate: row.returnPer10M === null ? null : writeReturn(row.returnPer10M),
});

const PER_HUNDREDTH_OF_PER_CENT = 1_000;

/** In per cent. Further decimals are cut, never rounded up: nobody is promised more than is proven. */
export function writeReturn(per10M: number): string {
  const hundredths = Math.trunc(per10M / PER_HUNDREDTH_OF_PER_CENT);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
