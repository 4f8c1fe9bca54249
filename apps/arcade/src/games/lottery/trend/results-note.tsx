import { useTranslations } from 'use-intl';
import { PlainButton } from '#frame/buttons.tsx';
import { useWords } from '../lottery-hooks.ts';
import type { ResultsStatus } from './use-results.ts';

/** That more results are on their way, or could not be had; and where there are none, that there are none. */
export function ResultsNote(props: {
  status: ResultsStatus;
  isEmpty: boolean;
  onRetry: () => void;
}) {
  const { status, isEmpty, onRetry } = props;
  const t = useWords();
  const common = useTranslations('arcade');
  return (
    <div className="text-center text-[13px] text-muted" role="status">
      {status === 'loading' && <p className="animate-appear py-3">{common('connecting')}</p>}
      {status === 'failed' && (
        <div className="flex flex-col gap-3 pb-3">
          <p>{common('failed')}</p>
          <PlainButton onClick={onRetry}>{common('retry')}</PlainButton>
        </div>
      )}
      {status === 'ready' && isEmpty && <p className="py-8">{t('trend.empty')}</p>}
    </div>
  );
}
