import { expect, test } from 'vitest';
import { fitReels } from './fit-reels.ts';

const five = { columns: 5, rows: 3 };
const rooms = [
  { name: 'a small phone', room: { x: 0, y: 56, width: 320, height: 290 } },
  { name: 'a phone', room: { x: 0, y: 56, width: 390, height: 540 } },
  { name: 'a phone on its side', room: { x: 40, y: 0, width: 560, height: 330 } },
  { name: 'a wide screen', room: { x: 0, y: 56, width: 1280, height: 500 } },
];

for (const { name, room } of rooms) {
  test(`reels and frame stay inside the room of ${name}`, () => {
    const { reels, frame } = fitReels(room, five);
    expect(reels.x - frame).toBeGreaterThanOrEqual(room.x);
    expect(reels.y - frame).toBeGreaterThanOrEqual(room.y);
    expect(reels.x + reels.width + frame).toBeLessThanOrEqual(room.x + room.width + 1);
    expect(reels.y + reels.height + frame).toBeLessThanOrEqual(room.y + room.height + 1);
  });
}

test('symbols are as wide as the phone allows', () => {
  const { cellWidth, symbol } = fitReels(rooms[1]!.room, five);
  expect(cellWidth).toBeGreaterThanOrEqual(70);
  expect(symbol).toBeGreaterThanOrEqual(68);
});

test('a wide screen does not blow symbols up', () => {
  expect(fitReels({ x: 0, y: 0, width: 3_000, height: 3_000 }, five).cellWidth).toBe(172);
});
