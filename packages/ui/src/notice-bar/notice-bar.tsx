import type { ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';

export type NoticeKind = 'notice' | 'success' | 'warning' | 'error' | 'offline';

type NoticeBarProps = {
  readonly kind?: NoticeKind;
  readonly children: ReactNode;
  readonly action?: { readonly text: string; readonly onPress: () => void };
  readonly dismiss?: { readonly label: string; readonly onPress: () => void };
};

const KINDS: Record<NoticeKind, { readonly icon: IconName; readonly ink: string }> = {
  notice: { icon: 'info', ink: 'text-notice-text' },
  success: { icon: 'circle-check', ink: 'text-success-text' },
  warning: { icon: 'alert', ink: 'text-gold-text' },
  error: { icon: 'circle-alert', ink: 'text-danger-text' },
  offline: { icon: 'wifi-off', ink: 'text-gold-text' },
};

/** Something true of the whole page for now: offline, slow, demo. Told once, politely. */
export function NoticeBar({ kind = 'notice', children, action, dismiss }: NoticeBarProps) {
  const { icon, ink } = KINDS[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className="flex items-center gap-3 rounded-field bg-raised py-1 pr-1 pl-3.5 inset-ring inset-ring-line"
    >
      <Icon name={icon} className={ink} />
      <p className="min-w-0 flex-1 py-2 text-sm">{children}</p>
      {action && (
        <button
          type="button"
          className={joinClasses('min-h-11 shrink-0 px-3 font-bold text-sm', ink)}
          onClick={action.onPress}
        >
          {action.text}
        </button>
      )}
      {dismiss && (
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center text-muted"
          aria-label={dismiss.label}
          onClick={dismiss.onPress}
        >
          <Icon name="x" className="size-4.5" />
        </button>
      )}
    </div>
  );
}
