import type { RoundViewOf } from '@maneki/contract/house/schemas';
import type { SlotModel } from '@maneki/games/slots/model';
import { SymbolPicture } from './symbol-picture.tsx';

/** How the reels lay in the paid spin of a round. */
export function RoundPicture(props: { round: RoundViewOf<'slots'>; model: SlotModel }) {
  const { round, model } = props;
  const spin = round.outcome?.spins[0];
  if (!spin) return null;
  const size = model.columns === 3 ? 56 : 48;
  return (
    <div className="mx-auto flex overflow-hidden rounded-card bg-ink p-1.5">
      {spin.window.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reels never change their order.
        <div key={index} className="flex flex-col">
          {[...column].map((symbol, row) => (
            <SymbolPicture
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
              key={row}
              gameId={round.gameId}
              model={model}
              symbol={symbol}
              size={size}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
