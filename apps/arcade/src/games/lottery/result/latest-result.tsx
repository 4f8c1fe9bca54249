import { isVietnam } from '@maneki/games/lottery/vietnam/prizes';
import { useState } from 'react';
import { Icon } from '#frame/icon.tsx';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { Figures } from './figures.tsx';
import { ResultView } from './result-view.tsx';

const TUMBLING = [0, 1, 2, 3, 4] as const;

/** The last result; while the next one is drawn, the drum in which it turns. */
export function LatestResult() {
  const t = useWords();
  const drawing = useLotteryState(({ lottery }) => lottery.drawing);
  const source = useLotteryState(({ lottery }) => lottery.drawSource);
  const last = useLotteryState(({ lottery }) => lottery.last);
  if (drawing && drawing.no > (last?.no ?? 0))
    return (
      <div className="lt-last">
        <p className="lt-last-title">
          <span>{t('issue.no', { no: drawing.issueNo })}</span>
          <b>{t('issue.drawing')}</b>
        </p>
        <div className="lt-drum" aria-hidden="true">
          {TUMBLING.map((ball) => (
            <i key={ball} />
          ))}
        </div>
        {source === 'OFFICIAL' && <p className="lt-note">{t('issue.official')}</p>}
      </div>
    );
  return <Last />;
}

function Last() {
  const t = useWords();
  const { code } = useLottery();
  const last = useLotteryState(({ lottery }) => lottery.last);
  const fresh = useLotteryState((state) => state.fresh);
  if (!last) return <p className="lt-last lt-note">{t('issue.none')}</p>;
  const { no, issueNo, result, figures } = last;
  return (
    <div className="lt-last" key={no}>
      <p className="lt-last-title">
        <span>{t('issue.last', { no: issueNo })}</span>
        {result && <Figures figures={figures} />}
      </p>
      {!result && <p className="lt-note">{t('issue.voided')}</p>}
      {result && isVietnam(code) && <Folded result={result} isFresh={fresh === no} />}
      {result && !isVietnam(code) && (
        <ResultView code={code} result={result} isFresh={fresh === no} />
      )}
    </div>
  );
}

/** A board is long: its special prize stands for it until somebody wants to see all. */
function Folded({ result, isFresh }: { result: readonly string[]; isFresh: boolean }) {
  const t = useWords();
  const { code } = useLottery();
  const [isOpen, setIsOpen] = useState(false);
  const special = result[0]!;
  return (
    <>
      <button
        type="button"
        className="lt-special"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="lt-balls" data-count={special.length}>
          {[...special].map((digit, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: digits repeat, their places do not.
              key={at}
              className="lt-ball figures"
              data-quiet={at < special.length - 2}
            >
              {digit}
            </span>
          ))}
        </span>
        <span>{t('trend.numbers')}</span>
        <Icon name="next" size={18} />
      </button>
      {(isOpen || isFresh) && <ResultView code={code} result={result} isFresh={isFresh} />}
    </>
  );
}
