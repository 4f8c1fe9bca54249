/** A bet as records tell it: by codes, which readers who know them put into words. */
export type BetLine = {
  /** What was played: `OVER`, `DRAGON`, `DIRECT3_FIRST3`. */
  readonly code: string;
  /** What was chosen of it, without blanks: `49.50`, `1,2|3|4`. */
  readonly chosen?: string | undefined;
  readonly multiplier?: number | undefined;
  /** Where several lines share a bet; alone it would say the same twice. */
  readonly stake?: string | undefined;
  readonly odds?: string | undefined;
};

/** What a bet's text holds at most, as the protocol lets it in. */
export const BET_TEXT_MAX = 500;
/** Of a long choice so much is told. */
const CHOSEN_MAX = 120;
/** Room for what says how many lines were left out. */
const MORE_ROOM = 8;

/** Writes a bet so that it can be read as it is, and taken apart by `readBet`. What is too long is counted. */
export function writeBet(lines: readonly BetLine[]): string {
  const written: string[] = [];
  let length = 0;
  for (const [place, line] of lines.entries()) {
    const text = writeLine(line);
    const room = place === lines.length - 1 ? 0 : MORE_ROOM;
    if (length + text.length + 1 + room > BET_TEXT_MAX) break;
    written.push(text);
    length += text.length + 1;
  }
  const more = lines.length - written.length;
  return [...written, ...(more > 0 ? [`+${more}`] : [])].join('\n');
}

function writeLine({ code, chosen, multiplier, stake, odds }: BetLine): string {
  const cut = chosen && chosen.length > CHOSEN_MAX ? `${chosen.slice(0, CHOSEN_MAX)}…` : chosen;
  return [
    code,
    ...(cut ? [cut] : []),
    ...(multiplier === undefined ? [] : [`×${multiplier}`]),
    ...(stake === undefined ? [] : [`=${stake}`]),
    ...(odds === undefined ? [] : [`@${odds}`]),
  ].join(' ');
}

const LINE = /^([A-Z][A-Z0-9_]*)(?: ([^ ×=@][^ ]*))?(?: ×(\d+))?(?: =([\d.]+))?(?: @([\d./]+))?$/;
const MORE = /^\+(\d+)$/;

/** Takes a bet's text apart; undefined where somebody else wrote it, who writes as they like. */
export function readBet(
  text: string,
): { readonly lines: readonly BetLine[]; readonly more: number } | undefined {
  const written = text.split('\n');
  const more = MORE.exec(written.at(-1) ?? '');
  if (more) written.pop();
  const lines: BetLine[] = [];
  for (const line of written) {
    const match = LINE.exec(line);
    if (!match) return undefined;
    const [, code = '', chosen, times, stake, odds] = match;
    const multiplier = times === undefined ? undefined : Number(times);
    lines.push({ code, chosen, multiplier, stake, odds });
  }
  return { lines, more: more ? Number(more[1]) : 0 };
}

/** What of a kept text may be shown: the house once wrote its own notes there, which say nothing to a reader. */
export const shownText = (text: string | null): string | null =>
  text?.startsWith('{"') ? null : text;
