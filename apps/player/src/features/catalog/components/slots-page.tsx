import { useSearchParams } from 'react-router';
import { readVendor } from '../slot-address.ts';
import { GameGrid } from './game-grid.tsx';
import { RecentStrip } from './recent-strip.tsx';
import { VendorChips } from './vendor-chips.tsx';

type SlotsPageProps = {
  readonly isLoggedIn: boolean;
};

/** All slots: what was played last, whose slots are shown, and the slots. */
export function SlotsPage({ isLoggedIn }: SlotsPageProps) {
  const vendor = readVendor(useSearchParams()[0]);
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-4">
      {isLoggedIn && <RecentStrip />}
      <VendorChips vendor={vendor} />
      <GameGrid choice={{ category: 'RNG', vendor }} isLoggedIn={isLoggedIn} />
    </div>
  );
}
