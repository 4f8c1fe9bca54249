import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { readOdds } from '@maneki/games/lottery/odds';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import { useFindPlay, useWords } from '../lottery-hooks.ts';
import { decimalText } from '../slip/odds-text.ts';
import { useNames } from '../use-names.ts';

/** What a slip has bought, and what came of each. */
export function TicketList({ slip }: { slip: LotteryRoundView }) {
  const t = useWords();
  const names = useNames();
  const money = useMoney();
  const findPlay = useFindPlay();
  const { bet, outcome } = slip;
  return (
    <ol className="lt-bought">
      {bet.tickets.map((ticket, at) => {
        const play = findPlay(ticket.play);
        const win = outcome ? readAmount(outcome.payouts[at] ?? '0') : 0n;
        const lines = outcome?.winUnits[at] ?? 0;
        const odds = readOdds(ticket.odds).map((each) => decimalText(each));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets of a slip stay in their order.
          <li key={at} data-won={win > 0n}>
            <div className="min-w-0">
              <p className="lt-bought-play">{play ? names.play(play) : ticket.play}</p>
              <p className="lt-bought-numbers figures">{names.selection(ticket.selection)}</p>
              <p className="lt-note figures">
                {[...new Set(odds)].slice(0, 3).join(' / ')}
                {bet.playType === 'TRADITION' &&
                  ` · ${t('tray.lines', { units: ticket.units })} ×${ticket.multiplier ?? 1}`}
              </p>
              {ticket.halfPaid && ticket.halfPaid.length > 0 && (
                <p className="lt-warn">
                  {t('slip.halfPaid', { numbers: ticket.halfPaid.slice(0, 12).join(', ') })}
                </p>
              )}
            </div>
            <p className="figures text-right">
              <span>{money(readAmount(ticket.stake))}</span>
              {win > 0n && <b>{money(win)}</b>}
              {lines > 0 && <small>{t('tickets.winUnits', { count: lines })}</small>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
