import { n, placed } from '../draw/path.ts';
import { linear, type Sheet, type Stop } from '../draw/sheet.ts';
import type { GoodPicture } from './good.ts';

/** A chip that lies on others: its edge with the marks, and its face from above. */
function chip(sheet: Sheet, stops: readonly Stop[]): string {
  const paint = linear(sheet, stops, [0, 0, 1, 0]);
  const marks = [-34, -17, 0, 17, 34]
    .map(
      (x) =>
        `<rect x="${x - 4}" y="${n(Math.sqrt(1 - (x / 46) ** 2) * 15)}" width="8" height="11" fill="#fff"/>`,
    )
    .join('');
  return `<path d="M-46 0V11C-46 20 -24 27 0 27S46 20 46 11V0Z" fill="${paint}"/>${marks}
    <ellipse rx="46" ry="16" fill="${paint}"/>
    <ellipse rx="33" ry="11" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="9 7"/>
    <ellipse rx="24" ry="7.5" fill="#fff" fill-opacity=".22"/>`;
}

const RED: readonly Stop[] = ['#ff8a80', '#d32f4e 45', '#8f1236'];
const GREEN: readonly Stop[] = ['#7fdcae', '#1f9a6b 45', '#0c5f47'];
const NIGHT: readonly Stop[] = ['#8f95d8', '#3c3f8f 45', '#20225c'];

export const chips: GoodPicture = {
  code: 'chips',
  ground: ['#b9ecd4', '#1e7b62'],
  draw: (sheet) => {
    const pile = (x: number, colours: readonly (readonly Stop[])[]) =>
      colours
        .map((stops, index) => placed(chip(sheet, stops), { x, y: 172 - index * 14 }))
        .join('');
    return `${pile(74, [NIGHT, NIGHT, GREEN])}${pile(164, [RED, GREEN, RED, NIGHT, RED])}
      ${placed(chip(sheet, RED), { x: 112, y: 182, scale: 0.96 })}`;
  },
};
