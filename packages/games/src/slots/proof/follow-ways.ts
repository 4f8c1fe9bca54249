import type { SlotRules } from '../model.ts';
import { numberFor } from '../number-for.ts';
import type { Follower } from './follower.ts';
import type { Face } from './list-faces.ts';

/** Follows all symbols that pay through the columns at once, with the ways that they have so far. */
export function followWays(rules: SlotRules): Follower {
  const { columns, symbols } = rules;
  const wildCode = rules.wild === null ? -1 : symbols.indexOf(rules.wild);
  const paying = [...symbols.keys()].filter((code) => rules.pays[symbols[code]!] !== undefined);
  const pays = symbols.map((symbol) =>
    Array.from({ length: columns + 1 }, (_, count) =>
      numberFor(rules.pays[symbol], { count, columns }),
    ),
  );
  const tracks = Array.from({ length: columns + 1 }, () => ({
    symbol: Int32Array.from(paying),
    ways: new Int32Array(paying.length).fill(1),
  }));

  return {
    candidates: paying.length,
    settled: 0,
    keyOf(column: number, alive: number) {
      const { symbol, ways } = tracks[column]!;
      let key = '';
      for (let place = 0; place < alive; place += 1) key += `${symbol[place]},${ways[place]};`;
      return key;
    },
    step(column: number, alive: number, face: Face) {
      const from = tracks[column]!;
      const to = tracks[column + 1]!;
      let settled = 0;
      let kept = 0;
      for (let place = 0; place < alive; place += 1) {
        const symbol = from.symbol[place]!;
        let shown = 0;
        for (const one of face.symbols) if (one === symbol || one === wildCode) shown += 1;
        const ways = from.ways[place]! * (shown > 0 ? shown : 1);
        if (shown > 0 && column < columns - 1) {
          to.symbol[kept] = symbol;
          to.ways[kept] = ways;
          kept += 1;
        } else settled += pays[symbol]![shown > 0 ? column + 1 : column]! * ways;
      }
      this.settled = settled;
      return kept;
    },
  };
}
