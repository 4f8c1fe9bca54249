import { SMS_COUNTDOWN_TICK_MS } from '@maneki/contract/constants';
import { Countdown } from '@maneki/ui/countdown';
import { Field } from '@maneki/ui/field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { usePreparedProof } from '#platform/forms/use-prepared-proof.ts';
import type { CodeSending } from './use-code.ts';

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'inputMode' | 'suffix'> & {
  readonly sending: CodeSending;
};

/** Six digits that were sent; the control beside them sends, then counts until it may send again. */
export function CodeField({ sending, ...props }: CodeFieldProps) {
  return (
    <Field
      enterKeyHint="done"
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d*"
      maxLength={6}
      suffix={<SendControl {...sending} />}
    />
  );
}

function SendControl({ deadline, isSending, send, end }: CodeSending) {
  usePreparedProof('code');
  const t = useTranslations('identity.login');
  if (deadline)
    return (
      <Countdown
        deadline={deadline}
        tickMs={SMS_COUNTDOWN_TICK_MS}
        format={({ totalSeconds }) => t('again', { seconds: String(totalSeconds) })}
        announce={({ totalSeconds }) => t('againLabel', { seconds: String(totalSeconds) })}
        onEnd={end}
        className="px-3 font-semibold text-sm"
      />
    );
  return (
    <button
      type="button"
      aria-disabled={isSending || undefined}
      className="min-h-11 rounded-control px-3 font-bold text-primary-text text-sm hover:brightness-110"
      onClick={send}
    >
      {t('getCode')}
    </button>
  );
}
