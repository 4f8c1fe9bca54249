import { currencySymbol } from '@maneki/kernel/money';
import { GameListPage, loadList } from '#features/catalog';
import { useSettings } from '#features/site';
import type { ReadPage } from '../pages/read-page.ts';

/** The first page stands in the document: it is there without scripts, and at once with them. */
export const read: ReadPage = loadList;

/** A list of games; which one, its address says. */
export default function GameListScreen() {
  const { currency, currencies } = useSettings();
  return (
    <GameListPage currency={{ code: currency, symbol: currencySymbol(currency, currencies) }} />
  );
}
