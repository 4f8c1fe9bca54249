import type { Play } from './play.ts';
import { linesOf, parseSelection } from './selection.ts';

/** A line as people write it, `47` or `1-2-3`, as its key; undefined for what is no line of the play. */
export function findLine(play: Play, written: string): string | undefined {
  const { form, spell } = play.grammar;
  const between = form === 'PLACES' ? '|' : ',';
  const text = form === 'OPTIONS' ? written : written.replaceAll('-', between);
  const selection = parseSelection(play, 'TRADITION', text);
  if (!selection.ok) return undefined;
  const key = form === 'OPTIONS' && spell ? spell(written) : written;
  for (const line of linesOf(play, selection.value)) if (line.key === key) return key;
  return undefined;
}

/** Whether lines of a play can be paid half: where wins say by which line they came. */
export const canPayHalf = ({ grammar }: Pick<Play, 'grammar'>): boolean =>
  grammar.form === 'OPTIONS';
