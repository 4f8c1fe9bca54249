import { useEffect, useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import { type OverlaysSnapshot, overlays, type Question, type ToastKind } from './overlays.ts';

const KINDS: Record<ToastKind, { readonly icon: IconName; readonly ink: string }> = {
  success: { icon: 'circle-check', ink: 'text-success-text' },
  notice: { icon: 'info', ink: 'text-notice-text' },
  error: { icon: 'circle-alert', ink: 'text-danger-text' },
};

/** Draws what the store holds. Its words are spoken by the outlet's live regions, not from here. */
export function OverlayHost({ snapshot }: { readonly snapshot: OverlaysSnapshot }) {
  useEffect(() => overlays.markDrawn(), []);
  const loading = snapshot.loadings.at(-1);
  return (
    <>
      {loading && <LoadingVeil text={loading.text} />}
      <QuestionDialog question={snapshot.questions[0]} />
      <div
        aria-hidden="true"
        className="safe-top pointer-events-none fixed inset-x-0 top-3 z-60 mx-auto grid max-w-[480px] justify-items-center gap-2 px-4"
      >
        {snapshot.toasts.map(({ id, kind, text }) => (
          <div
            key={id}
            className="flex max-w-full animate-rise items-center gap-2.5 rounded-[22px] bg-overlay py-3 pr-5 pl-4 font-semibold text-sm shadow-lift inset-ring inset-ring-line"
          >
            <Icon name={KINDS[kind].icon} className={KINDS[kind].ink} />
            <span>{text}</span>
          </div>
        ))}
      </div>
    </>
  );
}

/** Blocks the page at once, but shows itself only when the wait is long enough to be noticed. */
function LoadingVeil({ text }: { readonly text: string }) {
  return (
    <div aria-hidden="true" className="fixed inset-0 z-60 grid place-items-center">
      <div className="grid min-w-32 max-w-[70vw] animate-appear-late justify-items-center gap-3 rounded-card bg-overlay px-6 py-5 text-center text-sm shadow-lift inset-ring inset-ring-line">
        <SpinnerRing className="size-8 text-gold-text" />
        {text}
      </div>
    </div>
  );
}

/** Keeps the last words while the dialog leaves, so that it does not empty on the way out. */
function QuestionDialog({ question }: { readonly question: Question | undefined }) {
  const [words, setWords] = useState(question);
  if (question && question !== words) setWords(question);
  if (!words) return null;
  return (
    <Dialog
      isOpen={question !== undefined}
      title={words.title}
      text={words.text}
      confirmLabel={words.confirmLabel}
      cancelLabel={words.cancelLabel}
      isDangerous={words.isDangerous}
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );
}
