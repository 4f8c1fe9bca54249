import type { ArtPicture } from '@maneki/art/art-picture';
import { heart, heartKept } from '@maneki/art/generated/marks';
import type { OwnColours } from '@maneki/contract/site/look';
import { type Look, renderLook, wearColours } from '@maneki/ui/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';
import { addressOf } from '#platform/art/art-image.ts';

const LOOKS: Readonly<Record<string, Look>> = { maneki, sampaguita };

const urlOf = ({ files }: ArtPicture) => `url(${addressOf(files.webp?.[0]?.file)})`;

/** Pictures that style sheets of the interface name, and that every look shares. */
const renderMarks = () => `:root{--art-heart:${urlOf(heart)};--art-heart-kept:${urlOf(heartKept)}}`;

/** The look that a merchant's settings name, in the merchant's own colours. */
export const lookOf = (look: string, colours: OwnColours | null): Look =>
  wearColours(LOOKS[look] ?? maneki, colours);

/** What the document says of a merchant's look. For the server alone. */
export const renderLookStyle = (look: string, colours: OwnColours | null): string =>
  renderLook(lookOf(look, colours)) + renderMarks();
