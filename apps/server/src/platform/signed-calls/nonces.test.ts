import { MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import { createNonces, NONCE_KEPT_MS } from './nonces.ts';

const START = new Date('2030-01-01T12:00:00Z').getTime();
const at = (ms: number) => new Date(START + ms);

test('a nonce counts once for a provider, and once for another', () => {
  const nonces = createNonces();
  expect(nonces.take('one', 'a', at(0))).toBe(true);
  expect(nonces.take('one', 'a', at(0))).toBe(false);
  expect(nonces.take('two', 'a', at(0))).toBe(true);
});

test('no nonce is forgotten early, whenever in its slice it came and however many follow', () => {
  for (const offset of [0, 1, MINUTE_MS, 2 * MINUTE_MS - 1]) {
    const nonces = createNonces();
    nonces.take('one', 'first', at(0));
    nonces.take('one', 'watched', at(offset));
    for (let later = offset; later < offset + NONCE_KEPT_MS; later += 10_000)
      for (let many = 0; many < 50; many += 1) nonces.take('one', `${later}-${many}`, at(later));
    expect(nonces.take('one', 'watched', at(offset + NONCE_KEPT_MS))).toBe(false);
  }
});

test('a nonce is forgotten after its time, so that memory stays bounded', () => {
  const nonces = createNonces();
  nonces.take('one', 'a', at(0));
  expect(nonces.take('one', 'a', at(13 * MINUTE_MS))).toBe(true);
});

test('a clock that is set back opens nothing again', () => {
  const nonces = createNonces();
  nonces.take('one', 'a', at(5 * MINUTE_MS));
  expect(nonces.take('one', 'a', at(0))).toBe(false);
});

test('nodes that share a limiter count a nonce once together', async () => {
  const seen = new Set<string>();
  const shared = {
    async take(key: string) {
      if (seen.has(key)) return { ok: false, retryAfterSeconds: 1 } as const;
      seen.add(key);
      return { ok: true } as const;
    },
    async close() {},
  };
  const [here, there] = [createNonces(shared), createNonces(shared)];
  expect(await here.take('one', 'a', at(0))).toBe(true);
  expect(await there.take('one', 'a', at(0))).toBe(false);
});
