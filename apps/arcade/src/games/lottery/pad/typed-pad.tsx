import type { Play } from '@maneki/games/lottery/play';
import { useState } from 'react';
import { Icon } from '#frame/icon.tsx';
import { setRows } from '../desk.ts';
import { useDesk, useLottery, useRestricted, useWords } from '../lottery-hooks.ts';
import { addSymbols, dropSymbol, rowsIn } from './picks.ts';
import { readTyped, searchNumbers } from './typed-numbers.ts';

const FOUND_MAX = 18;
const SHOWN_MAX = 200;
const UNKNOWN_SHOWN = 5;

/** A thousand numbers or more are no field of buttons: they are typed, pasted, or found by their beginning. */
export function TypedPad({ play, pays }: { play: Play; pays: string }) {
  const t = useWords();
  const { desk } = useLottery();
  const { closed } = useRestricted();
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const rows = useDesk(({ picks }) => rowsIn(picks, play));
  const shut = closed(play.code);
  const add = (symbols: readonly string[]) => {
    const open = symbols.filter((symbol) => !shut.has(symbol));
    setRows(desk, play, addSymbols(play, rows, 0, open));
  };
  const take = () => {
    const typed = readTyped(play, text);
    add(typed.symbols);
    setUnknown([...typed.unknown, ...typed.symbols.filter((symbol) => shut.has(symbol))]);
    setText('');
  };
  const chosen = rows[0]!;
  const found = searchNumbers(play, text, FOUND_MAX).filter((number) => !chosen.includes(number));
  const digits = play.grammar.rows[0]!.symbols[0]!.length;
  return (
    <div className="lt-play" data-form="TYPED">
      {pays && <p className="lt-pays figures">{pays}</p>}
      <form
        className="lt-type-form"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <label>
          <span>{t('pad.typed', { digits })}</span>
          <textarea
            rows={2}
            value={text}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            placeholder={t('pad.typedHint')}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              take();
            }}
          />
        </label>
        <button type="submit" aria-disabled={text.trim() === ''}>
          {t('pad.add')}
        </button>
      </form>
      {unknown.length > 0 && (
        <p className="lt-warn" role="status">
          {t('pad.unknown', {
            count: unknown.length,
            some: unknown.slice(0, UNKNOWN_SHOWN).join(', '),
          })}
        </p>
      )}
      {found.length > 0 && (
        <fieldset className="lt-found">
          <legend>{t('pad.found')}</legend>
          {found.map((number) => (
            <button
              key={number}
              type="button"
              className="figures"
              aria-disabled={shut.has(number)}
              onClick={() => add([number])}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
      <p className="lt-note" role="status">
        {t('pad.chosen', { count: chosen.length })}
      </p>
      <ul className="lt-chosen figures">
        {chosen.slice(0, SHOWN_MAX).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={t('pad.drop', { number })}
              onClick={() => setRows(desk, play, dropSymbol(play, rows, 0, number))}
            >
              {number}
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > SHOWN_MAX && (
        <p className="lt-note">{t('pad.shownFirst', { count: SHOWN_MAX })}</p>
      )}
    </div>
  );
}
