import { displayAmount, fromMinorUnits } from '@maneki/kernel/money';
import type { SandboxPayout } from '../payout.ts';
import { escapeMarkup, writePage } from './page.ts';

/** Payouts that wait for a tester to say how they end. */
export function writePayoutsPage(payouts: readonly SandboxPayout[]): string {
  const none =
    '<section><p>No payout waits.</p><p class="soft">Amounts whose last digit is 2 or 3 come here; 1 fails at once, and all others are paid.</p></section>';
  return writePage('Payouts', payouts.length === 0 ? none : payouts.map(writePayout).join(''));
}

function writePayout({ orderNo, amountMinor, currency, to, state }: SandboxPayout): string {
  const amount = `${displayAmount(fromMinorUnits(amountMinor, currency))} ${currency}`;
  const waits = state === 'SILENT' ? 'Not answered' : 'Pending';
  const where = `${to.type} ···${to.lastFour}`;
  const order = escapeMarkup(orderNo);
  return `<section><p class="soft">${waits}</p><h1>${escapeMarkup(amount)}</h1>
<dl><dt>Order</dt><dd>${order}</dd><dt>To</dt><dd>${escapeMarkup(where)}</dd></dl>
<form method="post" action=""><input type="hidden" name="orderNo" value="${order}">
<button name="ending" value="PAID" class="main">Paid</button>
<button name="ending" value="FAILED">Failed</button></form></section>`;
}
