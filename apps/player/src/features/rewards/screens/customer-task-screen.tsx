import { ButtonLink } from '@maneki/ui/button';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MissionBoard } from '../board/mission-board.tsx';

/** The member's missions as a page of its own. In the frame of the task page that page has the way back. */
export default function CustomerTaskScreen() {
  const t = useTranslations('shell.actions');
  const [isAlone, setIsAlone] = useState(false);
  useEffect(() => setIsAlone(window.parent === window), []);
  return (
    <main className="min-h-dvh">
      <MissionBoard />
      {isAlone && (
        <div className="mx-auto max-w-xl px-4 pb-8">
          <ButtonLink kind="quiet" isWide href="/m/home">
            {t('back')}
          </ButtonLink>
        </div>
      )}
    </main>
  );
}
