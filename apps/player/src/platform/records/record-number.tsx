import { CopyNumber } from '@maneki/ui/copy-number';
import { useTranslations } from 'use-intl';
import { useCopy } from './use-copy.ts';

type RecordNumberProps = { readonly number: string; readonly className?: string };

/** A number of a record that can be copied, and says so. */
export function RecordNumber(props: RecordNumberProps) {
  const t = useTranslations('record');
  const copy = useCopy();
  return <CopyNumber {...props} label={t('copy', { number: props.number })} onCopy={copy} />;
}
