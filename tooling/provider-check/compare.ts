import { ROUND_WALLET_CODES, type RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { writeAmount } from '@maneki/kernel/money';
import type { Expected } from './model/expected.ts';
import type { Reply } from './wire.ts';

/** What a reply says against what it must say; nothing where they agree. */
export function compare(
  expected: Expected,
  reply: Reply,
  { mayBeReplayed = false }: { readonly mayBeReplayed?: boolean } = {},
): string[] {
  const { body } = reply;
  const told = (name: string, value: unknown) =>
    body[name] === undefined || body[name] === value
      ? []
      : [`${name} is ${show(body[name])}, not ${show(value)}`];
  const needed = (name: string, value: unknown) =>
    body[name] === value ? [] : [`${name} is ${show(body[name])}, not ${show(value)}`];
  const isReplayed = body.replayed === true;
  const balance = writeAmount(expected.balance);
  return [
    ...compareCode(expected.status, reply, { isSigned: true }),
    ...needed('outcome', expected.outcome),
    // After a call that got lost on its way nobody knows which of the two was the first.
    ...(isReplayed === expected.isReplayed || mayBeReplayed ? [] : [`replayed is ${isReplayed}`]),
    ...(expected.isBalanceTold ? needed('balance', balance) : told('balance', balance)),
    ...told('currency', expected.currency),
    ...(expected.isFlagged === undefined ? [] : needed('flagged', expected.isFlagged)),
  ];
}

/** The code with all that goes with it: the HTTP status, finality, and whether it is signed. */
export function compareCode(
  code: RoundWalletCode,
  { httpStatus, isSigned, body }: Reply,
  wanted: { readonly isSigned: boolean },
): string[] {
  const { status, isFinal, retryAfterMs } = ROUND_WALLET_CODES[code];
  const found: readonly (readonly [string, unknown, unknown])[] = [
    ['status', body.status, code],
    ['HTTP status', httpStatus, status],
    ['final', body.final, isFinal],
    ['retryAfterMs', body.retryAfterMs, retryAfterMs],
    ['signed', isSigned, wanted.isSigned],
  ];
  return found
    .filter(([, is, must]) => is !== must)
    .map(([name, is, must]) => `${name} is ${show(is)}, not ${show(must)}`);
}

const show = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));
