import { n, placed } from './path.ts';
import { linear, type Sheet } from './sheet.ts';

/** One palm leaf from the origin to the right: an arched rib with blades that droop from it. */
export function frond(length: number, droop: number, blades = 13): string {
  const at = (t: number) => ({
    x: length * t,
    y: -length * 0.28 * Math.sin(t * Math.PI * 0.62) + droop * t * t,
  });
  const strokes: string[] = [];
  for (let index = 1; index <= blades; index++) {
    const t = index / blades;
    const { x, y } = at(t);
    const size = length * 0.34 * Math.sin(Math.PI * (0.18 + t * 0.72));
    const back = size * 0.34;
    strokes.push(
      `M${n(x)} ${n(y)}q${n(back)} ${n(size * 0.3)} ${n(back * 0.7)} ${n(size)}q${n(-back)}
        ${n(-size * 0.5)} ${n(-back * 1.5)} ${n(-size * 0.94)}Z`,
      `M${n(x)} ${n(y)}q${n(size * 0.5)} ${n(-size * 0.42)} ${n(size * 0.86)}
        ${n(-size * 0.16)}q${n(-size * 0.5)} ${n(size * 0.06)} ${n(-size * 0.98)}
        ${n(size * 0.3)}Z`,
    );
  }
  const middle = at(0.5);
  const end = at(1);
  const rib = `M0 -1Q${n(middle.x)} ${n(middle.y * 1.25 - 1)} ${n(end.x)}
    ${n(end.y)}Q${n(middle.x)} ${n(middle.y * 1.25 + 1)} 0 1Z`;
  return rib + strokes.join('');
}

export type PalmTones = {
  readonly trunk: readonly string[];
  readonly leaf: readonly string[];
  readonly backLeaf: string;
  readonly fruit: string;
};

/** A coconut palm with its root at the origin and its crown `lean` to the side of it. */
export function palm(
  sheet: Sheet,
  tree: { height: number; lean: number },
  tones: PalmTones,
): string {
  const { height, lean } = tree;
  const topX = lean;
  const thick = height * 0.035;
  const trunk =
    `M${n(-thick)} 0C${n(lean * 0.1 - thick)} ${n(-height * 0.4)} ${n(topX * 0.7 - thick)}
      ${n(-height * 0.75)} ${n(topX - thick * 0.5)} ${n(-height)}` +
    `H${n(topX + thick * 0.5)}C${n(topX * 0.7 + thick)} ${n(-height * 0.7)}
      ${n(lean * 0.1 + thick)} ${n(-height * 0.4)} ${n(thick * 1.3)} 0Z`;
  const rings = Array.from({ length: 12 }, (_, index) => {
    const t = (index + 1) / 13;
    const x = lean * t ** 1.7;
    return `M${n(x - thick)} ${n(-height * t)}q${n(thick)} ${n(thick * 0.8)} ${n(thick * 2)} 0`;
  });
  const length = height * 0.56;
  const leaf = linear(sheet, tones.leaf, [0, 0, 1, 1]);
  const spray = (rotate: number, flip: boolean, share: number, paint: string) =>
    placed(`<path d="${frond(length * share, length * 0.42)}" fill="${paint}"/>`, {
      x: topX,
      y: -height,
      rotate,
      flip,
    });
  return (
    spray(-30, false, 0.85, tones.backLeaf) +
    spray(26, true, 0.9, tones.backLeaf) +
    `<path d="${trunk}" fill="${linear(sheet, tones.trunk, [0, 0, 1, 0])}"/>` +
    `<path d="${rings.join('')}" fill="none" stroke="#1c0f14" stroke-opacity=".35"
      stroke-width="${n(thick * 0.25)}"/>` +
    spray(8, false, 1, leaf) +
    spray(-6, true, 1, leaf) +
    spray(-52, false, 0.8, leaf) +
    spray(48, true, 0.82, leaf) +
    spray(38, false, 0.78, leaf) +
    spray(-40, true, 0.78, leaf) +
    `<g fill="${tones.fruit}"><circle cx="${n(topX - thick)}" cy="${n(-height + thick * 1.6)}"
      r="${n(thick * 0.9)}"/>
      <circle cx="${n(topX + thick * 0.9)}" cy="${n(-height + thick * 1.9)}"
        r="${n(thick * 0.9)}"/></g>`
  );
}
