import { Icon } from '@maneki/ui/icon';
import type { ReactNode } from 'react';

const TONES = {
  right: { icon: 'circle-check', tone: 'text-success-text' },
  wrong: { icon: 'circle-alert', tone: 'text-danger-text' },
  note: { icon: 'info', tone: 'text-notice-text' },
} as const;

type VerdictProps = { readonly tone: keyof typeof TONES; readonly children: ReactNode };

/** Whether something is as it should be, in a sentence. */
export function Verdict({ tone, children }: VerdictProps) {
  const { icon, tone: colour } = TONES[tone];
  return (
    <p className={`flex gap-2.5 font-semibold text-sm ${colour}`}>
      <Icon name={icon} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
