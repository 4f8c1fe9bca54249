import type { RecordedTransfer } from '@maneki/contract/wallet/schemas';
import { record } from '@maneki/phrases/en/record';
import { wallet } from '@maneki/phrases/en/wallet';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { TransferRow } from './transfer-row.tsx';

const payout: RecordedTransfer = {
  reference: '7K2MVX8Q-42',
  at: '2026-11-14T15:00:05Z',
  kind: 'PAYOUT',
  direction: 'IN',
  amount: '1250.5',
  balanceAfter: '18250.7599',
  status: 'DONE',
  remark: null,
  counterparty: null,
};

function render(transfer: RecordedTransfer, businessTimezone?: string): string {
  const client = new QueryClient();
  if (businessTimezone) client.setQueryData(['site', 'settings'], { businessTimezone });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" messages={{ wallet, record } as never} timeZone="UTC">
        <TransferRow transfer={transfer} />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('money that came in has a plus and its colour', () => {
  const html = render(payout);
  expect(html).toContain('Payout');
  expect(html).toMatch(/text-success-text[^>]*><span>\+1,250\.50</);
  expect(html).toContain('Balance 18,250.75');
  expect(html).toContain('aria-label="Copy number 7K2MVX8Q-42"');
});

test('money that went out has a minus and no colour', () => {
  const html = render({ ...payout, kind: 'BET', direction: 'OUT' });
  expect(html).toContain('−1,250.50');
  expect(html).not.toContain('text-success-text');
});

test('a remark is shown where there is one', () => {
  expect(render({ ...payout, remark: 'Round 31 was cancelled' })).toContain(
    'Round 31 was cancelled',
  );
});

test('its time is the merchant’s, and Tokyo’s where none is told', () => {
  expect(render(payout)).toContain('00:00:05');
  expect(render(payout, 'Asia/Manila')).toContain('23:00:05');
});
