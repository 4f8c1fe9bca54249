import type { ArtPicture } from '@maneki/art/art-picture';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import type { CallFunction } from '@maneki/contract/visit';
import { readValue } from '../call/refused-error.ts';

/** The pictures of one look by the names of their scenes. */
export type LookArt = Readonly<Record<string, ArtPicture | undefined>>;

const LOOKS: Readonly<Record<string, () => Promise<LookArt>>> = {
  maneki: () => import('@maneki/art/generated/maneki'),
  sampaguita: () => import('@maneki/art/generated/sampaguita'),
};

/**
 * The art of the look that this site wears, for pictures that content names. The server reads it for
 * the pages that it renders; a browser loads it when content comes anew, and that of its own look only.
 */
export async function readLookArt(call: CallFunction): Promise<LookArt> {
  const look = import.meta.env.SSR ? await askLook(call) : writtenLook();
  const read = LOOKS[look] ?? LOOKS.maneki;
  return read ? read() : {};
}

async function askLook(call: CallFunction): Promise<string> {
  return (await readValue(call(siteEndpoints.getStatus, {}))).info.whitelabel.look;
}

/** The document says which look its tokens are of. */
const writtenLook = () =>
  document.querySelector<HTMLElement>('style[data-look]')?.dataset.look ?? '';
