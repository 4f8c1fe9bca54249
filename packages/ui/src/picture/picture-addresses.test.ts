import { expect, test } from 'vitest';
import { addressAt, sourceSet } from './picture-addresses.ts';

const hosts = ['', 'https://two.example/'];

test('each host is tried in turn, and then nothing is left', () => {
  expect(addressAt('/art/cat.webp', hosts, 0)).toBe('/art/cat.webp');
  expect(addressAt('/art/cat.webp', hosts, 1)).toBe('https://two.example/art/cat.webp');
  expect(addressAt('/art/cat.webp', hosts, 2)).toBeUndefined();
});

test('an address with a host of its own is tried once', () => {
  expect(addressAt('https://vendor.example/a.png', hosts, 0)).toBe('https://vendor.example/a.png');
  expect(addressAt('https://vendor.example/a.png', hosts, 1)).toBeUndefined();
  expect(addressAt('//vendor.example/a.png', hosts, 1)).toBeUndefined();
});

test('a source set names every width', () => {
  const widths = { 216: '/a-216.avif', 432: '/a-432.avif' };
  expect(sourceSet(widths, hosts, 0)).toBe('/a-216.avif 216w, /a-432.avif 432w');
  expect(sourceSet(widths, hosts, 2)).toBeUndefined();
  expect(sourceSet(undefined, hosts, 0)).toBeUndefined();
});

test('where there is no drawing the default is shown at once', () => {
  expect(addressAt('', ['https://one.test', ''], 0)).toBeUndefined();
});
