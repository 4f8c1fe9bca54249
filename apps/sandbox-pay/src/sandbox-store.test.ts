import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noticesOf, openCollection } from './collection.ts';
import { openJournal } from './journal.ts';
import { openPayout } from './payout.ts';
import { createSandboxStore } from './sandbox-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2030-01-01T12:00:00Z');
const asked = {
  orderNo: 'D3001010000000001',
  method: 'CRYPTO',
  currency: 'JPY',
  amountMinor: 15_000n,
  reference: 'ABC234',
  payerName: null,
  coin: { code: 'USDT', network: 'TRC20' },
  expiresAt: NOW.toISOString(),
  returnUrl: null,
} as const;
const target = {
  type: 'BANK',
  bankCode: '0005',
  branch: '123',
  accountNo: '7654321',
  holderName: 'ヤマダ ハナコ',
  network: null,
} as const;
const payout = { orderNo: 'W3001010000000001', currency: 'JPY', amountMinor: 3n, target } as const;

test('what was asked and paid is known after a restart, and no account number stands in the file', () => {
  const path = join(folder, 'below', 'sandbox.jsonl');
  const restart = () => createSandboxStore(openJournal(path));
  const first = restart();
  const collection = first.collect(asked.orderNo, () => openCollection(asked, NOW));
  noticesOf(collection, 'paid', NOW);
  collection.told.push({ at: NOW, what: 'paid', answer: 'OK' });
  first.keepCollection(collection);
  const paid = first.payOut(payout.orderNo, () => openPayout(payout, NOW));
  expect(first.listOpenPayouts()).toEqual([paid]);

  // A process that died while it wrote leaves half a line.
  appendFileSync(path, '{"kind":"payout","item":{"orderN');
  const second = restart();
  expect(second.findCollection(collection.ref)).toEqual(collection);
  expect(second.findPayout(payout.orderNo)).toEqual(paid);
  const opened = () => {
    throw new Error('it is known already');
  };
  expect(second.collect(asked.orderNo, opened).payments).toBe(1);
  const [found] = second.listOpenPayouts();
  found!.state = 'PAID';
  second.keepPayout(found!);
  expect(restart().listOpenPayouts()).toEqual([]);
  const kept = readFileSync(path, 'utf8');
  expect(kept.trim().split('\n')).toHaveLength(2);
  expect(kept).not.toContain('7654321');
  expect(kept).not.toContain('ヤマダ');
});
