import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

/**
 * A sheet over the game. The browser's own dialog keeps the focus inside, gives it back afterwards and
 * closes on Escape.
 */
export function Panel({
  title,
  onClose,
  children,
  isFirm = false,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Whether an answer is needed: it then closes by its own buttons alone. */
  isFirm?: boolean;
}) {
  const t = useTranslations('arcade');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for keys what a tap outside does.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isFirm) onClose();
      }}
      onClick={(event) => {
        if (!isFirm && event.target === event.currentTarget) onClose();
      }}
      className="mx-auto mt-auto mb-0 flex max-h-[88dvh] w-full max-w-[520px] animate-sheet flex-col overflow-hidden rounded-t-[26px] bg-panel text-text sm:mb-auto sm:rounded-b-[26px] low:max-h-[96dvh]"
    >
      <header className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-5">
        <h2 id={titleId} className="min-w-0 flex-1 py-1.5 font-bold text-lg leading-snug">
          {title}
        </h2>
        {!isFirm && (
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:bg-raised"
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div
        tabIndex={isFirm ? undefined : 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-[max(20px,env(safe-area-inset-bottom))]"
      >
        {children}
      </div>
    </dialog>
  );
}
