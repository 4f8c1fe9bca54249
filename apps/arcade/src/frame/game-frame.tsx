import { type ReactNode, useEffect, useState } from 'react';
import { EndedScreen } from './ended-screen.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { useFramePlay, useFrameState } from './play-context.tsx';
import { RealityCheck } from './reality-check.tsx';
import type { RoundWords } from './round-words.ts';
import { hearSite } from './site-around.ts';

type ShowPanel = (onClose: () => void) => ReactNode;

export type GameFrameProps<Panel extends string> = {
  /** What this kind calls its rules, in the menu. */
  readonly rulesName: string;
  /** Whether its show can be shortened for good. */
  readonly hasTurbo?: boolean;
  /** The sheets that it brings along: those that the menu names, and any of its own. */
  readonly panels: Readonly<Record<'rules' | 'fairness' | 'stakes' | Panel, ShowPanel>>;
  readonly roundWords: RoundWords;
  readonly className?: string;
  /** The game itself, which may open any sheet. */
  readonly children: (open: (panel: FramePanel<Panel>) => void) => ReactNode;
};

export type FramePanel<Panel extends string> =
  | 'menu'
  | 'history'
  | 'rules'
  | 'fairness'
  | 'stakes'
  | Panel;

/** What every game has around it: menu, rounds, notices, the reality check, and the end of its session. */
export function GameFrame<Panel extends string = never>(props: GameFrameProps<Panel>) {
  const play = useFramePlay();
  const hasEnded = useFrameState((state) => state.hasEnded);
  const [panel, setPanel] = useState<FramePanel<Panel> | null>(null);
  const close = () => setPanel(null);
  useEffect(() => hearSite(play), [play]);
  if (hasEnded) return <EndedScreen reason="ended" />;
  return (
    <Ground className={props.className}>
      {props.children(setPanel)}
      {panel === 'menu' && (
        <MenuPanel
          rulesName={props.rulesName}
          hasTurbo={props.hasTurbo ?? false}
          onClose={close}
          onOpen={setPanel}
        />
      )}
      {panel === 'history' && <HistoryPanel onClose={close} words={props.roundWords} />}
      {panel !== null && panel !== 'menu' && panel !== 'history' && props.panels[panel](close)}
      <NoticePanel onStakes={() => setPanel('stakes')} />
      <RealityCheck />
    </Ground>
  );
}

const CONTROLS = 'button, input, select, label, dialog';

/**
 * What is going on, and a tap that shortens it. It stands alone: the phase changes while the reels turn,
 * and what lies on it need not be rendered again for that.
 */
function Ground({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const play = useFramePlay();
  const phase = useFrameState((state) => state.phase);
  return (
    <main
      data-phase={phase}
      className={`relative h-full ${className}`}
      onPointerDown={(event) => {
        const isControl = event.target instanceof Element && event.target.closest(CONTROLS);
        if (!isControl && phase !== 'idle') play.hurry();
      }}
    >
      {children}
    </main>
  );
}
