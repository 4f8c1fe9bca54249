import { expect, test } from 'vitest';
import { reasonOf } from './end-reason.ts';
import { listAddress } from './tell-parent.ts';

const pathname = '/m/lotto-h5/m1/Tradition/games/lottossc1';
const opening = { isAnswered: true, isFramed: false, pathname };

test('[PLAY-3] a lottery on its own is opened again from the lottery centre, in a frame by the page around it', () => {
  expect(reasonOf(opening)).toBe('centre');
  expect(reasonOf({ ...opening, isFramed: true })).toBe('ended');
  expect(reasonOf({ ...opening, pathname: '/games/launch' })).toBe('ended');
  expect(reasonOf({ ...opening, isAnswered: false })).toBe('unreachable');
});

test('[PLAY-3] whoever leaves a lottery on its own comes to the lottery centre', () => {
  expect(listAddress({ pathname })).toBe('/m/lottery');
  expect(listAddress({ pathname: '/games/launch' })).toBe('/m/rng');
});
