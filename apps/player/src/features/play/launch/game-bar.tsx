import { IconButton } from '@maneki/ui/icon-button';
import { Tag } from '@maneki/ui/tag';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type GameBarProps = {
  readonly name: string | undefined;
  readonly isFree: boolean;
  readonly controls: ReactNode;
  readonly onLeave: () => void;
};

/** The site's own part of a game's page: always in sight, and no higher than a finger needs. */
export function GameBar({ name, isFree, controls, onLeave }: GameBarProps) {
  const t = useTranslations('catalog.frame');
  return (
    <header className="game-bar">
      <IconButton isBare icon="arrow-left" label={t('back')} onClick={onLeave} />
      <h1 className="game-name clip font-body font-semibold text-base">{name ?? t('game')}</h1>
      {isFree && (
        <Tag tone="success" className="game-mode shrink-0">
          {t('free')}
        </Tag>
      )}
      <div className="game-controls">{controls}</div>
    </header>
  );
}
