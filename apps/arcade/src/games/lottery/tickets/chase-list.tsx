import type { ChaseView } from '@maneki/contract/house/lottery';
import { useState } from 'react';
import { PlainButton } from '#frame/buttons.tsx';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { ListEnd } from './list-end.tsx';
import { useChases } from './use-chases.ts';

/** Slips that go on over several issues. */
export function ChaseList() {
  const t = useWords();
  const pages = useChases();
  return (
    <>
      <ul className="lt-slips">
        {pages.list.map((chase) => (
          <ChaseRow
            key={chase.chaseId}
            chase={chase}
            onChange={(next) => pages.change(({ chaseId }) => chaseId === next.chaseId, next)}
          />
        ))}
      </ul>
      <ListEnd pages={pages} empty={t('tickets.emptyChases')} />
    </>
  );
}

type RowProps = { chase: ChaseView; onChange: (chase: ChaseView) => void };

function ChaseRow({ chase, onChange }: RowProps) {
  const t = useWords();
  const money = useMoney();
  const [isShown, setIsShown] = useState(false);
  const { issues, status, stopsOnWin } = chase;
  const over = issues.filter((issue) => issue.status !== 'OPEN').length;
  const stake = issues.reduce((sum, issue) => sum + readAmount(issue.stake), 0n);
  const win = issues.reduce((sum, issue) => sum + readAmount(issue.win), 0n);
  return (
    <li>
      <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <span className="min-w-0 flex-1">
          <b>{t(`tickets.status.${status}`)}</b>
          <small>
            {t('tickets.progress', { done: over, count: issues.length })}
            {stopsOnWin && ` · ${t('tickets.stopsOnWin')}`}
          </small>
          <progress max={issues.length} value={over} aria-hidden="true" />
        </span>
        <span className="figures text-right">
          <span>{money(stake)}</span>
          {win > 0n && <small className="lt-won">{t('tickets.won', { amount: money(win) })}</small>}
        </span>
      </button>
      {isShown && <ChaseDetails chase={chase} onChange={onChange} />}
    </li>
  );
}

function ChaseDetails({ chase, onChange }: RowProps) {
  const t = useWords();
  const money = useMoney();
  const { play } = useLottery();
  const asking = useLotteryState((state) => state.asking);
  const [told, setTold] = useState<string | null>(null);
  const cancel = async () => {
    const { chase: next, refusal } = await play.cancelChase(chase.chaseId);
    if (next) onChange(next);
    setTold(refusal?.message ?? null);
  };
  return (
    <div className="lt-slip-details">
      <table className="lt-chase-table figures">
        <tbody>
          {chase.issues.map((issue) => (
            <tr key={issue.no}>
              <th scope="row">{issue.issueNo}</th>
              <td>×{issue.multiplier}</td>
              <td>{money(readAmount(issue.stake))}</td>
              <td>
                {issue.status === 'OPEN' && t('tickets.waits')}
                {issue.status === 'VOIDED' && t('tickets.voided')}
                {issue.status === 'DECLINED' && t('tickets.declined')}
                {issue.status === 'SETTLED' &&
                  (readAmount(issue.win) > 0n ? (
                    <b className="lt-won">{money(readAmount(issue.win))}</b>
                  ) : (
                    t('tickets.lost')
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {told && (
        <p className="lt-warn" role="status">
          {told}
        </p>
      )}
      {chase.status === 'RUNNING' && (
        <PlainButton isDisabled={asking !== null} onClick={() => void cancel()}>
          {t('tickets.stopChase')}
        </PlainButton>
      )}
    </div>
  );
}
