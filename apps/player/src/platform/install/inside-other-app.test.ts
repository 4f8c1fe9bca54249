import { expect, test } from 'vitest';
import { isInsideOtherApp } from './inside-other-app.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${PHONE} Safari Line/14.21.0`, true],
  [`${PHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/484.0]`, true],
  [`${PHONE} Mobile Instagram 351.0`, true],
  [`${PHONE} MicroMessenger/8.0.54`, true],
  [`${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`, false],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/144.0 inline/1', false],
])('[SHELL-3] %s is inside another app: %s', (userAgent, expected) => {
  expect(isInsideOtherApp(userAgent)).toBe(expected);
});
