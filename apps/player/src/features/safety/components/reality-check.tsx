import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Button } from '@maneki/ui/button';
import { Sheet } from '@maneki/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { playPause } from '#platform/moments/play-pause.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { useSeeCheck } from '../mutations.ts';
import { sittingSumQuery } from '../queries.ts';
import { useCheckDue } from '../use-check-due.ts';
import { writeSum } from '../write-sum.ts';

type RealityCheckProps = {
  /** What a break is: a page that knows sessions ends this one. */
  readonly onBreak: () => void;
};

/** After each stretch of time, on whichever page: how long somebody has been here, and what came of it. */
export function RealityCheck({ onBreak }: RealityCheckProps) {
  const t = useTranslations('safety.check');
  const { minutes } = useCheckDue();
  const see = useSeeCheck();
  const isDue = minutes !== undefined;
  useEffect(() => {
    if (isDue) playPause.tell();
  }, [isDue]);
  const goOn = () => see.mutate();
  // A break that could not be told is one all the same.
  const takeBreak = () => see.mutateAsync().then(onBreak, onBreak);
  return (
    <Sheet
      isOpen={isDue}
      isFirm
      onClose={goOn}
      title={t('title')}
      closeLabel={t('goOn')}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={takeBreak}>{t('break')}</Button>
          <Button kind="quiet" isPending={see.isPending} onClick={goOn}>
            {t('goOn')}
          </Button>
        </div>
      }
    >
      <p className="pb-4">{t('text', { minutes: minutes ?? 0 })}</p>
      {isDue && <SittingSum />}
      <p className="pt-4 text-muted text-sm">{t('hint')}</p>
    </Sheet>
  );
}

function SittingSum() {
  const t = useTranslations('safety.check');
  const { symbol } = useViewer();
  const { data } = useQuery(sittingSumQuery);
  const write = (amount: string) => (data ? writeSum(symbol, amount) : '–');
  const { staked = '0', won = '0' } = data ?? {};
  const net = writeAmount((parseAmount(won) ?? 0n) - (parseAmount(staked) ?? 0n));
  return (
    <dl className="grid divide-y divide-line">
      <Figure label={t('staked')}>{write(staked)}</Figure>
      <Figure label={t('won')}>{write(won)}</Figure>
      <Figure label={t('net')}>{write(net)}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="numerals font-bold text-lg">{children}</dd>
    </div>
  );
}
