import type { IssueView } from '@maneki/contract/house/lottery';
import { useTranslations } from 'use-intl';
import { Icon } from '#frame/icon.tsx';
import { Countdown } from './countdown.tsx';
import { useLotteryState, useWords } from './lottery-hooks.ts';
import type { LotteryPanel } from './lottery-panel.ts';
import { LatestResult } from './result/latest-result.tsx';

/** Which issue takes bets, for how long, and what came last. */
export function IssueHead({ onOpen }: { onOpen: (panel: LotteryPanel) => void }) {
  const t = useWords();
  const current = useLotteryState(({ lottery }) => lottery.current);
  const phase = useLotteryState((state) => state.phase);
  // Without a connection nobody knows when it goes on: a clock would stand at its end.
  const hasClock = useLotteryState(({ isReached }) => isReached || phase === 'betting');
  return (
    <>
      <div className="lt-issue" data-phase={phase}>
        <div className="min-w-0">
          <p className="lt-issue-label">
            {current ? t('issue.no', { no: current.issueNo }) : t('issue.paused')}
          </p>
          <p className="lt-issue-state">{useStateWords(current)}</p>
        </div>
        {current && phase !== 'paused' && hasClock && <Countdown issue={current} phase={phase} />}
      </div>
      <section className="lt-head">
        <LatestResult />
        <nav className="lt-links">
          <button type="button" onClick={() => onOpen('trend')}>
            <Icon name="history" size={18} />
            {t('more.trend')}
          </button>
          <button type="button" onClick={() => onOpen('tickets')}>
            <Icon name="paytable" size={18} />
            {t('more.tickets')}
            <OpenCount />
          </button>
        </nav>
      </section>
    </>
  );
}

function useStateWords(current: IssueView | null): string {
  const t = useWords();
  const phase = useLotteryState((state) => state.phase);
  const common = useTranslations('arcade');
  const isLost = useLotteryState(({ isReached, isConnecting }) => isConnecting || !isReached);
  const isSoon = useLotteryState(({ lottery }) => lottery.drawing !== null);
  if (isLost) return common('connecting');
  if (!current || phase === 'paused') return t('issue.pausedNote');
  if (phase === 'betting') return t('issue.closesIn');
  if (phase === 'opening') return t('issue.opensIn');
  return isSoon ? t('issue.drawing') : t('issue.drawsIn');
}

function OpenCount() {
  const count = useLotteryState(
    ({ slips }) => slips.filter(({ status }) => status === 'OPEN').length,
  );
  return count > 0 ? <b className="lt-count figures">{count}</b> : null;
}
