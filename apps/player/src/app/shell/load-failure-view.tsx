import { Button } from '@maneki/ui/button';
import { Spinner } from '@maneki/ui/spinner';
import { useTranslations } from 'use-intl';
import { useLoadFailure } from '../loading/load-failure.ts';

/** Lies over the page while the next one's code could not be loaded. */
export function LoadFailureView() {
  const t = useTranslations('shell');
  const { retry } = useLoadFailure();
  if (!retry) return null;
  return (
    <dialog
      // A modal of its own, because all outside of another one that may be open is inert.
      ref={showModal}
      role="alertdialog"
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => event.currentTarget.showModal()}
      aria-label={t('notices.loading')}
      aria-describedby="load-failure"
      className="fixed inset-0 h-dvh max-h-none w-full max-w-none place-content-center justify-items-center gap-5 bg-ground p-8 text-center text-text open:grid"
    >
      <Spinner label={t('notices.loading')} />
      <p id="load-failure" className="max-w-72 text-muted">
        {t('notices.chunkFailed')}
      </p>
      <Button onClick={retry} icon="refresh">
        {t('actions.retry')}
      </Button>
    </dialog>
  );
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();
