import { drawing, linear, type Sheet, type Stop } from '../draw/sheet.ts';
import { LIGHT, pictureOutputs, type Scene } from '../scene.ts';

const SIZE = { width: 64, height: 64 } as const;

export type Method = {
  readonly code: string;
  readonly ground: readonly [Stop, Stop];
  readonly draw: (sheet: Sheet) => string;
};

/** The mark of a way to pay: what one holds in the hand for it, on a tile of its own colour. */
export function methodScene({ code, ground, draw }: Method): Scene {
  const name = `methods-${code}`;
  return {
    name,
    group: 'methods',
    ...SIZE,
    outputs: pictureOutputs([64, 128], LIGHT),
    svg: () =>
      drawing(
        name,
        SIZE,
        (sheet) => `<rect width="64" height="64" fill="${linear(sheet, ground, [0, 0, 1, 1])}"/>
        ${draw(sheet)}`,
      ),
  };
}

/** A coin seen from the front, with what makes it this one in its middle. */
export function coinFace(sheet: Sheet, stops: readonly Stop[], sign: string): string {
  return `<circle cx="32" cy="34" r="20" fill="#00000033"/>
    <circle cx="32" cy="32" r="20" fill="${linear(sheet, stops)}"/>
    <circle cx="32" cy="32" r="15.5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>
    ${sign}`;
}
