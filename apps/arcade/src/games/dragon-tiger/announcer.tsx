import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveRegion } from '#frame/live-region.tsx';
import { useCardWords } from './card-words.ts';
import { usePlayState, useTable } from './dragon-tiger-hooks.ts';

const LAST_MS = 5_000;

/** Tells who cannot see the table when to bet, when it is nearly too late, when it is, and what came. */
export function Announcer() {
  const t = useTranslations('arcadeDragonTiger');
  const card = useCardWords();
  const phase = usePlayState((state) => state.phase);
  const roundNo = usePlayState(({ table }) => table.roundNo);
  const outcome = usePlayState(({ table }) => table.outcome);
  const isLast = useIsLast();
  const say = () => {
    if (phase === 'betting')
      return isLast ? t('said.five') : t('said.betting', { no: String(roundNo) });
    if (phase === 'closed') return t('said.closed');
    if (phase === 'voided') return t('phase.voided');
    if (phase === 'paused') return t('phase.paused');
    if (phase === 'dealing' || !outcome) return '';
    const { dragon, tiger, result } = outcome;
    return t('said.cards', {
      dragon: card(dragon),
      tiger: card(tiger),
      result: t(`result.${result}`),
    });
  };
  return <LiveRegion words={say()} />;
}

/** Whether there are only seconds left to bet. */
function useIsLast(): boolean {
  const { clock } = useTable();
  const closesAt = usePlayState(({ table }) => table.closesAt);
  const [lastOf, setLastOf] = useState('');
  useEffect(() => {
    const leftMs = Date.parse(closesAt) - clock.now();
    const timer = setTimeout(() => setLastOf(closesAt), Math.max(0, leftMs - LAST_MS));
    return () => clearTimeout(timer);
  }, [clock, closesAt]);
  return lastOf === closesAt;
}
