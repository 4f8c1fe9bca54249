import type { PictureImage } from '@maneki/ui/picture';

/** The widths in which a game's picture is kept, for tiles on plain and on sharp screens. */
const WIDTHS = [216, 324] as const;

type Pictured = { readonly gameId: string; readonly iconUrl: string | null };

/** A game's picture as lists show it; without one it has no address, and the default stands in at once. */
export function pictureOf({ gameId, iconUrl }: Pictured): PictureImage {
  const named = (format: string) =>
    Object.fromEntries(WIDTHS.map((width) => [width, `${iconUrl}-${width}.${format}`]));
  return {
    path: iconUrl ? `${iconUrl}-${WIDTHS[0]}.webp` : '',
    ...(iconUrl ? { avif: named('avif'), webp: named('webp') } : {}),
    width: 216,
    height: 288,
    placeholder: `hsl(${hueOf(gameId)} 42% 26%)`,
  };
}

/**
 * Where pictures of games are looked for in turn. The merchant's hosts name the folder of the site's own
 * art; games lie beside it, and at last always on this site itself.
 */
export const gameHosts = (hosts: readonly string[]): readonly string[] => [
  ...new Set([...hosts.map((host) => host.replace(/\/m\/art\/?$/, '')), '']),
];

/** The same for the same game and rarely the same for two, so that a list is colourful while it loads. */
function hueOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 360;
  return sum;
}
