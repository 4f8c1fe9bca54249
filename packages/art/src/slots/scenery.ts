import { scattered } from '../draw/chance.ts';
import { n } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';

/**
 * A bank of clouds with its foot on y. The billows are laid three times, dark, then paler and
 * brightest on their shoulders, so that they melt into one another but keep a clear outline.
 */
export function cloudBank(
  sheet: Sheet,
  at: { x: number; y: number; width: number; height: number; seed: number; count?: number },
  tones: { lit: string; body: string; shade: string },
): string {
  const { x, y, width, height, seed, count = 26 } = at;
  const soft = (colour: string) => radial(sheet, [colour, `${colour}/0.85 45`, `${colour}/0`]);
  const layer = (fill: string, share: number, right: number, up: number) =>
    scattered(count, seed, (source, index) => {
      const depth = index / count;
      const along = source.next();
      const swell = Math.sin(along * Math.PI) ** 0.6;
      const radius = height * source.between(0.26, 0.5) * (0.55 + 0.45 * swell);
      const rise = height * (1 - depth) * swell * source.between(0.5, 0.8);
      return `<ellipse cx="${n(x + along * width + radius * right)}"
        cy="${n(y - rise + height * 0.1 * depth - radius * up)}" rx="${n(radius * 1.25 * share)}"
        ry="${n(radius * share)}" fill="${fill}"/>`;
    });
  const foot = linear(sheet, [tones.body, `${tones.shade} 70`, `${tones.shade}/0.4`]);
  return (
    layer(foot, 1, 0, 0) +
    layer(soft(tones.body), 1, 0.1, 0.2) +
    layer(soft(tones.lit), 0.66, 0.2, 0.4)
  );
}

/** Lets a colour swell from nothing to full between two heights. */
export function fadeDown(
  sheet: Sheet,
  at: { from: number; to: number; width: number; bottom?: number },
  colour: string,
  strength = 1,
): string {
  const { from, to, width, bottom = to } = at;
  return (
    `<rect y="${n(from)}" width="${width}" height="${n(to - from)}"
      fill="${linear(sheet, [`${colour}/0`, `${colour}/${strength}`])}"/>` +
    (bottom > to
      ? `<rect y="${n(to)}" width="${width}" height="${n(bottom - to)}" fill="${colour}"
        opacity="${strength}"/>`
      : '')
  );
}

/** Dims the place behind the reels, softly at both ends. */
export function dimmedMiddle(sheet: Sheet, colour: string, strength = 0.5): string {
  const paint = linear(sheet, [
    `${colour}/0`,
    `${colour}/${strength} 14`,
    `${colour}/${strength} 86`,
    `${colour}/0`,
  ]);
  return `<rect y="110" width="360" height="440" fill="${paint}"/>`;
}

/** Dims the head of a bright place, where the game writes in white. */
export function dimmedTop(sheet: Sheet, colour: string, strength: number): string {
  const paint = linear(sheet, [
    `${colour}/${strength}`,
    `${colour}/${n(strength * 0.8)} 40`,
    `${colour}/0`,
  ]);
  return `<rect width="360" height="210" fill="${paint}"/>`;
}
