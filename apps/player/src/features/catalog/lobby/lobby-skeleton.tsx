import { Skeleton } from '@maneki/ui/skeleton';
import { TileSkeleton } from '@maneki/ui/tile';

const BLOCKS = ['first', 'second'] as const;
const TILES = ['first', 'second', 'third', 'fourth'] as const;

/** Two blocks as they will stand, so that nothing moves when the games come. */
export function LobbySkeleton() {
  return BLOCKS.map((block) => (
    <div key={block} className="grid gap-2.5 overflow-hidden px-4">
      <div className="flex min-h-11 items-center justify-between">
        <Skeleton className="h-6 w-32 rounded-pill" />
        <Skeleton className="h-4 w-14 rounded-pill" />
      </div>
      <div className="flex gap-2.5">
        {TILES.map((tile) => (
          <div key={tile} className="w-[29%] max-w-33 shrink-0">
            <TileSkeleton noteLines={2} />
          </div>
        ))}
      </div>
    </div>
  ));
}
