import { displayAmount, fromMinorUnits } from '@maneki/kernel/money';
import { drawAddress } from '../chain.ts';
import type { Choice, Collection } from '../collection.ts';
import { escapeMarkup, writePage } from './page.ts';

const LABELS: Readonly<Record<Choice, string>> = {
  paid: 'Pay it',
  underpaid: 'Pay only half',
  overpaid: 'Pay 10 % more',
  twice: 'Pay, told twice',
  again: 'Pay two times',
  late: 'Pay late',
  expired: 'Let it expire',
  failed: 'Fail',
};

/** What is to be paid, and what a tester can have happen to it. */
export function writeCollectionPage(collection: Collection): string {
  const { amountMinor, currency, coin, coins, ref } = collection;
  const amount = `${displayAmount(fromMinorUnits(amountMinor, currency))} ${currency}`;
  const shown = coin && coins ? `${coins} ${coin.code}` : amount;
  const facts: [string, string][] = [
    ['Order', collection.orderNo],
    ['Reference', collection.reference],
    ...(coin ? [['Worth', amount] as [string, string]] : []),
    ...(coin ? [['Network', coin.network] as [string, string]] : []),
    ...(coin ? [['Address', drawAddress(coin.network, ref)] as [string, string]] : []),
    [
      'To be paid until',
      new Date(collection.expiresAt).toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'),
    ],
  ];
  return writePage(
    'Payment',
    `<section><p class="soft">To be paid</p><h1>${escapeMarkup(shown)}</h1><dl>${facts
      .map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
      .join('')}</dl></section>
<section><h2>What happens?</h2><form method="post" action="">${buttons()}</form></section>
${coin ? writeChain(collection) : ''}${writeTold(collection)}${writeReturn(collection)}`,
  );
}

const buttons = () =>
  (Object.entries(LABELS) as [Choice, string][])
    .map(
      ([choice, label]) =>
        `<button name="choice" value="${choice}"${choice === 'paid' ? ' class="main"' : ''}>${label}</button>`,
    )
    .join('');

function writeChain({ sent }: Collection): string {
  if (sent.length === 0) return '';
  const rows = sent.map(
    ({ coins, confirmations }) =>
      `<li><span>${escapeMarkup(coins)} sent</span><span>${confirmations} confirmations</span></li>`,
  );
  return `<section><h2>The sandbox chain</h2><ul>${rows.join('')}</ul>
<form method="post" action=""><button name="blocks" value="1">One more block</button>
<button name="blocks" value="20">Twenty blocks</button></form></section>`;
}

function writeTold({ told }: Collection): string {
  if (told.length === 0) return '';
  const rows = told
    .slice(-10)
    .reverse()
    .map(
      ({ what, answer }) =>
        `<li><span>${escapeMarkup(what)}</span><span>${escapeMarkup(answer)}</span></li>`,
    );
  return `<section aria-live="polite"><h2>Told to the site, and what it answered</h2><ul>${rows.join('')}</ul></section>`;
}

const writeReturn = ({ returnUrl }: Collection): string =>
  returnUrl ? `<p><a href="${escapeMarkup(returnUrl)}">Back to the site</a></p>` : '';
