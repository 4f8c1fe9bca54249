import { linear, type Sheet } from '../draw/sheet.ts';

/** The sheet of paper that every category icon is drawn on. */
export const ICON = { width: 40, height: 40 } as const;

/** Paints of one icon. Both states of a category share its shapes and differ only in these. */
export type IconTones = {
  /** The main mass, lit from above. */
  readonly body: string;
  /** The side of the same mass that lies in shade, also its thickness below. */
  readonly shade: string;
  /** The second colour: what makes it a two-tone picture. */
  readonly accent: string;
  readonly accentShade: string;
  /** Lines and small dark marks. */
  readonly ink: string;
  /** Light on edges. */
  readonly gleam: string;
  /** A small mark on the body, readable in both states. */
  readonly mark: string;
  /** The loud colour: red at rest, gold where the ground itself may be red. */
  readonly signal: string;
};

export type Hue = { readonly body: readonly string[]; readonly shade: string };

const GOLD = ['#fff0bf', '#ffd066 45', '#e79a2b'];

/** At rest an icon shows its own colour, which is how a category is found before it is read. */
export function restingTones(sheet: Sheet, hue: Hue, ink: string): IconTones {
  return {
    body: linear(sheet, hue.body),
    shade: hue.shade,
    accent: linear(sheet, GOLD),
    accentShade: '#b86f16',
    ink,
    gleam: '#ffffff',
    mark: '#ffffff',
    signal: '#e0304a',
  };
}

/** Chosen, it stands on the merchant's accent colour, so it turns to ivory and gold. */
export function activeTones(sheet: Sheet): IconTones {
  return {
    body: linear(sheet, ['#ffffff', '#fff6e6 55', '#ffe3c2']),
    shade: '#e8b58c',
    accent: linear(sheet, ['#fff3c4', '#ffd35c 50', '#f2a62e']),
    accentShade: '#c47a1c',
    ink: '#4a1730',
    gleam: '#ffffff',
    mark: '#d98a2a',
    signal: '#ffb83d',
  };
}
