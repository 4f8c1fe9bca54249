import { cashierEndpoints } from '@maneki/contract/cashier/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Amount } from '@maneki/ui/amount';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { confirm, toast } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { useReadAgain } from '../use-order-news.ts';
import { nameAccount } from './name-account.ts';
import { listTimeline, type TimelineStep } from './order-timeline.ts';
import { type Withdrawal, withdrawalQuery } from './queries.ts';
import { useMoments } from './use-moments.ts';
import { Waiting } from './waiting.tsx';

type OpenOrderProps = { readonly orderNo: string; readonly symbol: string };

/** The order that is under way: how much, where to, where it stands, and a way back while there is one. */
export function OpenOrder({ orderNo, symbol }: OpenOrderProps) {
  const t = useTranslations('withdraw.order');
  const query = useQuery(withdrawalQuery(orderNo));
  if (!query.data) return <Waiting queries={[query]} />;
  const { withdrawal, steps } = query.data;
  const write = (amount: string) => `${symbol} ${writeBalance(amount)}`;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="numerals wrap-anywhere font-body font-semibold text-muted text-sm">
          {t('title', { orderNo })}
        </h2>
        <Amount amount={writeBalance(withdrawal.amount)} symbol={symbol} size="huge" />
        <p className="text-muted text-sm">
          {t('to', { account: nameAccount(withdrawal.account) })}
        </p>
        {withdrawal.fee !== '0' && (
          <p className="numerals text-muted text-sm">
            {t('fee', { amount: write(withdrawal.fee) })} ·{' '}
            {t('arrives', { amount: write(withdrawal.arrives) })}
          </p>
        )}
      </div>
      <ol className="grid" aria-live="polite">
        {listTimeline(steps).map((step) => (
          <Step key={`${step.status} ${step.at}`} step={step} />
        ))}
      </ol>
      {withdrawal.isCancellable && (
        <Cancel withdrawal={withdrawal} shown={write(withdrawal.amount)} />
      )}
    </Card>
  );
}

const DOTS = {
  done: 'bg-success text-on-success',
  now: 'fill-gold',
  later: 'bg-raised text-faint inset-ring inset-ring-line',
} as const satisfies Record<TimelineStep['state'], string>;

function Step({ step: { status, at, state } }: { readonly step: TimelineStep }) {
  const t = useTranslations('withdraw.order');
  const moment = useMoments();
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex gap-3 pb-4 last:pb-0"
    >
      <span
        aria-hidden="true"
        className="absolute top-6 bottom-0 left-[0.6875rem] w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`grid size-6 shrink-0 place-items-center rounded-pill ${DOTS[state]}`}
      >
        {state === 'done' && <Icon name="check" className="size-3.5" />}
        {state === 'now' && <Icon name="clock" className="size-3.5" />}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className={state === 'later' ? 'text-muted' : 'font-semibold'}>
            {t(`states.${status}`)}
          </span>
          {at && (
            <time dateTime={at} className="numerals text-muted text-xs">
              {moment(at)}
            </time>
          )}
        </span>
        {state === 'now' && <span className="text-muted text-sm">{t(`explained.${status}`)}</span>}
      </span>
    </li>
  );
}

type CancelProps = { readonly withdrawal: Withdrawal; readonly shown: string };

function Cancel({ withdrawal: { orderNo }, shown }: CancelProps) {
  const t = useTranslations('withdraw.order');
  const say = useSay();
  const readAgain = useReadAgain();
  const [isPending, setIsPending] = useState(false);
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('cancelTitle'),
      text: t('cancelText', { amount: shown }),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDangerous: true,
    });
    if (!isWanted) return;
    setIsPending(true);
    const asked = await ask(cashierEndpoints.cancelWithdrawal, { orderNo }).finally(() =>
      setIsPending(false),
    );
    await readAgain();
    toast(
      asked.ok
        ? { kind: 'success', text: t('cancelled'), durationMs: TOAST_MS.success }
        : { kind: 'error', text: say(asked.problem) ?? '', durationMs: TOAST_MS.short },
    );
  };
  return (
    <Button kind="quiet" isWide isPending={isPending} onClick={cancel}>
      {t('cancel')}
    </Button>
  );
}
