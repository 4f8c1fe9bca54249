import type { Lottery } from '@maneki/contract/lottery/schemas';

type Played = Pick<Lottery, 'gameId' | 'vendor' | 'category' | 'playTypes'>;

/** As lists of games tell of the same lottery: where it is bet on follows from that. */
export const tappedOf = ({ gameId, vendor, category, playTypes }: Played) => ({
  vassalage: vendor,
  gameId,
  gameType: category,
  freeplay: false,
  lottoMode: [...playTypes],
});
