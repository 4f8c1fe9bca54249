import type { SlotModel } from '@maneki/games/slots/model';
import { artUrl } from './art-url.ts';
import { placeOnSheet, SHEET_COLUMNS, sheetRows } from './sheet-order.ts';

/** One symbol cut from the game's sheet, which the canvas has loaded already. */
export function SymbolPicture(props: {
  gameId: string;
  model: SlotModel;
  symbol: string;
  size: number;
}) {
  const { gameId, model, symbol, size } = props;
  const { column, row } = placeOnSheet(model, symbol);
  const share = (at: number, count: number) => `${count > 1 ? (100 * at) / (count - 1) : 0}%`;
  return (
    <span
      aria-hidden="true"
      className="inline-block shrink-0"
      style={{
        width: size,
        height: size,
        backgroundImage: `url(${artUrl(gameId, 'symbols.webp')})`,
        backgroundSize: `${SHEET_COLUMNS * 100}% ${sheetRows(model) * 100}%`,
        backgroundPosition: `${share(column, SHEET_COLUMNS)} ${share(row, sheetRows(model))}`,
      }}
    />
  );
}
