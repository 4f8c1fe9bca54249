import { LOADING_MS, TOAST_MS } from '@maneki/contract/constants';
import { showLoading, toast } from '@maneki/ui/overlays';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Asked } from '#platform/forms/ask.ts';
import { codeDeadline, deadlineIn } from '../code-deadline.ts';

type Sent = Asked<{ readonly expirationTime: number }>;

export type CodeSending = {
  readonly deadline: Date | undefined;
  readonly isSending: boolean;
  /** Asks for a code, unless the number before it is not right. */
  readonly send: () => void;
  readonly end: () => void;
};

/** From the wish for a code to the moment when another one may be asked for. */
export function useCode(options: {
  /** Whether what the code goes to is right, and said so where it is not. */
  readonly isReady: () => boolean;
  /** Undefined where somebody else was to send it and did not: then nothing is said. */
  readonly request: () => Promise<Sent | undefined>;
  readonly onRefused: (refused: Extract<Sent, { ok: false }>) => void;
}): CodeSending {
  const t = useTranslations('identity.login');
  const [deadline, setDeadline] = useState<Date>();
  const [isSending, setIsSending] = useState(false);

  const send = async () => {
    if (isSending || !options.isReady()) return;
    setIsSending(true);
    const endLoading = showLoading({ text: t('sending'), endsAfterMs: LOADING_MS.smsSending });
    const sent = await options.request();
    endLoading();
    setIsSending(false);
    if (!sent) return;
    if (sent.ok) {
      setDeadline(codeDeadline(sent.value.expirationTime, Date.now()));
      toast({ kind: 'success', text: t('sent'), durationMs: TOAST_MS.success });
      return;
    }
    const { code, detail } = sent.refusal ?? {};
    if (code === 'identity.code_too_soon')
      setDeadline(deadlineIn(Number(detail?.seconds), Date.now()));
    options.onRefused(sent);
  };
  return { deadline, isSending, send, end: () => setDeadline(undefined) };
}
