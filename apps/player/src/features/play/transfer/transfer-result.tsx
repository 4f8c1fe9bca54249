import type { FundTransfer } from '@maneki/contract/play/schemas';
import { Amount } from '@maneki/ui/amount';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { RecordNumber } from '#platform/records/record-number.tsx';
import { plainAmount } from '#platform/records/signed-amount.ts';
import { TransferStatus } from './transfer-status.tsx';

type TransferResultProps = {
  readonly transfer: FundTransfer | undefined;
  readonly symbol: string;
};

const ICONS: Readonly<Record<FundTransfer['status'], IconName>> = {
  PENDING: 'clock',
  SUCCESS: 'circle-check',
  FAILED: 'circle-alert',
  UNKNOWN: 'search',
};

/** What came of the transfer that was just asked for; it follows the transfer until that is over. */
export function TransferResult({ transfer, symbol }: TransferResultProps) {
  const t = useTranslations('play.transfer');
  const element = useRef<HTMLDivElement>(null);
  const refNo = transfer?.refNo;
  // Under a form that fills a phone's screen it would come unseen.
  useEffect(() => {
    if (refNo) element.current?.scrollIntoView({ block: 'nearest' });
  }, [refNo]);
  return (
    <div ref={element} role="status" className="empty:hidden">
      {transfer && (
        <div className="flex animate-rise gap-3 rounded-field bg-raised p-3.5 inset-ring inset-ring-line">
          <Icon name={ICONS[transfer.status]} className="mt-0.5 size-6 text-gold-text" />
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Amount amount={plainAmount(transfer.amount)} symbol={symbol} size="large" />
              <TransferStatus status={transfer.status} />
            </p>
            <p className="text-sm">
              {t(`ways.${transfer.direction}`, { name: transfer.vendor.name })}
            </p>
            <p className="text-muted text-sm">{t(`sentences.${transfer.status}`)}</p>
            <RecordNumber number={transfer.refNo} />
          </div>
        </div>
      )}
    </div>
  );
}
