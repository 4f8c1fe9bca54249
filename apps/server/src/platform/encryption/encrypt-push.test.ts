import { expect, test } from 'vitest';
import { areDeviceKeys, encryptPush } from './encrypt-push.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const RFC = {
  plain: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

test('[APP-1] a message is encrypted as the RFC shows it', () => {
  const { plain, privateKey, salt, message, ...keys } = RFC;
  const chance = { privateKey: bytes(privateKey), salt: bytes(salt) };
  expect(encryptPush(Buffer.from(plain), keys, chance).toString('base64url')).toBe(message);
});

test('[APP-1] the same message is never encrypted alike', () => {
  const messages = [1, 2].map(() => encryptPush(Buffer.from(RFC.plain), RFC).toString('base64url'));
  expect(messages[0]).not.toBe(messages[1]);
});

test.each([
  ['those of the RFC', RFC, true],
  ['a point beside the curve', { ...RFC, p256dh: `${RFC.p256dh.slice(0, -2)}AA` }, false],
  ['half a point', { ...RFC, p256dh: RFC.p256dh.slice(0, 44) }, false],
  ['a short secret', { ...RFC, auth: 'AAAA' }, false],
  ['nothing', { p256dh: '', auth: '' }, false],
])('[APP-1] keys of a device: %s', (_, keys, areKeys) => {
  expect(areDeviceKeys(keys)).toBe(areKeys);
});
