import type { FundTransfer } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { isOpen } from '../transfer-queries.ts';
import { TransferStatus } from './transfer-status.tsx';

type LatestTransfersProps = {
  readonly transfers: readonly FundTransfer[];
  readonly symbol: string;
};

/** The latest transfers, newest first, each with its state and its number. */
export function LatestTransfers({ transfers, symbol }: LatestTransfersProps) {
  const t = useTranslations('play.transfer');
  return (
    <section aria-labelledby="latest-transfers">
      <SectionHeading id="latest-transfers" title={t('latest')} />
      {transfers.length === 0 ? (
        <Card>
          <p className="text-center text-muted text-sm">{t('noTransfers')}</p>
        </Card>
      ) : (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {transfers.map((transfer) => (
            <li key={transfer.refNo}>
              <TransferRow transfer={transfer} symbol={symbol} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type TransferRowProps = { readonly transfer: FundTransfer; readonly symbol: string };

function TransferRow({ transfer, symbol }: TransferRowProps) {
  const t = useTranslations('play.transfer');
  const times = useRecordTimes();
  const isIn = transfer.direction === 'TO_VENDOR';
  return (
    <article className="flex items-start gap-3 px-4 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-raised text-gold-text max-[359px]:hidden">
        <Icon name={isIn ? 'games' : 'wallet'} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-body font-semibold text-sm leading-snug">
          {t(`ways.${transfer.direction}`, { name: transfer.vendor.name })}
        </h3>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-0.5">
          <Amount amount={plainAmount(transfer.amount)} symbol={symbol} />
          <TransferStatus status={transfer.status} />
        </div>
        {isOpen(transfer) && (
          <p className="py-1 text-muted text-xs">{t(`sentences.${transfer.status}`)}</p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <time dateTime={transfer.requestedAt} className="numerals text-muted text-xs">
            {times.moment(transfer.requestedAt)}
          </time>
          <RecordNumber number={transfer.refNo} />
        </div>
      </div>
    </article>
  );
}
