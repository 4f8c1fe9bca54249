import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { Controls } from './controls.tsx';
import { EndedScreen } from './ended-screen.tsx';
import { FairnessPanel } from './fairness-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { LiveRegion } from './live-region.tsx';
import { MenuPanel, type MenuTarget } from './menu-panel.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { Applause, CaptionOverlay } from './overlays.tsx';
import { usePlay, usePlayState } from './play-context.tsx';
import { RealityCheck } from './reality-check.tsx';
import { hearSite } from './site-around.ts';
import { StakePanel } from './stake-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import type { PastRound } from './use-rounds.ts';
import { WinMeter } from './win-meter.tsx';

type PanelName = MenuTarget | 'menu' | 'stakes' | 'autoplay';

export type GameTableProps = {
  readonly name: string;
  /** The canvas that fills the page behind everything. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The room that the bars leave for the reels. */
  readonly room: RefObject<HTMLDivElement | null>;
  readonly crown: ReactNode;
  readonly paytable: (onClose: () => void) => ReactNode;
  readonly picture: (round: PastRound) => ReactNode;
  readonly symbol: (symbol: string) => ReactNode;
};

/** What every game has around it: bars, panels, words for those who cannot see the canvas. */
export function GameTable(props: GameTableProps) {
  const play = usePlay();
  const hasEnded = usePlayState((state) => state.hasEnded);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const close = () => setPanel(null);
  useKeys(play);
  useEffect(() => hearSite(play), [play]);
  if (hasEnded) return <EndedScreen reason="ended" />;
  return (
    <Ground>
      <div aria-hidden="true">
        <canvas ref={props.canvas} className="absolute inset-0 size-full" />
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-56 bg-linear-to-t from-ink/90 to-ink/0 low:hidden" />
      <div className="board relative">
        <TopBar name={props.name} onMenu={() => setPanel('menu')} />
        <div className="min-h-13 low:min-h-0" style={{ gridArea: 'crown' }}>
          {props.crown}
        </div>
        <div ref={props.room} style={{ gridArea: 'reels' }} />
        <WinMeter />
        <Controls onStakes={() => setPanel('stakes')} onAutoplay={() => setPanel('autoplay')} />
      </div>
      <CaptionOverlay picture={props.symbol} />
      <Applause />
      <LiveRegion />
      {panel === 'menu' && <MenuPanel onClose={close} onOpen={setPanel} />}
      {panel === 'stakes' && <StakePanel onClose={close} />}
      {panel === 'autoplay' && <AutoplayPanel onClose={close} />}
      {panel === 'fairness' && <FairnessPanel onClose={close} />}
      {panel === 'history' && <HistoryPanel onClose={close} picture={props.picture} />}
      {panel === 'paytable' && props.paytable(close)}
      <NoticePanel onStakes={() => setPanel('stakes')} />
      <RealityCheck />
    </Ground>
  );
}

/**
 * What is going on, and a tap that shortens it. It stands alone: the phase changes while the reels turn,
 * and what lies on it need not be rendered again for that.
 */
function Ground({ children }: { children: ReactNode }) {
  const play = usePlay();
  const phase = usePlayState((state) => state.phase);
  return (
    <main
      data-phase={phase}
      className="relative h-full"
      onPointerDown={(event) => {
        const isControl = event.target instanceof Element && event.target.closest('button, dialog');
        if (!isControl && phase !== 'idle') play.hurry();
      }}
    >
      {children}
    </main>
  );
}
