import { drawing, linear, radial, type Sheet, type Stop } from '../draw/sheet.ts';
import { LIGHT, pictureOutputs, type Scene } from '../scene.ts';

const SIZE = { width: 240, height: 240 } as const;

export type GoodPicture = {
  /** As goods call it: `art:<code>`. */
  readonly code: string;
  /** The air behind it, from above to below. */
  readonly ground: readonly [Stop, Stop];
  /** Around the middle, standing on y = 196. */
  readonly draw: (sheet: Sheet) => string;
};

/** Something that is had for points, standing in soft light, whatever the merchant's look. */
export function goodScene({ code, ground, draw }: GoodPicture): Scene {
  const name = `goods-${code}`;
  return {
    name,
    group: 'goods',
    ...SIZE,
    outputs: pictureOutputs([240, 480], LIGHT),
    svg: () =>
      drawing(
        name,
        SIZE,
        (sheet) => `<rect width="240" height="240" fill="${linear(sheet, ground)}"/>
        <circle cx="160" cy="70" r="150" fill="${radial(sheet, ['#ffffff/0.5', '#ffffff/0'])}"/>
        <path d="M0 190Q120 176 240 190V240H0Z" fill="#000000" fill-opacity=".1"/>
        <ellipse cx="120" cy="198" rx="84" ry="13" fill="#1a0a24" fill-opacity=".28"/>
        ${draw(sheet)}`,
      ),
  };
}
