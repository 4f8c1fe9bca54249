import type { RoundWords } from '#frame/round-words.ts';
import { useLottery, useWords } from './lottery-hooks.ts';
import { ResultView } from './result/result-view.tsx';
import { TicketList } from './tickets/ticket-list.tsx';

/** Longer results are told by their first numbers. */
const NUMBERS_MAX = 10;

/** What the list of rounds tells of a slip. */
export function useRoundWords(): RoundWords {
  const t = useWords();
  const { code } = useLottery();
  return {
    note(round) {
      if (round.kind !== 'lottery' || !round.outcome) return undefined;
      const numbers = round.outcome.result.slice(0, NUMBERS_MAX).join(' ');
      return t('history.note', { no: round.bet.issueNo, numbers });
    },
    picture: (round) =>
      round.kind === 'lottery' ? (
        <div className="lt-past">
          {round.outcome && <ResultView code={code} result={round.outcome.result} isSmall />}
          <TicketList slip={round} />
        </div>
      ) : null,
  };
}
