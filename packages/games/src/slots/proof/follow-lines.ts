import { invariant } from '@maneki/kernel/invariant';
import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';
import { rowAt } from '../play-lines.ts';
import type { Follower } from './follower.ts';
import type { Face } from './list-faces.ts';

const NONE_YET = -1;

/** Follows all lines through the columns at once. Written apart from the play, which it has to prove. */
export function followLines(rules: SlotRules): Follower {
  const { columns, lines, symbols, wild } = rules;
  const wildCode = wild === null ? NONE_YET - 1 : symbols.indexOf(wild);
  const rowOf = lines.map((line) => [...line].map((_, column) => rowAt(line, column)));
  const pays = symbols.map((symbol) =>
    Array.from({ length: columns + 1 }, (_, count) =>
      numberFor(rules.pays[symbol], { count, columns }),
    ),
  );
  const wildPays = pays[wildCode] ?? Array.from({ length: columns + 1 }, () => 0);
  const isPaying = pays.map((list) => list.some((pay) => pay > 0));
  invariant(rules.wildMultipliers === null || !isPaying[wildCode], 'plain wilds pay alone');

  // For each column: which lines are alive, the symbol of their run, wilds before it, and their product.
  const tracks = Array.from({ length: columns + 1 }, () => ({
    line: new Int32Array(lines.length),
    symbol: new Int32Array(lines.length).fill(NONE_YET),
    leading: new Int32Array(lines.length),
    product: new Int32Array(lines.length).fill(1),
  }));
  tracks[0]!.line.set(lines.keys().toArray());

  return {
    candidates: lines.length,
    settled: 0,
    keyOf(column: number, alive: number) {
      const { line, symbol, leading, product } = tracks[column]!;
      let key = '';
      for (let place = 0; place < alive; place += 1)
        key += `${line[place]},${symbol[place]},${leading[place]},${product[place]};`;
      return key;
    },
    step(column: number, alive: number, face: Face) {
      const from = tracks[column]!;
      const to = tracks[column + 1]!;
      const isLast = column === columns - 1;
      let settled = 0;
      let kept = 0;
      for (let place = 0; place < alive; place += 1) {
        const line = from.line[place]!;
        const row = rowOf[line]![column]!;
        const shown = face.symbols[row]!;
        let symbol = from.symbol[place]!;
        let leading = from.leading[place]!;
        const isWild = shown === wildCode;
        if (isWild && symbol === NONE_YET) leading += 1;
        if (!isWild && symbol === NONE_YET) symbol = shown;
        const goesOn = isWild || shown === symbol;
        const product = from.product[place]! * (goesOn ? face.multipliers[row]! : 1);
        const canPay = symbol === NONE_YET || isPaying[symbol]!;
        if (goesOn && canPay && !isLast) {
          to.line[kept] = line;
          to.symbol[kept] = symbol;
          to.leading[kept] = leading;
          to.product[kept] = product;
          kept += 1;
          continue;
        }
        const count = goesOn ? column + 1 : column;
        const own = symbol === NONE_YET ? 0 : pays[symbol]![count]! * product;
        settled += Math.max(own, wildPays[leading]!);
      }
      this.settled = settled;
      return kept;
    },
  };
}
