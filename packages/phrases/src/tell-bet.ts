import { type BetLine, readBet } from '@maneki/contract/play/bet-text';

/** Looks a word up by its key; undefined where there is none. */
export type FindWord = (
  key: string,
  values?: Readonly<Record<string, string>>,
) => string | undefined;

/** What is needed to put a bet into words: those of lotteries, and those of all other games. */
export type BetWords = {
  readonly plays: FindWord;
  readonly bets: FindWord;
  /** Places are called differently in different lotteries. */
  readonly family: string;
  readonly amount: (written: string) => string;
};

/** A bet in words, line by line. What its own words do not know stands as the provider wrote it. */
export function tellBet(text: string, words: BetWords): readonly string[] {
  const read = readBet(text);
  if (!read) return text.split('\n');
  const { lines, more } = read;
  const rest = words.bets('more', { count: String(more) }) ?? `+${more}`;
  return [...lines.map((line) => tellLine(line, words)), ...(more > 0 ? [rest] : [])];
}

function tellLine({ code, chosen, multiplier, stake, odds }: BetLine, words: BetWords): string {
  const name = tellCode(code, words);
  return [
    chosen === undefined ? name : `${name}: ${tellChosen(chosen, words)}`,
    ...(multiplier === undefined || multiplier === 1 ? [] : [`×${multiplier}`]),
    ...(stake === undefined ? [] : [words.amount(stake)]),
    ...(odds === undefined ? [] : [`@${odds}`]),
  ].join(' · ');
}

/** What is played, with its place where it is played in several. */
function tellCode(code: string, { plays, bets, family }: BetWords): string {
  const whole = bets(code) ?? plays(`plays.${code}`);
  if (whole !== undefined) return whole;
  const cut = code.lastIndexOf('_');
  if (cut < 0) return code;
  const [name, place] = [code.slice(0, cut), code.slice(cut + 1)];
  const counted = plays(`counted.${name}`, { count: place });
  if (counted !== undefined) return counted;
  const at = plays(`places.${place}`, { family }) ?? place;
  return `${plays(`plays.${name}`) ?? name} · ${at}`;
}

/** `1,2|BIG` as people read it. */
const tellChosen = (chosen: string, { plays }: BetWords): string =>
  chosen
    .split('|')
    .map((row) =>
      row
        .split(',')
        .map((symbol) => plays(`symbols.${symbol}`) ?? symbol)
        .join(' '),
    )
    .join(' | ');

/** What came of a bet: names of winners in words, everything else as it was drawn. */
export const tellResult = (text: string, { bets }: Pick<BetWords, 'bets'>): string =>
  text.replace(/\b[A-Z]{2}[A-Z_]*\b/g, (code) => bets(code) ?? code);
