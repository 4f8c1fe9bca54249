import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PlainButton } from '#frame/buttons.tsx';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { ResultView } from '../result/result-view.tsx';
import { gradeOf } from '../result/win-grade.ts';
import { ListEnd } from './list-end.tsx';
import { TicketList } from './ticket-list.tsx';
import { usePages } from './use-pages.ts';

/** Slips that wait for their draw, or those that had it. */
export function SlipList({ isOpen }: { isOpen: boolean }) {
  const t = useWords();
  const { play } = useLottery();
  const pages = usePages<LotteryRoundView>(async (cursor) => {
    const status = isOpen ? 'OPEN' : 'OVER';
    const answer = await play.link.call('listSlips', { status, ...(cursor && { cursor }) });
    if (!answer.ok) return answer;
    return { ok: true, value: { items: answer.value.slips, next: answer.value.next } };
  });
  const known = useLotteryState((state) => state.slips);
  return (
    <>
      <ul className="lt-slips">
        {inOrder(pages.list).map((slip) => (
          <SlipRow key={slip.roundId} slip={newerOf(slip, known)} />
        ))}
      </ul>
      <ListEnd pages={pages} empty={t(isOpen ? 'tickets.emptyOpen' : 'tickets.emptyOver')} />
    </>
  );
}

/** What the page knows is newer than what was listed, unless the list says already that it is over. */
function newerOf(listed: LotteryRoundView, known: readonly LotteryRoundView[]): LotteryRoundView {
  if (listed.status !== 'OPEN') return listed;
  return known.find(({ roundId }) => roundId === listed.roundId) ?? listed;
}

/** Slips of a chase were bought at one moment: of those the one that is drawn first comes first. */
const inOrder = (slips: readonly LotteryRoundView[]): readonly LotteryRoundView[] =>
  slips.toSorted(
    (one, other) =>
      Date.parse(other.placedAt) - Date.parse(one.placedAt) || one.roundNo - other.roundNo,
  );

function SlipRow({ slip }: { slip: LotteryRoundView }) {
  const t = useWords();
  const money = useMoney();
  const format = useFormatter();
  const [isShown, setIsShown] = useState(false);
  const time = format.dateTime(new Date(slip.placedAt), { dateStyle: 'short', timeStyle: 'short' });
  return (
    <li>
      <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        <span className="min-w-0 flex-1">
          <b className="figures">{t('issue.no', { no: slip.bet.issueNo })}</b>
          <small>
            {t(`type.${slip.bet.playType}`)} · {time}
          </small>
        </span>
        <span className="figures text-right">
          <span>{money(readAmount(slip.stake))}</span>
          <Outcome slip={slip} />
        </span>
      </button>
      {isShown && <SlipDetails slip={slip} />}
    </li>
  );
}

function Outcome({ slip }: { slip: LotteryRoundView }) {
  const t = useWords();
  const money = useMoney();
  const win = readAmount(slip.win);
  if (slip.status === 'OPEN') return <small>{t('tickets.waits')}</small>;
  if (slip.status === 'VOIDED') return <small>{t('tickets.voided')}</small>;
  if (slip.status === 'DECLINED') return <small>{t('tickets.declined')}</small>;
  const grade = gradeOf(win, readAmount(slip.stake));
  if (grade === 'lost') return <small>{t('tickets.lost')}</small>;
  const amount = money(win);
  if (grade === 'returned') return <small>{t('tickets.returned', { amount })}</small>;
  return <small className="lt-won">{t('tickets.won', { amount })}</small>;
}

function SlipDetails({ slip }: { slip: LotteryRoundView }) {
  const t = useWords();
  const common = useTranslations('arcade.notice');
  const { code, play } = useLottery();
  const asking = useLotteryState((state) => state.asking);
  const isTaking = useLotteryState(
    ({ lottery, phase }) => phase === 'betting' && slip.roundNo >= (lottery.current?.no ?? 0),
  );
  const [told, setTold] = useState<string | null>(null);
  const cancel = async () => {
    const refusal = await play.cancelSlip(slip.roundId);
    setTold(refusal ? refusal.message || common('declined') : t('tickets.cancelled'));
  };
  return (
    <div className="lt-slip-details">
      {slip.outcome && <ResultView code={code} result={slip.outcome.result} isSmall />}
      <TicketList slip={slip} />
      <p className="lt-note break-all">
        {t('slip.number')} {slip.roundId}
      </p>
      {told && (
        <p className="font-semibold text-[13px]" role="status">
          {told}
        </p>
      )}
      {slip.isCancellable && slip.status === 'OPEN' && isTaking && (
        <PlainButton isDisabled={asking !== null} onClick={() => void cancel()}>
          {t('tickets.cancel')}
        </PlainButton>
      )}
    </div>
  );
}
