import type { ArtPicture } from '@maneki/art/art-picture';
import { heart, heartKept } from '@maneki/art/generated/marks';
import type { OwnColours } from '@maneki/contract/site/look';
import { type Look, renderLook, wearColours } from '@maneki/ui/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';
import { addressOf } from '#platform/art/art-image.ts';

const looks: Readonly<Record<string, Look>> = import.meta.env.SSR ? { maneki, sampaguita } : {};

const urlOf = ({ files }: ArtPicture) => `url(${addressOf(files.webp?.[0]?.file)})`;

/** Pictures that style sheets of the interface name, and that every look shares. */
const renderMarks = () => `:root{--art-heart:${urlOf(heart)};--art-heart-kept:${urlOf(heartKept)}}`;

type LookStyleProps = {
  readonly look: string;
  readonly colours: OwnColours | null;
  readonly nonce: string | undefined;
};

/**
 * A merchant's look is a set of tokens that stands in the document: no rebuild, no extra request. Only
 * the server writes it; hydration leaves it alone, so the browser need not know any look.
 */
export function LookStyle({ look, colours, nonce }: LookStyleProps) {
  const text = import.meta.env.SSR
    ? renderLook(wearColours(looks[look] ?? maneki, colours)) + renderMarks()
    : writtenLook();
  return (
    <style
      data-look={look}
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: tokens are data of ours, checked when written
      dangerouslySetInnerHTML={{ __html: text }}
      suppressHydrationWarning
    />
  );
}

/** What the server wrote: a page that breaks is drawn anew, and must not lose its look. */
const writtenLook = () => document.querySelector('style[data-look]')?.textContent ?? '';
