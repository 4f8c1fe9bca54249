import type { OwnColours } from '@maneki/contract/site/look';
import { type Look, wearColours } from '@maneki/ui/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';
import { wearLook } from '@maneki/ui/looks/wear-look';

const LOOKS: Readonly<Record<string, Look>> = { maneki, sampaguita };

/** Gives an open page the look that an operator has just chosen. Loaded only when one has. */
export const changeLook = (name: string, colours: OwnColours | null): void =>
  wearLook(document, wearColours(LOOKS[name] ?? maneki, colours));
