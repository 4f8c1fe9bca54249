import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { SumRows } from '../components/sum-rows.tsx';
import { giveUpQuery } from '../queries.ts';
import { useReadAgain } from '../use-order-news.ts';

type GiveUpSheetProps = {
  readonly rolloverId: string;
  readonly symbol: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Says what giving up a bonus costs, to the last unit, before it is done. */
export function GiveUpSheet({ isOpen, onClose, ...offered }: GiveUpSheetProps) {
  const t = useTranslations('promotions.giveUp');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      {isOpen && <GiveUp {...offered} onClose={onClose} />}
    </Sheet>
  );
}

function GiveUp({ rolloverId, symbol, onClose }: Omit<GiveUpSheetProps, 'isOpen'>) {
  const t = useTranslations('promotions.giveUp');
  const shell = useTranslations('shell.notices');
  const readAgain = useReadAgain();
  const { data, error, refetch } = useQuery(giveUpQuery(rolloverId));
  const [problem, setProblem] = useState<string>();
  const request = useMoneyRequest(promotionEndpoints.giveUpBonus, { onSettled: readAgain });
  if (error) return <FormProblem text={error.message} />;
  if (!data) return <Skeleton className="h-40" />;
  const write = (amount: string) => `${symbol} ${writeBalance(amount)}`;
  const give = async () => {
    setProblem(undefined);
    try {
      const answer = await request.mutateAsync({ rolloverId, deduct: data.deduct });
      if (answer.ok) return onClose();
      setProblem(answer.refusal.message);
      await refetch();
    } catch {
      setProblem(shell('unknownError'));
    }
  };
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted text-sm">{t('text')}</p>
      <SumRows
        rows={[
          { label: t('bonus'), value: write(data.bonus) },
          { label: t('win'), value: write(data.win) },
          { label: t('deduct'), value: write(data.deduct), isTotal: true },
        ]}
      />
      <FormProblem text={problem} />
      <Button isWide size="large" isPending={request.isPending} onClick={give}>
        {t('confirm')}
      </Button>
    </div>
  );
}
