import type { SlotSpin } from '@maneki/games/slots/outcome';
import { easeOut } from './motion.ts';
import type { Stage } from './stage.ts';

const EXPAND_MS = 420;

/** The special symbol fills its columns, one after the other, from its own place on. */
export async function expandColumns(
  { reels, textures, motion, fit }: Stage,
  { symbol, columns }: NonNullable<SlotSpin['expanded']>,
): Promise<void> {
  const texture = textures[symbol];
  if (!texture || !fit) return;
  for (const column of columns) {
    const sprites = Array.from({ length: reels.rows }, (_, row) =>
      reels.spriteAt(column * reels.rows + row),
    );
    const fresh = sprites.filter((sprite) => sprite.texture !== texture);
    for (const sprite of fresh) sprite.texture = texture;
    await motion.run(EXPAND_MS, (share) => {
      for (const sprite of fresh) sprite.setSize(fit.symbol * (0.25 + 0.75 * easeOut(share)));
    });
  }
}
