import { TOAST_MS } from '@maneki/contract/constants';
import type { LimitState } from '@maneki/contract/safety/schemas';
import { Button } from '@maneki/ui/button';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/refused-error.ts';
import { useChangeLimit } from '../mutations.ts';
import { useMoment } from '../use-moment.ts';
import { useWriteLimit } from '../use-write-limit.ts';

type WaitingRaiseProps = {
  readonly limit: LimitState;
  readonly raise: NonNullable<LimitState['raise']>;
};

/** A higher limit that waits for its day, and then to be confirmed. It can be taken back all the time. */
export function WaitingRaise({ limit: { kind, period }, raise }: WaitingRaiseProps) {
  const t = useTranslations('protection.limits');
  const away = useTranslations('protection.away');
  const write = useWriteLimit(kind);
  const moment = useMoment();
  const change = useChangeLimit();
  const isReady = Date.parse(raise.confirmFrom) <= Date.now();
  const values = {
    amount: raise.amount === null ? '' : write(raise.amount),
    time: moment(raise.confirmFrom),
  };
  const decide = (act: 'confirm' | 'withdraw') =>
    change.mutate(
      { act, kind, period },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            text: t(act === 'confirm' ? 'confirmed' : 'withdrawn'),
            durationMs: TOAST_MS.success,
          }),
        onError: (error) =>
          toast({
            kind: 'error',
            text: error instanceof RefusedError ? error.message : away('failed'),
            durationMs: TOAST_MS.short,
          }),
      },
    );
  const words = isReady ? 'ready' : 'waits';
  return (
    <div className="grid gap-2.5 bg-raised/60 px-4 py-3">
      <p className="text-pretty text-sm">
        {t(raise.amount === null ? `${words}None` : words, values)}
      </p>
      <div className="flex flex-wrap gap-2">
        {isReady && (
          <Button
            size="small"
            isPending={change.isPending && change.variables.act === 'confirm'}
            onClick={() => decide('confirm')}
          >
            {t('confirm')}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          isPending={change.isPending && change.variables.act === 'withdraw'}
          onClick={() => decide('withdraw')}
        >
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
}
