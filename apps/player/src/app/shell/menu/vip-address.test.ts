import { expect, test } from 'vitest';
import { vipAddress } from './vip-address.ts';

test('[MENU-4] the VIP page is opened in the visitor’s language and theme', () => {
  const address = vipAddress('https://vip.example/club?from=menu', {
    language: 'JA',
    theme: 'light',
  });
  expect(address).toBe('https://vip.example/club?from=menu&lang=JA&theme=light');
});
