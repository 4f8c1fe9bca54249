import type { DepositChannel } from '@maneki/contract/cashier/deposit-schemas';
import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { writeAmount } from '@maneki/kernel/money';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import type { Cash } from '../cash.ts';
import { orderAddress } from '../deposit-address.ts';
import { cashierKeys } from '../queries.ts';
import { type AmountProblem, checkAmount } from './deposit-amount.ts';

/** What stands in the way: a rule of a field, the server's no, or no answer at all. */
export type DepositProblem =
  | { readonly kind: 'amount'; readonly problem: AmountProblem }
  | { readonly kind: 'payerName' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** As the server counts the letters of a name. */
const NAME_MIN = 2;

/** How much is paid in by a way that is chosen, what is wrong with it, and the order that it becomes. */
export function useDepositForm(channel: DepositChannel, { currency }: Cash) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [payerName, setPayerName] = useState('');
  const [promotionId, choosePromotion] = useState<string>();
  const [problem, setProblem] = useState<DepositProblem>();
  const form = useRef<HTMLFormElement>(null);
  const request = useMoneyRequest(cashierEndpoints.openDeposit, {
    onSettled: () => client.invalidateQueries({ queryKey: cashierKeys.all }),
  });
  const checked = checkAmount(typed, { currency, ...channel });

  const complain = (found: DepositProblem) => {
    setProblem(found);
    if (found.kind === 'amount' || found.kind === 'payerName')
      form.current?.querySelector<HTMLInputElement>(`[name=${found.kind}]`)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (request.isPending) return;
    if (!checked.ok) return complain({ kind: 'amount', problem: checked.problem });
    const name = payerName.trim();
    if (channel.needsPayerName && name.length < NAME_MIN) return complain({ kind: 'payerName' });
    setProblem(undefined);
    try {
      const answer = await request.mutateAsync({
        channelId: channel.id,
        amount: writeAmount(checked.units),
        ...(channel.needsPayerName && { payerName: name }),
        ...(promotionId !== undefined && { promotionId }),
      });
      if (!answer.ok) return complain({ kind: 'refused', message: answer.refusal.message });
      await navigate(orderAddress(answer.value.orderNo).slice('/m'.length));
    } catch {
      complain({ kind: 'lost' });
    }
  };
  /** What was wrong before it was changed is not wrong any more. */
  const changing = (set: (value: string) => void) => (value: string) => {
    set(value);
    setProblem(undefined);
  };
  return {
    form,
    typed,
    setTyped: changing(setTyped),
    payerName,
    setPayerName: changing(setPayerName),
    /** Undefined until what is typed can be paid in. */
    units: checked.ok ? checked.units : undefined,
    promotionId,
    choosePromotion,
    problem,
    isSending: request.isPending,
    send,
  };
}
