import { Icon } from '@maneki/ui/icon';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HeadIcon } from './head-icon.tsx';
import { HeadIconSheet } from './head-icon-sheet.tsx';

/** The member's picture, which a tap changes. */
export function HeadIconButton() {
  const t = useTranslations('identity.headIcon');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('change')}
        aria-haspopup="dialog"
        className="relative shrink-0 rounded-pill transition duration-150 active:scale-[0.97]"
        onClick={() => setIsOpen(true)}
      >
        <HeadIcon size="large" />
        <span className="fill-gold absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-pill shadow-lift">
          <Icon name="camera" className="size-4" />
        </span>
      </button>
      <HeadIconSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
