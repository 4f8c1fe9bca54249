import { linear, type Stop } from '../draw/sheet.ts';
import type { GoodPicture } from './good.ts';

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paper: readonly Stop[];
  readonly ribbon: string;
};

/** A box with a lid, a ribbon around it and a bow on top. */
export function giftBox(
  sheet: Parameters<GoodPicture['draw']>[0],
  { x, y, width, height, ...look }: Box,
): string {
  const paper = linear(sheet, look.paper, [0, 0, 1, 1]);
  const middle = x + width / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="7" fill="${paper}"/>
    <rect x="${middle - 9}" y="${y}" width="18" height="${height}" fill="${look.ribbon}"/>
    <rect x="${x - 7}" y="${y - 8}" width="${width + 14}" height="26" rx="6" fill="${paper}"/>
    <rect x="${x - 7}" y="${y + 12}" width="${width + 14}" height="6" rx="3" fill="#000" fill-opacity=".16"/>
    <rect x="${middle - 10}" y="${y - 8}" width="20" height="26" fill="${look.ribbon}"/>
    <path d="M${middle} ${y - 8}C${middle - 52} ${y - 4} ${middle - 46} ${y - 56} ${middle} ${y - 14}
      C${middle + 46} ${y - 56} ${middle + 52} ${y - 4} ${middle} ${y - 8}Z" fill="${look.ribbon}"/>
    <path d="M${middle - 34} ${y - 24}Q${middle - 20} ${y - 26} ${middle - 6} ${y - 13}
      M${middle + 34} ${y - 24}Q${middle + 20} ${y - 26} ${middle + 6} ${y - 13}" fill="none" stroke="#000"
      stroke-opacity=".2" stroke-width="3" stroke-linecap="round"/>
    <circle cx="${middle}" cy="${y - 11}" r="8" fill="${look.ribbon}"/>
    <circle cx="${middle - 2}" cy="${y - 13}" r="3" fill="#fff" fill-opacity=".6"/>`;
}

export const gift: GoodPicture = {
  code: 'gift',
  ground: ['#c9e6ff', '#4d7fd0'],
  draw: (sheet) =>
    giftBox(sheet, {
      ...{ x: 62, y: 104, width: 116, height: 92 },
      paper: ['#ff9db4', '#e2466f'],
      ribbon: '#ffe08a',
    }),
};

export const giftLarge: GoodPicture = {
  code: 'gift-large',
  ground: ['#e3d3ff', '#6c43b8'],
  draw: (sheet) =>
    `${giftBox(sheet, {
      ...{ x: 40, y: 112, width: 92, height: 84 },
      paper: ['#7fe0c4', '#1f9a86'],
      ribbon: '#fff3c9',
    })}${giftBox(sheet, {
      ...{ x: 98, y: 88, width: 104, height: 108 },
      paper: ['#ffd36b', '#e0912a'],
      ribbon: '#c2294f',
    })}`,
};
