import { TOAST_MS } from '@maneki/contract/constants';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainAmount } from '../records/signed-amount.ts';
import { useViewer } from '../viewer/use-viewer.ts';
import { walletKeys } from '../viewer/wallet-query.ts';
import { useMoneyRequest } from './use-money-request.ts';

/** Fills a wallet up with play credit, and says what became of it. */
export function useRefill(wallet: 'MAIN' | 'FREE') {
  const t = useTranslations('wallet.refill');
  const { symbol } = useViewer();
  const client = useQueryClient();
  const [problem, setProblem] = useState('');
  const request = useMoneyRequest(walletEndpoints.refillCredit, {
    onSettled: () => client.invalidateQueries({ queryKey: walletKeys.balance }),
  });
  // News of the balance may take the button away before the reply is there; what was done is told all the same.
  const ask = async () => {
    setProblem('');
    try {
      const answer = await request.mutateAsync({ wallet });
      if (!answer.ok) return setProblem(answer.refusal.message);
      const { amount, reference } = answer.value;
      const text = t('done', { amount: `${symbol}${plainAmount(amount)}`, reference });
      toast({ kind: 'success', text, durationMs: TOAST_MS.short });
    } catch {
      setProblem(t('unsure'));
    }
  };
  return { ask, isPending: request.isPending, isDone: request.data?.ok === true, problem };
}
