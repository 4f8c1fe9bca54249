import { expect, test, vi } from 'vitest';
import { createAccountSheets } from './account-sheets.ts';

test('a sheet stands until it is closed, and tells whether it was of use', async () => {
  const sheets = createAccountSheets();
  const outcome = sheets.open('login');
  expect(sheets.store.getState().asked?.sheet).toBe('login');
  sheets.close(true);
  expect(sheets.store.getState().asked?.sheet).toBeUndefined();
  expect(await outcome).toBe(true);
});

test('a sheet that another one replaces was of no use', async () => {
  const sheets = createAccountSheets();
  const prompt = sheets.open('memberPrompt');
  const login = sheets.open('login');
  expect(await prompt).toBe(false);
  expect(sheets.store.getState().asked?.sheet).toBe('login');
  sheets.close(false);
  expect(await login).toBe(false);
});

test('closing where nothing is open tells nobody', () => {
  const sheets = createAccountSheets();
  const listener = vi.fn();
  sheets.store.subscribe(listener);
  sheets.close(true);
  expect(listener).not.toHaveBeenCalled();
});
