import type { FundTransfer } from '@maneki/contract/play/schemas';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';

const TONES: Readonly<Record<FundTransfer['status'], TagTone>> = {
  PENDING: 'plain',
  SUCCESS: 'success',
  FAILED: 'danger',
  UNKNOWN: 'gold',
};

export function TransferStatus({ status }: Pick<FundTransfer, 'status'>) {
  const t = useTranslations('play.transfer.statuses');
  return <Tag tone={TONES[status]}>{t(status)}</Tag>;
}
