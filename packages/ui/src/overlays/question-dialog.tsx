import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import type { Question } from './overlays.ts';

/** Keeps the last words while the dialog leaves, so that it does not empty on the way out. */
export function QuestionDialog({ question }: { readonly question: Question | undefined }) {
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
