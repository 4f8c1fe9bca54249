import { Button } from '@maneki/ui/button';
import { Spinner } from '@maneki/ui/spinner';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { loadFailure } from '../load-failure.ts';

/** Lies over the page while the next one's code could not be loaded. */
export function LoadFailureView() {
  const t = useTranslations('shell');
  const failure = useSyncExternalStore(
    loadFailure.subscribe,
    loadFailure.getSnapshot,
    loadFailure.getServerSnapshot,
  );
  if (!failure) return null;
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={t('notices.loading')}
      aria-describedby="load-failure"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-5 bg-ground p-8 text-center"
    >
      <Spinner label={t('notices.loading')} />
      <p id="load-failure" className="max-w-72 text-muted">
        {t('notices.chunkFailed')}
      </p>
      <Button autoFocus onClick={failure.retry} icon="refresh">
        {t('actions.retry')}
      </Button>
    </div>
  );
}
