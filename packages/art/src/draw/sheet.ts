import { n } from './path.ts';

/**
 * Collects the gradients, filters and clips of one scene. Ids begin with the scene's own prefix,
 * because scenes are inlined side by side in one page; equal definitions share one id.
 */
export type Sheet = {
  /** Adds a definition; `make` writes it with the id that it is given. Answers that id. */
  define(make: (id: string) => string): string;
  definitions(): string;
};

export function openSheet(prefix: string): Sheet {
  const known = new Map<string, string>();
  const texts: string[] = [];
  return {
    define(make) {
      const key = make('');
      const earlier = known.get(key);
      if (earlier) return earlier;
      const id = `${prefix}-${known.size.toString(36)}`;
      known.set(key, id);
      texts.push(make(id));
      return id;
    },
    definitions: () => texts.join(''),
  };
}

/**
 * A short prefix for a scene's ids. Logos are in the first view, where every byte counts; a test
 * holds that no two scenes share an id.
 */
function prefixOf(name: string): string {
  let hash = 2_166_136_261;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return `a${hash.toString(36).slice(-4)}`;
}

/** `#ffcc00`, with opacity `#ffcc00/0.5`, with its place in percent `#ffcc00/0.5 40`. */
export type Stop = string;

const STOP = /^(#[0-9a-f]{3,6})(?:\/([\d.]+))?(?: ([\d.]+))?$/;

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const match = STOP.exec(stop);
      if (!match) throw new Error(`Not a gradient stop: ${stop}`);
      const [, colour, opacity, percent] = match;
      const share = percent ? Number(percent) / 100 : index / (stops.length - 1);
      const faded = opacity ? ` stop-opacity="${opacity}"` : '';
      return `<stop offset="${n(share)}" stop-color="${colour}"${faded}/>`;
    })
    .join('');
}

/** A gradient along a line, by default from top to bottom. Answers a paint. */
export function linear(
  sheet: Sheet,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  const inner = stopsText(stops);
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  const id = sheet.define((own) => `<linearGradient id="${own}" ${line}>${inner}</linearGradient>`);
  return `url(#${id})`;
}

/** A gradient from a point outwards. Answers a paint. */
export function radial(
  sheet: Sheet,
  stops: readonly Stop[],
  [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5],
): string {
  const inner = stopsText(stops);
  const circle = `cx="${cx}" cy="${cy}" r="${r}"`;
  const id = sheet.define(
    (own) => `<radialGradient id="${own}" ${circle}>${inner}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** Softens a drawing. Only for scenes that are rasterised: phones pay dearly for live filters. */
export function blurred(sheet: Sheet, deviation: number, markup: string): string {
  const id = sheet.define(
    (own) =>
      `<filter id="${own}" x="-60%" y="-60%" width="220%" height="220%">` +
      `<feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
  );
  return `<g filter="url(#${id})">${markup}</g>`;
}

/** Shows of a drawing only what lies inside a path. */
export function clipped(sheet: Sheet, path: string, markup: string): string {
  const id = sheet.define((own) => `<clipPath id="${own}"><path d="${path}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${markup}</g>`;
}

/** The finished scene, without the blanks that its source is laid out with. */
export function drawing(
  name: string,
  size: { readonly width: number; readonly height: number },
  draw: (sheet: Sheet) => string,
): string {
  const sheet = openSheet(prefixOf(name));
  const body = draw(sheet);
  const definitions = sheet.definitions();
  const { width, height } = size;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width}
      ${height}">${definitions && `<defs>${definitions}</defs>`}${body}</svg>`;
  return text.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>');
}
