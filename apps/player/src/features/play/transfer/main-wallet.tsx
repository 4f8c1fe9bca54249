import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { TreasurePanel } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { RollingAmount } from '@maneki/ui/rolling-amount';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { useRecallFunds } from '../transfer-mutations.ts';
import type { TransferProblem } from './transfer-problem.ts';
import { useTransferWords } from './use-transfer-words.ts';

type MainWalletProps = {
  readonly balance: string;
  readonly symbol: string;
  readonly hasVendors: boolean;
  readonly onMoved: () => void;
};

/** What is in the main wallet, and the way to bring everything back to it. */
export function MainWallet({ balance, symbol, hasVendors, onMoved }: MainWalletProps) {
  const t = useTranslations('play.transfer');
  const say = useTransferWords('0');
  const recalling = useRecallFunds(onMoved);
  const [problem, setProblem] = useState<TransferProblem>();
  const recall = () => {
    setProblem(undefined);
    recalling.mutate(
      {},
      {
        onSuccess: (answer) => {
          if (!answer.ok) return setProblem({ kind: 'refused', refusal: answer.refusal });
          const count = answer.value.transfers.length;
          toast({ kind: 'success', text: t('recalled', { count }), durationMs: TOAST_MS.short });
        },
        onError: () => setProblem({ kind: 'lost', isOffline: !navigator.onLine }),
      },
    );
  };
  return (
    <TreasurePanel className="grid gap-3">
      <div className="@container">
        <div className="flex min-h-9 items-center justify-between gap-3">
          <h2 className="font-body font-semibold text-sm opacity-85">{t('main')}</h2>
          {hasVendors && (
            <Button
              kind="gold"
              size="small"
              icon="wallet"
              className="whitespace-nowrap max-[359px]:px-3"
              isPending={recalling.isPending}
              onClick={recall}
            >
              {t('recall')}
            </Button>
          )}
        </div>
        <RollingAmount
          tone="treasure"
          fitRem={2.125}
          className="mt-1 block h-11 leading-tight"
          symbol={symbol}
          amount={plainAmount(balance)}
        />
      </div>
      <FormProblem text={say(problem, 'form')} />
    </TreasurePanel>
  );
}
