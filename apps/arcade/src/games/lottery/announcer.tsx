import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveRegion } from '#frame/live-region.tsx';
import { useLottery, useLotteryState, useWords } from './lottery-hooks.ts';

const LAST_MS = 10_000;

/** Tells who cannot see the page what has opened, what is nearly over, and what was drawn. Seconds are not read. */
export function Announcer() {
  const t = useWords();
  const common = useTranslations('arcade');
  const isReached = useLotteryState((state) => state.isReached);
  const phase = useLotteryState((state) => state.phase);
  const current = useLotteryState(({ lottery }) => lottery.current?.issueNo ?? '');
  const fresh = useLotteryState((state) => state.fresh);
  const last = useLotteryState(({ lottery }) => lottery.last);
  const isLast = useIsLast();
  const say = () => {
    if (!isReached) return common('connecting');
    if (phase === 'paused') return t('issue.pausedNote');
    if (phase === 'opening') return '';
    if (phase === 'closed') return t('said.closed', { no: current });
    if (isLast) return t('said.last');
    const drawn = last?.no === fresh ? last : null;
    const opened = t('said.open', { no: current });
    if (!drawn) return opened;
    if (!drawn.result) return `${t('said.voided', { no: drawn.issueNo })} ${opened}`;
    const numbers = drawn.result.join(', ');
    return `${t('said.result', { no: drawn.issueNo, numbers })} ${opened}`;
  };
  return <LiveRegion words={say()} />;
}

/** Whether there are only seconds left to bet. */
function useIsLast(): boolean {
  const { clock } = useLottery();
  const closeAt = useLotteryState(({ lottery }) => lottery.current?.closeAt ?? '');
  const [lastOf, setLastOf] = useState('');
  useEffect(() => {
    const leftMs = Date.parse(closeAt) - clock.now() - LAST_MS;
    // A timer reaches no farther than some weeks, and the page is not open for so long.
    if (!(leftMs < 2 ** 31)) return;
    const timer = setTimeout(() => setLastOf(closeAt), Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [clock, closeAt]);
  return lastOf !== '' && lastOf === closeAt;
}
