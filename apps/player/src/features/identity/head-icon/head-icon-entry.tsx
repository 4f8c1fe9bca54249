import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntryButton } from '../account/entry-row.tsx';
import { HeadIconSheet } from './head-icon-sheet.tsx';

/** The line of a list that leads to the member's picture. */
export function HeadIconEntry() {
  const t = useTranslations('identity.headIcon');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <EntryButton icon="user" text={t('title')} opensSheet onPress={() => setIsOpen(true)} />
      <HeadIconSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
