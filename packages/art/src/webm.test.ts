import { expect, test } from 'vitest';
import { toWebm } from './webm.ts';

const film = toWebm({
  width: 640,
  height: 360,
  perSecond: 24,
  chunks: Array.from({ length: 48 }, (_, index) => ({
    isKey: index === 0,
    bytes: Uint8Array.from([index, 1, 2, 3]),
  })),
});

type Element = { readonly id: string; readonly at: number; readonly bytes: Uint8Array };

/** The elements that lie side by side in some bytes. Our lengths are always eight bytes. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at]!) - 23;
    const view = new DataView(bytes.buffer, bytes.byteOffset + at + idLength);
    const start = at + idLength + 8;
    const end = start + view.getUint32(4);
    const id = Buffer.from(bytes.subarray(at, at + idLength)).toString('hex');
    found.push({ id, at, bytes: bytes.subarray(start, end) });
    at = end;
  }
  return found;
}

const inside = (elements: readonly Element[], id: string): Element[] =>
  elementsOf(elements.find((element) => element.id === id)!.bytes);

const segment = inside(elementsOf(film), '18538067');

test('a film is a header and one segment, whose lengths fit to the last byte', () => {
  expect(elementsOf(film).map(({ id }) => id)).toEqual(['1a45dfa3', '18538067']);
  expect(segment.map(({ id }) => id)).toEqual(['1549a966', '1654ae6b', '1c53bb6b', '1f43b675']);
});

test('it says how long it lasts, in milliseconds', () => {
  const duration = inside(segment, '1549a966').find(({ id }) => id === '4489')!.bytes;
  expect(new DataView(duration.buffer, duration.byteOffset).getFloat64(0)).toBe(2000);
});

test('every picture is a block with its own time, and only the first one stands alone', () => {
  const blocks = inside(segment, '1f43b675').filter(({ id }) => id === 'a3');
  const times = blocks.map(({ bytes }) => bytes[1]! * 256 + bytes[2]!);
  expect(blocks.length).toBe(48);
  expect(times.slice(0, 4)).toEqual([0, 42, 83, 125]);
  expect(blocks.filter(({ bytes }) => bytes[3] === 0x80)).toEqual([blocks[0]]);
  expect([...blocks[7]!.bytes.subarray(4)]).toEqual([7, 1, 2, 3]);
});

test('the index points to the cluster', () => {
  const positions = inside(inside(inside(segment, '1c53bb6b'), 'bb'), 'b7');
  const position = positions.find(({ id }) => id === 'f1')!.bytes;
  const cluster = segment.find(({ id }) => id === '1f43b675')!;
  expect(new DataView(position.buffer, position.byteOffset).getUint32(0)).toBe(cluster.at);
});
