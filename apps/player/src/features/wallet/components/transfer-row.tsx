import type { RecordedTransfer } from '@maneki/contract/wallet/schemas';
import { Amount } from '@maneki/ui/amount';
import { Icon } from '@maneki/ui/icon';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { directedAmount, plainAmount } from '#platform/records/signed-amount.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { iconOfKind } from '../transfer-choice.ts';

const ROW = 'flex items-start gap-3 px-4 py-3';

/** One movement of money: why, when, how much, and what was there afterwards. */
export function TransferRow({ transfer }: { readonly transfer: RecordedTransfer }) {
  const t = useTranslations('wallet');
  const times = useRecordTimes();
  const { text, tone } = directedAmount(transfer.amount, transfer.direction);
  return (
    <article className={ROW}>
      <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-raised text-gold-text max-[359px]:hidden">
        <Icon name={iconOfKind(transfer.kind)} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 font-body font-semibold text-base">
            {t(`kinds.${transfer.kind}`)}
          </h3>
          <Amount amount={text} tone={tone} />
        </div>
        <div className="numerals flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-xs">
          <time dateTime={transfer.at}>{times.clock(transfer.at)}</time>
          <span className="ml-auto">
            {t('record.balanceAfter', { amount: plainAmount(transfer.balanceAfter) })}
          </span>
        </div>
        {transfer.counterparty && (
          <p className="wrap-anywhere text-sm">
            {t(`record.${transfer.direction === 'IN' ? 'from' : 'to'}`, {
              name: transfer.counterparty,
            })}
          </p>
        )}
        <RecordNumber number={transfer.reference} />
        {transfer.remark && <p className="wrap-anywhere text-muted text-xs">{transfer.remark}</p>}
      </div>
    </article>
  );
}

/** The same room, before the movement is known. */
export function TransferRowSkeleton() {
  return (
    <div className={ROW}>
      <Skeleton className="size-9 shrink-0 rounded-pill max-[359px]:hidden" />
      <div className="grid flex-1 gap-2 py-1">
        <div className="flex justify-between">
          <Skeleton className="h-4 w-24 rounded-pill" />
          <Skeleton className="h-4 w-20 rounded-pill" />
        </div>
        <div className="flex justify-between">
          <Skeleton className="h-3 w-14 rounded-pill" />
          <Skeleton className="h-3 w-28 rounded-pill" />
        </div>
        <Skeleton className="mt-1 h-3 w-36 rounded-pill" />
      </div>
    </div>
  );
}
