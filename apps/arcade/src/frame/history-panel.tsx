import { checkQueryOf } from '@maneki/contract/house/check-query';
import type { PastRound } from '@maneki/contract/house/schemas';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PlainButton } from './buttons.tsx';
import { readAmount } from './money.ts';
import { Panel } from './panel.tsx';
import { useMoney } from './play-context.tsx';
import type { RoundWords } from './round-words.ts';
import { SeedLine } from './seed-line.tsx';
import { verifyRound } from './tell-parent.ts';
import { useRounds } from './use-rounds.ts';

/** The player's rounds in this game, each with what it takes to check it. */
export function HistoryPanel(props: { onClose: () => void; words: RoundWords }) {
  const t = useTranslations('arcade');
  const { list, status, loadMore } = useRounds();
  return (
    <Panel title={t('history.title')} onClose={props.onClose}>
      {list.length === 0 && status === 'end' && (
        <p className="py-8 text-center text-muted">{t('history.empty')}</p>
      )}
      <ul className="flex flex-col">
        {list.map((round) => (
          <RoundRow key={round.roundId} round={round} words={props.words} />
        ))}
      </ul>
      <div className="flex flex-col gap-3 pt-4 text-center text-[13px] text-muted" role="status">
        {status === 'loading' && <p className="animate-appear py-3">{t('connecting')}</p>}
        {status === 'failed' && (
          <>
            <p>{t('failed')}</p>
            <PlainButton onClick={loadMore}>{t('retry')}</PlainButton>
          </>
        )}
        {status === 'ready' && <PlainButton onClick={loadMore}>{t('more')}</PlainButton>}
        {status === 'end' && list.length > 0 && <p>{t('history.end')}</p>}
      </div>
    </Panel>
  );
}

function RoundRow(props: { round: PastRound; words: RoundWords }) {
  const t = useTranslations('arcade.history');
  const format = useFormatter();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  const { round } = props;
  const win = readAmount(round.win);
  const isWin = win > readAmount(round.stake);
  const time = format.dateTime(new Date(round.placedAt), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-[14px]">{time}</span>
          <span className="block text-[12px] text-muted">
            {(round.status === 'SETTLED' && props.words.note(round)) || t(`status.${round.status}`)}
          </span>
        </span>
        <span className="figures text-right">
          <span className="block text-[12px] text-muted">{money(readAmount(round.stake))}</span>
          <span className={isWin ? 'block font-bold text-accent' : 'block'}>{money(win)}</span>
        </span>
      </button>
      {isOpen && <RoundDetails round={round} words={props.words} />}
    </li>
  );
}

function RoundDetails(props: { round: PastRound; words: RoundWords }) {
  const t = useTranslations('arcade.history');
  const { round, words } = props;
  return (
    <div className="flex flex-col gap-3 pb-4">
      {words.picture(round)}
      <RoundSeeds round={round} />
      {round.serverSeed ? (
        <PlainButton onClick={() => verifyRound(checkQueryOf(round))}>{t('check')}</PlainButton>
      ) : (
        <p className="text-[13px] text-muted">{t(hiddenUntil(round))}</p>
      )}
    </div>
  );
}

/** When the seed is told: a player's own is changed, a shoe ends, and so does a day of draws. */
function hiddenUntil({ kind }: PastRound): 'hidden' | 'hiddenShoe' | 'hiddenDay' {
  if (kind === 'lottery') return 'hiddenDay';
  return kind === 'dragon-tiger' ? 'hiddenShoe' : 'hidden';
}

/** Which draws of the seed are the round's. */
function seedPlaces(round: PastRound) {
  if (round.kind === 'lottery') return [['history.issue', String(round.roundNo)]] as const;
  if (round.kind === 'dragon-tiger')
    return [
      ['history.shoe', String(round.bet.shoeNo)],
      ['history.place', String(round.nonce)],
    ] as const;
  return [
    ['fairness.clientSeed', round.clientSeed],
    ['history.round', String(round.nonce)],
  ] as const;
}

/** What the round follows from: a player's own seeds, or those that many share. */
function RoundSeeds({ round }: { round: PastRound }) {
  const t = useTranslations('arcade');
  return (
    <div>
      <SeedLine label={t('history.number')} value={round.roundId} />
      <SeedLine label={t('history.commitment')} value={round.commitment} />
      {seedPlaces(round).map(([label, value]) => (
        <SeedLine key={label} label={t(label)} value={value} />
      ))}
      {round.serverSeed && <SeedLine label={t('fairness.revealed')} value={round.serverSeed} />}
    </div>
  );
}
