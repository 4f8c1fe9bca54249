import { chance } from './chance.ts';
import { n } from './path.ts';
import { linear, type Sheet } from './sheet.ts';

export type TownTones = {
  readonly wall: readonly string[];
  readonly roof: string;
  readonly edge: string;
  readonly window: readonly string[];
};

/** A merchant's house: curved eaves, tiled ridge, lattice windows lit from inside. Foot at y. */
export function machiya(
  sheet: Sheet,
  at: { x: number; y: number; width: number; floors: number; seed: number },
  tones: TownTones,
): string {
  const { x, y, width, floors, seed } = at;
  const source = chance(seed);
  const storey = width * 0.44;
  const lit = linear(sheet, tones.window);
  const parts: string[] = [];
  for (let floor = 0; floor < floors; floor++) {
    const inset = floor * width * 0.09;
    const left = x + inset;
    const span = width - inset * 2;
    const foot = y - floor * storey * 1.18;
    const top = foot - storey;
    parts.push(
      `<rect x="${n(left)}" y="${n(top)}" width="${n(span)}" height="${n(storey)}"
        fill="${linear(sheet, tones.wall)}"/>`,
    );
    const panes = Math.max(2, Math.round(span / (width * 0.26)));
    for (let pane = 0; pane < panes; pane++) {
      if (source.next() < 0.18) continue;
      const paneWidth = (span / panes) * 0.72;
      const paneX = left + (pane + 0.5) * (span / panes) - paneWidth / 2;
      parts.push(
        lattice({ x: paneX, y: top + storey * 0.3, width: paneWidth, height: storey * 0.52 }, lit),
      );
    }
    parts.push(eaves({ left, span, top, rise: width * 0.15 }, tones));
  }
  return parts.join('');
}

function lattice(at: { x: number; y: number; width: number; height: number }, lit: string): string {
  const { x, y, width, height } = at;
  const bars = [0.25, 0.5, 0.75].map((share) => `M${n(x + width * share)} ${n(y)}v${n(height)}`);
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${lit}"/>` +
    `<path d="${bars.join('')}M${n(x)} ${n(y + height * 0.45)}h${n(width)}" stroke="#2a0c1c"
      stroke-opacity=".75" stroke-width="${n(Math.max(0.3, width * 0.05))}"/>`
  );
}

function eaves(
  at: { left: number; span: number; top: number; rise: number },
  tones: TownTones,
): string {
  const { left, span, top, rise } = at;
  const over = span * 0.14;
  const right = left + span;
  const outline =
    `M${n(left - over)} ${n(top + rise * 0.2)}Q${n(left + span * 0.12)} ${n(top - rise * 0.1)}
      ${n(left + span * 0.2)} ${n(top - rise)}` +
    `H${n(right - span * 0.2)}Q${n(right - span * 0.12)} ${n(top - rise * 0.1)} ${n(right + over)}
      ${n(top + rise * 0.2)}` +
    `Q${n((left + right) / 2)} ${n(top + rise * 0.42)} ${n(left - over)} ${n(top + rise * 0.2)}Z`;
  const edge =
    `M${n(left - over)} ${n(top + rise * 0.2)}Q${n((left + right) / 2)} ${n(top + rise * 0.42)}` +
    ` ${n(right + over)} ${n(top + rise * 0.2)}`;
  const crown = `M${n(left + span * 0.17)} ${n(top - rise)}H${n(right - span * 0.17)}`;
  return (
    `<path d="${outline}" fill="${tones.roof}"/>` +
    `<path d="${edge}" fill="none" stroke="${tones.edge}" stroke-width="${n(rise * 0.1)}"
      opacity=".8"/>` +
    `<path d="${crown}" stroke="${tones.roof}" stroke-width="${n(rise * 0.3)}"
      stroke-linecap="round"/>`
  );
}

/** A pagoda as a far silhouette: roofs that shrink upwards, and a spire. */
export function pagoda(
  at: { x: number; y: number; width: number; floors: number },
  colour: string,
  window?: string,
): string {
  const { x, y, width, floors } = at;
  let path = '';
  let windows = '';
  let foot = y;
  for (let floor = 0; floor < floors; floor++) {
    const span = width * (1 - floor * 0.13);
    const wall = span * 0.26;
    const eave = span * 0.18;
    path +=
      `M${n(x - span * 0.3)} ${n(foot)}V${n(foot - wall)}H${n(x + span * 0.3)}V${n(foot)}Z` +
      `M${n(x - span * 0.56)} ${n(foot - wall - eave * 0.1)}Q${n(x - span * 0.3)}
        ${n(foot - wall - eave * 0.3)}` +
      ` ${n(x - span * 0.24)} ${n(foot - wall - eave)}H${n(x + span * 0.24)}` +
      `Q${n(x + span * 0.3)} ${n(foot - wall - eave * 0.3)} ${n(x + span * 0.56)}
        ${n(foot - wall - eave * 0.1)}` +
      `Q${n(x)} ${n(foot - wall + eave * 0.3)} ${n(x - span * 0.56)}
        ${n(foot - wall - eave * 0.1)}Z`;
    windows += `M${n(x - span * 0.14)}
      ${n(foot - wall * 0.2)}v${n(-wall * 0.5)}h${n(span * 0.28)}v${n(wall * 0.5)}Z`;
    foot -= wall + eave * 0.85;
  }
  path += `M${n(x - width * 0.02)}
    ${n(foot)}V${n(foot - width * 0.36)}H${n(x + width * 0.02)}V${n(foot)}Z`;
  return `<path d="${path}" fill="${colour}"/>${
    window
      ? `<path d="${windows}"
    fill="${window}"/>`
      : ''
  }`;
}

/** A shrine gate standing on y. */
export function torii(
  sheet: Sheet,
  at: { x: number; y: number; width: number },
  paint: readonly string[],
): string {
  const { x, y, width } = at;
  const half = width / 2;
  const height = width * 0.92;
  const post = width * 0.075;
  const fill = linear(sheet, paint);
  const column = (side: number) => {
    const foot = x + side * half * 0.76;
    const head = x + side * half * 0.7;
    return `M${n(foot - post / 2)} ${n(y)}L${n(head - post / 2.4)}
      ${n(y - height * 0.92)}H${n(head + post / 2.4)}L${n(foot + post / 2)} ${n(y)}Z`;
  };
  return (
    `<path d="${column(-1)}${column(1)}" fill="${fill}"/>` +
    `<rect x="${n(x - half * 0.9)}" y="${n(y - height * 0.74)}" width="${n(width * 0.9)}"
      height="${n(post)}" fill="${fill}"/>` +
    `<path d="M${n(x - half)} ${n(y - height * 0.98)}Q${n(x)} ${n(y - height * 0.88)}
      ${n(x + half)} ${n(y - height * 0.98)}
      L${n(x + half * 0.95)} ${n(y - height * 0.88)}Q${n(x)} ${n(y - height * 0.8)}
        ${n(x - half * 0.95)} ${n(y - height * 0.88)}Z"
      fill="${fill}"/>` +
    `<path d="M${n(x - half * 1.06)} ${n(y - height * 1.04)}Q${n(x)} ${n(y - height * 0.93)}
      ${n(x + half * 1.06)} ${n(y - height * 1.04)}
      L${n(x + half)} ${n(y - height * 0.97)}Q${n(x)} ${n(y - height * 0.87)} ${n(x - half)}
        ${n(y - height * 0.97)}Z" fill="#1c0a1c"/>`
  );
}
