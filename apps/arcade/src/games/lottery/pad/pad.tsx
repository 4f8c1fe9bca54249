import type { Play, Rows } from '@maneki/games/lottery/play';
import { useState } from 'react';
import { Icon } from '#frame/icon.tsx';
import { setRows } from '../desk.ts';
import { useDesk, useLottery, usePlays, useRestricted, useWords } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';
import { drawBelow } from './draw-below.ts';
import {
  drawLine,
  isPicked,
  type QuickPick,
  quickPick,
  quickPicksOf,
  rowsIn,
  toggle,
  withoutClosed,
} from './picks.ts';
import { formOf, placeOfRow } from './play-groups.ts';
import { SymbolButtons } from './symbol-buttons.tsx';
import { TypedPad } from './typed-pad.tsx';
import { usePays } from './use-pays.ts';

/** Where numbers are chosen for the plays that lie open. */
export function Pad() {
  const t = useWords();
  const names = useNames();
  const { desk } = useLottery();
  const { group, open } = usePlays();
  const { closed } = useRestricted();
  const hasPicks = useDesk(({ picks }) => Object.values(picks).some(isPicked));
  const [isTold, setIsTold] = useState(false);
  const random = () => {
    const play = open[drawBelow(open.length)]!;
    const rows = drawLine(play, drawBelow, closed(play.code));
    desk.set({ picks: {} });
    setRows(desk, play, rows);
  };
  return (
    <section className="lt-pad" aria-label={t('pad.choose')}>
      <div className="lt-pad-top">
        <button
          type="button"
          className="lt-how"
          aria-expanded={isTold}
          onClick={() => setIsTold(!isTold)}
        >
          <i aria-hidden="true">?</i>
          {t('menu.howTo')}
        </button>
        <button type="button" className="lt-tool" onClick={random}>
          <Icon name="spin" size={16} />
          {t('pad.random')}
        </button>
        <button
          type="button"
          className="lt-tool"
          aria-disabled={!hasPicks}
          onClick={() => desk.set({ picks: {} })}
        >
          {t('pad.clear')}
        </button>
      </div>
      {isTold && <p className="lt-how-text">{names.howTo(group.name)}</p>}
      {open.map((play) => (
        <PlayPad key={play.code} play={play} isAlone={open.length === 1} />
      ))}
    </section>
  );
}

function PlayPad({ play, isAlone }: { play: Play; isAlone: boolean }) {
  const names = useNames();
  const pays = usePays(play);
  const form = formOf(play);
  if (form === 'TYPED') return <TypedPad play={play} pays={pays.one} />;
  return (
    <div className="lt-play" data-form={form}>
      {!isAlone && (
        <h3>
          {names.variant(play)}
          {pays.beside && <span className="lt-pays figures">{pays.beside}</span>}
        </h3>
      )}
      {isAlone && pays.one && <p className="lt-pays figures">{pays.one}</p>}
      {play.grammar.rows.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are places, and stay in their order.
        <RowPad key={place} play={play} place={place} />
      ))}
    </div>
  );
}

function RowPad({ play, place }: { play: Play; place: number }) {
  const t = useWords();
  const names = useNames();
  const { desk } = useLottery();
  const { closed } = useRestricted();
  const [isFull, setIsFull] = useState(false);
  const rows = useDesk(({ picks }) => rowsIn(picks, play));
  const { symbols, most } = play.grammar.rows[place]!;
  const quick = quickPicksOf(play, place).filter((pick) => pick !== 'CLEAR' || most > 3);
  const hasRows = play.grammar.rows.length > 1;
  const title = hasRows ? names.place(String(placeOfRow(play, place))) : names.play(play);
  const choose = (next: Rows | undefined) => {
    setIsFull(next === undefined);
    if (next) setRows(desk, play, next);
  };
  return (
    <fieldset className="lt-row" data-many={symbols.length > 20} data-words={isWords(symbols)}>
      <legend className={hasRows ? 'lt-row-name' : 'sr-only'}>{title}</legend>
      <SymbolButtons
        play={play}
        place={place}
        chosen={rows[place]!}
        onToggle={(symbol) => choose(toggle(play, rowsIn(desk.get().picks, play), place, symbol))}
      />
      {quick.length > 1 && (
        <QuickPicks
          picks={quick}
          title={title}
          onPick={(pick) =>
            choose(withoutClosed(play, quickPick(play, rows, place, pick), closed(play.code)))
          }
        />
      )}
      {isFull && (
        <p className="lt-warn" role="status">
          {t('pad.full', { count: most })}
        </p>
      )}
    </fieldset>
  );
}

const isWords = (symbols: readonly string[]): boolean => !/^\d/.test(symbols[0]!);

function QuickPicks(props: {
  picks: readonly QuickPick[];
  title: string;
  onPick: (pick: QuickPick) => void;
}) {
  const t = useWords();
  return (
    <div className="lt-quick">
      {props.picks.map((pick) => (
        <button
          key={pick}
          type="button"
          aria-label={`${props.title}: ${t(`pad.quick.${pick}`)}`}
          onClick={() => props.onPick(pick)}
        >
          {t(`pad.quick.${pick}`)}
        </button>
      ))}
    </div>
  );
}
