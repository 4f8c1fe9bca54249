import { giftEndpoints } from '@maneki/contract/agents/gift-endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { confirm, toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { useRainWords } from '#platform/rain/use-rain-words.ts';
import { type GiftView, giftQuery } from './queries.ts';
import { useReadAgain } from './use-read-again.ts';

type GiftSheetProps = { readonly id: string | undefined; readonly onClose: () => void };

/** One that was sent: what became of it, who got how much, and a way back while there is one. */
export function GiftSheet({ id, onClose }: GiftSheetProps) {
  const t = useTranslations('gifts.history');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet
      isOpen={id !== undefined}
      onClose={onClose}
      title={t('detail')}
      closeLabel={shell('close')}
    >
      {id !== undefined && <GiftDetail id={id} />}
    </Sheet>
  );
}

function GiftDetail({ id }: { readonly id: string }) {
  const t = useTranslations('gifts.history');
  const { write, moment } = useRainWords();
  const { data, error } = useQuery(giftQuery(id));
  if (error) return <FormProblem text={error.message} />;
  if (!data) return <Skeleton className="h-44" />;
  const { gift, parts } = data;
  const rows: readonly (readonly [string, string | null])[] = [
    [t('state'), t(`states.${gift.state}`)],
    [t('total'), write(gift.total)],
    [t('begins'), gift.startsAt && moment(gift.startsAt)],
    [t('ends'), gift.endsAt && moment(gift.endsAt)],
    [t('returned'), gift.refunded === '0' ? null : write(gift.refunded)],
    [t('reason'), gift.reason],
  ];
  const taken = parts.filter(({ username }) => username !== null);
  return (
    <div className="grid gap-4">
      <dl className="numerals grid gap-1.5 text-sm">
        {rows.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="flex flex-wrap justify-between gap-x-3">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere text-right font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h3 className="font-bold text-base">
        {t('given', { given: gift.given, count: gift.count })}
      </h3>
      {taken.length === 0 && <p className="text-muted text-sm">{t('nobodyYet')}</p>}
      <ul className="grid gap-2">
        {taken.map(({ username, amount }) => (
          <li key={username} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="wrap-anywhere">{username}</span>
            <span className="numerals font-semibold">{write(amount)}</span>
          </li>
        ))}
      </ul>
      {gift.isCancellable && <Cancel gift={gift} />}
    </div>
  );
}

function Cancel({ gift: { id, total } }: { readonly gift: GiftView }) {
  const t = useTranslations('gifts.history');
  const { write } = useRainWords();
  const say = useSay();
  const readAgain = useReadAgain();
  const [isPending, setIsPending] = useState(false);
  const cancel = async () => {
    const isWanted = await confirm({
      title: t('cancelTitle'),
      text: t('cancelText', { amount: write(total) }),
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDangerous: true,
    });
    if (!isWanted) return;
    setIsPending(true);
    const asked = await ask(giftEndpoints.cancelRain, { id }).finally(() => setIsPending(false));
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
