import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#table/countdown.tsx';
import { dealtAt } from '#table/table-phase.ts';
import { useCardWords } from './card-words.ts';
import { usePlayState, useTable } from './dragon-tiger-hooks.ts';
import { Emblem } from './emblems.tsx';
import { CardBack, CardFace } from './playing-card.tsx';

const { bettingMs, dealingMs } = dragonTigerRules.phases;
/** Long enough for everything to have come to rest. */
const LONG_AGO_MS = 60_000;

/** The two cards, and how long there is to bet on them. */
export function Stage() {
  return (
    <div className="dt-stage">
      <Side of="DRAGON" />
      <Middle />
      <Side of="TIGER" />
    </div>
  );
}

function Side({ of }: { of: 'DRAGON' | 'TIGER' }) {
  const t = useTranslations('arcadeDragonTiger');
  const roundNo = usePlayState(({ table }) => table.roundNo);
  const card = usePlayState(({ table: { outcome } }) =>
    outcome ? (of === 'DRAGON' ? outcome.dragon : outcome.tiger) : null,
  );
  const winner = useWinner();
  return (
    <div className="dt-side" data-of={of} data-won={winner === of} data-tied={isTie(winner)}>
      <div className="dt-side-name">
        <Emblem of={of} />
        <strong>{t(`spot.${of}`)}</strong>
      </div>
      <div className="dt-slot">
        <Emblem of={of} />
        {card !== null && <DealtCard key={roundNo} card={card} />}
      </div>
    </div>
  );
}

const isTie = (winner: string | null) => winner === 'TIE' || winner === 'SUITED_TIE';

/** Who has won, once both cards lie open. */
export const useWinner = () =>
  usePlayState(({ phase, table }) =>
    phase === 'result' || phase === 'settled' ? (table.outcome?.result ?? null) : null,
  );

/** Comes face down and is turned; whoever comes late finds it as far as it is. */
function DealtCard({ card }: { card: number }) {
  const { clock, play } = useTable();
  const words = useCardWords();
  const isOpen = usePlayState(({ phase }) => phase !== 'dealing');
  const [sinceMs] = useState(() => {
    const { table } = play.state.get();
    if (table.phase !== 'DEALING') return LONG_AGO_MS;
    return clock.now() - dealtAt(table, { dealingMs, openAfterMs: 0 });
  });
  return (
    <div className="dt-card" style={{ '--since': `${-Math.round(sinceMs)}ms` } as CSSProperties}>
      <div className="dt-card-turn">
        <CardBack />
        <CardFace card={card} />
      </div>
      {isOpen && <span className="sr-only">{words(card)}</span>}
    </div>
  );
}

function Middle() {
  const t = useTranslations('arcadeDragonTiger');
  const common = useTranslations('arcade');
  const { clock } = useTable();
  const phase = usePlayState((state) => state.phase);
  const status = usePlayState((state) => state.status);
  const closesAt = usePlayState(({ table }) => table.closesAt);
  const roundNo = usePlayState(({ table }) => table.roundNo);
  const winner = useWinner();
  const words =
    status === 'offline'
      ? t('offline')
      : status === 'connecting'
        ? common('connecting')
        : phase === 'result' || phase === 'settled'
          ? winner && t(`result.${winner}`)
          : t(`phase.${phase}`);
  return (
    <div className="dt-middle" data-phase={phase} data-winner={winner ?? undefined}>
      <span className="dt-round figures">{t('round', { no: String(roundNo) })}</span>
      {phase === 'betting' ? (
        <Countdown key={closesAt} clock={clock} closesAt={closesAt} wholeMs={bettingMs} />
      ) : (
        <span className="dt-versus" aria-hidden="true">
          {isTie(winner) ? '=' : 'VS'}
        </span>
      )}
      <strong className="dt-phase">{words}</strong>
    </div>
  );
}
