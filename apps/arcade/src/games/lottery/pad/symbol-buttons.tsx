import type { Play } from '@maneki/games/lottery/play';
import { memo } from 'react';
import { useLottery, useRestricted, useWords } from '../lottery-hooks.ts';
import { Die } from '../result/die.tsx';
import { useNames } from '../use-names.ts';
import { formOf } from './play-groups.ts';
import { usePays } from './use-pays.ts';

/** The plays of dice whose symbols are faces. */
const FACES: readonly string[] = ['TRIPLE', 'PAIR', 'TWO', 'THREE', 'ONE'];

type Props = {
  play: Play;
  place: number;
  chosen: readonly string[];
  onToggle: (symbol: string) => void;
};

/** What stands in a row, each a button that stays pressed. */
export function SymbolButtons({ play, place, chosen, onToggle }: Props) {
  const t = useWords();
  const names = useNames();
  const { code } = useLottery();
  const { closed, half } = useRestricted();
  const pays = usePays(play);
  const [shut, halved] = [closed(play.code), half(play.code)];
  const isBoard = formOf(play) === 'BOARD' || play.grammar.rows[0]!.symbols.length <= 20;
  const look = code === 'PK10' && play.name === 'CAR' ? 'car' : 'ball';
  return (
    <div className="lt-symbols" data-count={play.grammar.rows[place]!.symbols.length}>
      {inOrder(play.grammar.rows[place]!.symbols).map((symbol) => {
        const isFace = code === 'K3' && FACES.includes(play.name) && /^\d$/.test(symbol);
        const isShut = shut.has(symbol);
        const note = (isShut && t('pad.closed')) || (halved.has(symbol) && t('pad.half')) || '';
        return (
          <SymbolButton
            key={symbol}
            symbol={symbol}
            name={names.symbol(symbol)}
            look={look}
            isFace={isFace}
            isShut={isShut}
            isHalf={halved.has(symbol)}
            note={note}
            pays={isBoard ? pays.of(symbol) : ''}
            isChosen={chosen.includes(symbol)}
            onToggle={onToggle}
          />
        );
      })}
    </div>
  );
}

/** Rules list numbers by their prizes; people look for them by their size. */
const inOrder = (symbols: readonly string[]): readonly string[] =>
  /^\d+$/.test(symbols[0]!)
    ? symbols.toSorted((one, other) => Number(one) - Number(other))
    : symbols;

type ButtonProps = {
  symbol: string;
  name: string;
  look: 'ball' | 'car';
  isFace: boolean;
  isShut: boolean;
  isHalf: boolean;
  note: string;
  pays: string;
  isChosen: boolean;
  onToggle: (symbol: string) => void;
};

const SymbolButton = memo(function SymbolButton(props: ButtonProps) {
  const { symbol, name, isFace, isShut, isHalf, note, pays, isChosen } = props;
  return (
    <button
      type="button"
      className="lt-symbol figures"
      data-look={props.look}
      data-number={symbol}
      data-half={isHalf}
      aria-pressed={isChosen}
      aria-disabled={isShut}
      onClick={() => !isShut && props.onToggle(symbol)}
    >
      {isFace ? <Die face={symbol} /> : <b>{name}</b>}
      {isFace && <span className="sr-only">{name}</span>}
      {pays && <small>{pays}</small>}
      {note && <span className="sr-only">, {note}</span>}
    </button>
  );
}, isSame);

/** What a tap does is the same for all buttons: only what they show renders them anew. */
function isSame(before: ButtonProps, now: ButtonProps): boolean {
  return (
    before.symbol === now.symbol &&
    before.name === now.name &&
    before.isChosen === now.isChosen &&
    before.isShut === now.isShut &&
    before.isHalf === now.isHalf &&
    before.pays === now.pays
  );
}
