import type { FundTransfer, VendorWallets } from '@maneki/contract/play/schemas';
import { type FormEvent, useRef, useState } from 'react';
import { type TransferTerms, useTransferFunds } from '../transfer-mutations.ts';
import { checkAmount, everything } from './transfer-amount.ts';
import { placeOf, type TransferProblem } from './transfer-problem.ts';

export type Direction = TransferTerms['direction'];

type TransferOptions = { readonly wallets: VendorWallets; readonly onMoved: () => void };

/** The form of a transfer: what is chosen and typed, what is wrong with it, and what came of it. */
export function useTransfer({ wallets, onMoved }: TransferOptions) {
  const [direction, setDirection] = useState<Direction>('TO_VENDOR');
  const [code, setCode] = useState(wallets.vendors[0]?.code ?? '');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<TransferProblem>();
  const [result, setResult] = useState<FundTransfer>();
  const field = useRef<HTMLInputElement>(null);
  const transferring = useTransferFunds(onMoved);

  // A vendor that is gone since cannot be meant any more.
  const vendor = wallets.vendors.find((held) => held.code === code) ?? wallets.vendors[0];
  const { minimum, decimals, mainBalance } = wallets;
  const available = direction === 'TO_VENDOR' ? mainBalance : (vendor?.balance ?? null);
  const rules = { minimum, decimals, available };

  const complain = (found: TransferProblem) => {
    setProblem(found);
    if (placeOf(found) === 'amount') field.current?.focus();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (transferring.isPending || !vendor) return;
    const checked = checkAmount(typed, rules);
    if (!checked.ok) return complain({ kind: 'amount', problem: checked.problem });
    setProblem(undefined);
    setResult(undefined);
    const terms = { vendor: vendor.code, direction, amount: checked.amount };
    try {
      const answer = await transferring.mutateAsync(terms);
      if (!answer.ok) return complain({ kind: 'refused', refusal: answer.refusal });
      setResult(answer.value);
      setTyped('');
    } catch {
      complain({ kind: 'lost', isOffline: !navigator.onLine });
    }
  };

  /** What was wrong with the former choice is not wrong with the next one. */
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblem(undefined);
    };
  const all = everything(rules);
  return {
    direction,
    setDirection: changing(setDirection),
    vendor,
    setVendor: changing(setCode),
    typed,
    setTyped: changing(setTyped),
    all,
    field,
    problem,
    // It goes on: the list of transfers knows more of it than the first answer did.
    result: result && (wallets.transfers.find(({ refNo }) => refNo === result.refNo) ?? result),
    isSending: transferring.isPending,
    send,
  };
}
