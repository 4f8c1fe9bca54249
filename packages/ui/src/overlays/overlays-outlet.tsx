import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { LiveRegions } from './live-regions.tsx';
import { LoadingVeil } from './loading-veil.tsx';
import { overlays } from './overlays.ts';
import type { QuestionDialog as QuestionDialogType } from './question-dialog.tsx';
import { Toasts } from './toasts.tsx';

const QuestionDialog = lazy(loadQuestionDialog);

/** What cannot be drawn without a network is drawn once there is one; the page must not break over it. */
async function loadQuestionDialog(): Promise<{ default: typeof QuestionDialogType }> {
  try {
    return { default: (await import('./question-dialog.tsx')).QuestionDialog };
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadQuestionDialog();
  }
}

/**
 * Draws what the store holds. Toasts need no further code, because they also tell that code could not be
 * loaded; the dialog is loaded with the first question.
 */
export function OverlaysOutlet() {
  const { toasts, loadings, questions } = useSyncExternalStore(
    overlays.subscribe,
    overlays.getSnapshot,
    overlays.getServerSnapshot,
  );
  useEffect(() => overlays.markDrawn(), []);
  const loading = loadings.at(-1);
  const [question] = questions;
  const [wasAsked, setWasAsked] = useState(false);
  if (!wasAsked && question) setWasAsked(true);
  return (
    <>
      <LiveRegions />
      {loading && <LoadingVeil text={loading.text} />}
      {wasAsked && (
        <Suspense>
          <QuestionDialog question={question} />
        </Suspense>
      )}
      {toasts.length > 0 && <Toasts toasts={toasts} />}
    </>
  );
}
