import { Icon, type IconName } from '../icon/icon.tsx';
import { AboveModals } from './above-modals.tsx';
import type { OverlaysSnapshot, ToastKind } from './overlays.ts';

const KINDS: Record<ToastKind, { readonly icon: IconName; readonly ink: string }> = {
  success: { icon: 'circle-check', ink: 'text-success-text' },
  notice: { icon: 'info', ink: 'text-notice-text' },
  error: { icon: 'circle-alert', ink: 'text-danger-text' },
};

/** Only for the eye: the words are spoken by live regions. */
export function Toasts({ toasts }: Pick<OverlaysSnapshot, 'toasts'>) {
  return (
    <AboveModals className="pointer-events-none inset-x-0 top-3 bottom-auto mx-auto max-w-[480px] overflow-visible">
      <div className="safe-top grid justify-items-center gap-2 px-4">
        {toasts.map(({ id, kind, text }) => (
          <div
            key={id}
            className="flex max-w-full animate-rise items-center gap-2.5 rounded-[22px] bg-overlay py-3 pr-5 pl-4 font-semibold text-sm shadow-lift inset-ring inset-ring-line"
          >
            <Icon name={KINDS[kind].icon} className={KINDS[kind].ink} />
            <span>{text}</span>
          </div>
        ))}
      </div>
    </AboveModals>
  );
}
