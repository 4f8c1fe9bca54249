import { n, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc, type Finish, painted } from './painted.ts';

/** How a body is painted whose colours are told as stops of a gradient. */
export type Solid = Omit<Finish, 'fill' | 'line'> & {
  /** The line of the gradient; by default from top to bottom. */
  readonly along?: readonly [number, number, number, number];
  /** A centre and a radius instead of a line. */
  readonly round?: readonly [number, number, number];
};

/** Draws bodies that share one dark edge. */
export type Draughtsman = (path: string, fill: readonly string[], more?: Solid) => string;

export function draughtsman(sheet: Sheet, line: string): Draughtsman {
  return (path, fill, more = {}) => {
    const { along, round, ...rest } = more;
    const paint = round ? radial(sheet, fill, round) : linear(sheet, fill, along);
    return painted(sheet, path, { weight: 2, ...rest, fill: paint, line });
  };
}

/** A thick line as a round tube: dark edge, body, a streak of light. */
export function tube(
  path: string,
  look: { width: number; fill: string; edge: string; light?: string; rim?: number },
): string {
  const { width, fill, edge, light = '#ffffff', rim = 4 } = look;
  const stroke = (colour: string, thick: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(thick)}"
      stroke-linecap="round" stroke-linejoin="round"${more}/>`;
  return (
    stroke(edge, width + rim) +
    stroke(fill, width) +
    stroke(
      light,
      width * 0.26,
      ` stroke-opacity=".55" transform="translate(${n(-width * 0.14)} ${n(-width * 0.18)})"`,
    )
  );
}

/** A box with round corners. */
export const box = (x: number, y: number, width: number, height: number, corner = 3): string =>
  `M${n(x + corner)} ${n(y)}h${n(width - corner * 2)}q${n(corner)} 0 ${n(corner)} ${n(corner)}` +
  `v${n(height - corner * 2)}q0 ${n(corner)} ${n(-corner)} ${n(corner)}` +
  `h${n(corner * 2 - width)}q${n(-corner)} 0 ${n(-corner)} ${n(-corner)}` +
  `v${n(corner * 2 - height)}q0 ${n(-corner)} ${n(corner)} ${n(-corner)}Z`;

/** A leaf, petal or feather from the origin to the right; `belly` is its half width. */
export const blade = (length: number, belly: number): string =>
  `M0 0C${n(length * 0.25)} ${n(-belly * 1.3)} ${n(length * 0.75)} ${n(-belly * 1.2)} ${n(
    length,
  )} 0C${n(length * 0.75)} ${n(belly * 1.2)} ${n(length * 0.25)} ${n(belly * 1.3)} 0 0Z`;

/** Dots on a circle, for rivets, bulbs and beads. */
export function beads(
  ring: { x?: number; y?: number; radius: number; count: number; size: number; from?: number },
  colour: string,
): string {
  const { x = 0, y = 0, radius, count, size, from = 0 } = ring;
  const dots = Array.from({ length: count }, (_, index) => {
    const [cx, cy] = polar([x, y], radius, from + (360 / count) * index);
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(size)}"/>`;
  });
  return `<g fill="${colour}">${dots.join('')}</g>`;
}

/** A coin with a raised rim and an empty field, on which the game writes a number. */
export function emptyCoin(
  sheet: Sheet,
  look: {
    line: string;
    rim: readonly string[];
    field: readonly string[];
    /** What lies on the rim. */
    ornament?: string;
    radius?: number;
    shadeColour?: string;
  },
): string {
  const { rim, field, line, radius = 43, ornament = '', shadeColour = line } = look;
  const body = draughtsman(sheet, line);
  const inner = radius * 0.7;
  return (
    body(disc(0, 0, radius), rim, { along: [0, 0, 1, 1], shadeColour }) +
    ornament +
    body(disc(0, 0, inner), field, {
      weight: 1.4,
      light: 0.3,
      depth: 3,
      round: [0.4, 0.3, 0.8],
      shadeColour,
    }) +
    `<path d="M${n(-inner * 0.8)} ${n(-inner * 0.35)}A${n(inner * 0.88)} ${n(inner * 0.88)} 0 0 1
      ${n(inner * 0.05)} ${n(-inner * 0.88)}" fill="none" stroke="#fff" stroke-opacity=".7"
      stroke-width="2.2" stroke-linecap="round"/>`
  );
}
