import { type Named, nameOf, type Play, prizeOf, type Result, type Share } from './play.ts';

type OptionsSpec = Named & {
  /** The symbols of each prize; the chance is that of each single symbol. */
  readonly prizes: readonly {
    readonly of: readonly string[];
    readonly chance: Share;
    readonly pays?: string;
  }[];
  /** How many symbols a result names at most. Where it names more than one, several lines win. */
  readonly winners?: number;
  /** Whether a result can name a symbol again, which then wins again. */
  readonly repeats?: boolean;
  readonly spell?: (written: string) => string;
  /** The least number that is big, where that is not where the upper half begins. */
  readonly bigFrom?: number;
  readonly read: (result: Result) => readonly string[];
};

/** A play whose lines are single symbols: each one chosen is a line, each one that the result names wins. */
export function optionsPlay(spec: OptionsSpec): Play {
  const { prizes, winners = 1, repeats = false, spell, bigFrom, read } = spec;
  const symbols = prizes.flatMap(({ of }) => of);
  const prizeAt = new Map(
    prizes.flatMap(({ of }, prize) => of.map((symbol) => [symbol, prize] as const)),
  );
  return {
    ...nameOf(spec),
    prizes: prizes.map(({ chance, pays }) => prizeOf(chance, pays)),
    read: (result) => [read(result)],
    grammar: {
      form: 'OPTIONS',
      rows: [{ symbols, least: 1, most: symbols.length, bigFrom }],
      spell,
      count: ([row]) => row!.length,
      list: ([row]) => row!.map((key) => ({ key, prizes: [prizeAt.get(key)!] })),
      match([row], [named]) {
        const counts = new Map<string, number>();
        for (const symbol of named!)
          if (row!.includes(symbol)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
        return [...counts].map(([line, count]) => ({ prize: prizeAt.get(line)!, count, line }));
      },
      extremes([row]) {
        const count = repeats ? winners : Math.min(winners, row!.length);
        const chosen = new Set(row!.map((symbol) => prizeAt.get(symbol)!));
        return [...chosen].map((prize) => [{ prize, count }]);
      },
      linesInAll: symbols.length,
      isExclusive: winners === 1,
    },
  };
}
