import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { formatElapsed } from './elapsed.ts';
import { Icon } from './icon.tsx';
import { useFramePlay, useFrameState } from './play-context.tsx';
import { isFramed, leaveGame } from './tell-parent.ts';

/** In a frame the page around it has a way back and the name already; on its own the game brings them. */
export function TopBar(props: {
  name: string;
  onMenu: () => void;
  /** What must always be in sight beside the name. */
  children?: ReactNode;
}) {
  const { name, onMenu, children } = props;
  const t = useTranslations('arcade');
  const isFree = useFrameState(({ game }) => game.isFree);
  const isAlone = !isFramed();
  return (
    <header className="flex items-center gap-1 px-1.5 py-1" style={{ gridArea: 'top' }}>
      {isAlone && <BarButton icon="back" label={t('back')} onClick={leaveGame} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <h1 className={isAlone ? TITLE : 'sr-only'}>{name}</h1>
        {isFree && isAlone && (
          <span className="shrink-0 rounded-pill bg-paper px-2 py-0.5 font-bold text-[11px] text-panel">
            {t('freePlay')}
          </span>
        )}
        {children}
      </div>
      <SessionClock />
      <BarButton icon="menu" label={t('menu')} onClick={onMenu} />
    </header>
  );
}

const TITLE = 'truncate font-bold text-[15px] leading-snug [text-shadow:0_1px_6px_#000]';

function BarButton(props: { icon: 'back' | 'menu'; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onClick}
      className="plate grid size-11 shrink-0 place-items-center rounded-pill text-paper"
    >
      <Icon name={props.icon} size={22} />
    </button>
  );
}

/** How long the session has lasted, always in sight. It writes by itself, also while reels turn. */
function SessionClock() {
  const t = useTranslations('arcade.bar');
  const { startedAtMs } = useFramePlay();
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      if (element.current) element.current.textContent = formatElapsed(Date.now() - startedAtMs);
    };
    write();
    const timer = setInterval(write, 1_000);
    return () => clearInterval(timer);
  }, [startedAtMs]);
  return (
    <span
      ref={element}
      role="timer"
      aria-live="off"
      aria-label={t('time')}
      title={t('time')}
      className="figures plate shrink-0 rounded-pill px-3 py-1 font-semibold text-[13px] text-paper"
    />
  );
}
