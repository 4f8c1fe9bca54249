import type { Numero } from '@maneki/contract/lottery/schemas';
import { expect, test } from 'vitest';
import { tellNumero } from './told-numero.ts';

const numero = { gameId: 'lottok31', issueNo: '203001010001' } as Numero;
const open = { gameId: 'lottok31', isOpen: true };
const paused = { gameId: 'lottossc1', isOpen: false };
const unasked = { numeros: undefined, hasFailed: false };
const failed = { numeros: undefined, hasFailed: true };
const told = { numeros: [numero], hasFailed: true };

test('[PLAY-9] a lottery shows the issue that was told of it', () => {
  expect(tellNumero(open, told)).toBe(numero);
});

test('[PLAY-9] a lottery without an issue rests, also one that was open when the list was read', () => {
  expect(tellNumero(paused, told)).toBe('resting');
  expect(tellNumero({ ...paused, isOpen: true }, told)).toBe('resting');
});

test('[PLAY-9] before anybody has told only a paused lottery is said to rest, and trouble is no rest', () => {
  expect([unasked, failed].map((answer) => tellNumero(paused, answer))).toEqual([
    'resting',
    'resting',
  ]);
  expect([unasked, failed].map((answer) => tellNumero(open, answer))).toEqual([
    'loading',
    'unknown',
  ]);
});
