import { expect, test } from 'vitest';
import { createEntryMemory } from './entry-memory.ts';

test('[AUTH-4] a name and a picture that was asked for outlast a change of the form', () => {
  const memory = createEntryMemory();
  memory.keep('username', 'aya1');
  memory.choose({ guarded: ['username'] });
  memory.choose({ loginMode: 'sms' });
  expect(memory.find('username')).toBe('aya1');
  expect(memory.choice()).toEqual({ guarded: ['username'], loginMode: 'sms' });
  memory.keep('username', '');
  expect(memory.find('username')).toBeUndefined();
});

test('secrets are not kept', () => {
  const memory = createEntryMemory();
  for (const name of ['password', 'confirmPassword', 'paymentPassword', 'code', 'captcha']) {
    memory.keep(name, 'secret');
    expect(memory.find(name), name).toBeUndefined();
  }
});

test('whoever is in leaves nothing behind, nor does the form that leaves after them', () => {
  const memory = createEntryMemory();
  memory.keep('username', 'aya1');
  memory.choose({ guarded: ['username'] });
  memory.forget();
  memory.keep('username', 'aya1');
  memory.choose({ guarded: ['username'] });
  expect(memory.find('username')).toBeUndefined();
  expect(memory.choice()).toEqual({});
  memory.open();
  memory.keep('username', 'mika2');
  expect(memory.find('username')).toBe('mika2');
});
