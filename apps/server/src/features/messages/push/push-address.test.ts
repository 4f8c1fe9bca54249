import { expect, test } from 'vitest';
import { isPushAddress, PUSH_SERVICES } from './push-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://db5p.notify.windows.com/w/?token=AwYAAA',
  'https://web.push.apple.com/QGf0',
  'https://fcm.googleapis.com:443/fcm/send/abc',
])('[APP-1] a push service is called: %s', (address) => {
  expect(isPushAddress(address, PUSH_SERVICES)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:pass@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@169.254.169.254/latest',
  'https://fcm.googleapis.com.example.com/',
  'https://notify.windows.com/',
  'https://.notify.windows.com/',
  'https://evilnotify.windows.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/',
  'fcm.googleapis.com',
  '',
])('[APP-1] nothing else is: %s', (address) => {
  expect(isPushAddress(address, PUSH_SERVICES)).toBe(false);
});
