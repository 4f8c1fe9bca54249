import type { DrawnIssue } from '@maneki/contract/house/lottery';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PlainButton } from '#frame/buttons.tsx';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { Figures } from '../result/figures.tsx';
import { ResultView } from '../result/result-view.tsx';

const PAGE = 20;

/** Results, newest first. */
export function ResultList({ results }: { results: readonly DrawnIssue[] }) {
  const t = useWords();
  const common = useTranslations('arcade');
  const { code } = useLottery();
  const format = useFormatter();
  // A draw is told by the clocks of where it is held, as everywhere on the site.
  const timeZone = useLotteryState(({ game }) => game.zone);
  const [count, setCount] = useState(PAGE);
  return (
    <>
      <ul className="lt-results">
        {results.slice(0, count).map(({ no, issueNo, drawAt, result, figures }) => (
          <li key={no}>
            <p className="figures">
              <b>{issueNo}</b>
              <time dateTime={drawAt}>
                {format.dateTime(new Date(drawAt), {
                  dateStyle: 'short',
                  timeStyle: 'short',
                  timeZone,
                })}
              </time>
            </p>
            {result ? (
              <>
                <ResultView code={code} result={result} isSmall />
                <Figures figures={figures} />
              </>
            ) : (
              <p className="lt-note">{t('issue.voided')}</p>
            )}
          </li>
        ))}
      </ul>
      {results.length > count && (
        <PlainButton onClick={() => setCount(count + PAGE)}>{common('more')}</PlainButton>
      )}
    </>
  );
}
