import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isAtRest } from './at-rest.ts';
import { PlainButton, PrimaryButton } from './buttons.tsx';
import { checksDue, formatElapsed } from './elapsed.ts';
import { readAmount } from './money.ts';
import { useObserved } from './observable.ts';
import { Panel } from './panel.tsx';
import { useFramePlay, useFrameState, useMoney } from './play-context.tsx';
import { siteAround } from './site-around.ts';
import { leaveGame } from './tell-parent.ts';

const LOOK_MS = 1_000;

/** At each stretch of time the game stops and shows what it has cost and brought so far. */
export function RealityCheck() {
  const t = useTranslations('arcade.reality');
  const play = useFramePlay();
  const money = useMoney();
  const isResting = useFrameState(isAtRest);
  const session = useFrameState(({ game }) => game.session);
  const { due, see } = useChecksDue();
  const isMinded = useObserved(siteAround, ({ isMinding }) => isMinding);
  const isShown = due && isResting && !isMinded;
  useEffect(() => {
    if (due) play.pause();
  }, [due, play]);
  useEffect(() => {
    if (isShown) void play.link.refresh();
  }, [isShown, play]);
  if (!isShown) return null;
  const staked = readAmount(session.staked);
  const won = readAmount(session.won);
  const time = formatElapsed(Date.now() - play.startedAtMs);
  return (
    <Panel title={t('title')} onClose={see} isFirm>
      <p className="pb-4 text-[15px]">{t('text', { time })}</p>
      <dl className="flex flex-col pb-5">
        <Figure label={t('staked')} value={money(staked)} />
        <Figure label={t('won')} value={money(won)} />
        <Figure label={t('net')} value={money(won - staked)} />
      </dl>
      <div className="flex flex-col gap-2.5">
        <PrimaryButton onClick={leaveGame}>{t('leave')}</PrimaryButton>
        <PlainButton onClick={see}>{t('goOn')}</PlainButton>
      </div>
    </Panel>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="figures font-bold text-lg">{value}</dd>
    </div>
  );
}

/** Checks are counted for a session, and a reload does not forget which were seen. */
function useChecksDue() {
  const play = useFramePlay();
  const { openedAt, realityCheckMinutes } = useFrameState(({ game }) => game.session);
  const key = `house.checks.${openedAt}`;
  const [seen, setSeen] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const count = () => checksDue(Date.now() - play.startedAtMs, realityCheckMinutes);
  const [reached, setReached] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock runs on as long as the session.
  useEffect(() => {
    const timer = setInterval(() => {
      const now = count();
      // React is only told what is new: it may render for a figure that it has already.
      if (now !== reached) setReached(now);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [key, reached]);
  const see = () => {
    sessionStorage.setItem(key, String(reached));
    setSeen(reached);
  };
  return { due: reached > seen, see };
}
