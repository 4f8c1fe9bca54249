import { hfox } from './hfox.ts';
import { hlive } from './hlive.ts';
import { hmango } from './hmango.ts';
import { hnorth } from './hnorth.ts';
import { hslot } from './hslot.ts';
import { hvault } from './hvault.ts';
import { kite } from './kite.ts';
import { lott } from './lott.ts';
import type { Studio } from './studio.ts';
import { tcgLottoVn } from './tcg-lotto-vn.ts';
import { tcgSea } from './tcg-sea.ts';

/** Every studio that signs a game, in the order of the catalogue. */
export const allStudios: readonly Studio[] = [
  hslot,
  hvault,
  hfox,
  hnorth,
  hmango,
  hlive,
  kite,
  lott,
  tcgLottoVn,
  tcgSea,
];
