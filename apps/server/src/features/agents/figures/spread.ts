import type { Category } from '@maneki/contract/play/tickets';
import { addFigures, type Figures, NOTHING, PLAY_FIGURES } from './figures.ts';

/** Something that a member did on a business day, and what it adds. */
export type Delta = Partial<Figures> & {
  readonly memberId: string;
  readonly day: string;
  readonly currency: string;
  /** What was played at; given where something was. */
  readonly category?: Category | undefined;
};

/** What is added to one agent's day: what they did themselves, and what was done below them. */
export type DayRow = {
  readonly agentId: string;
  readonly currency: string;
  readonly day: string;
  readonly own: Figures;
  readonly team: Figures;
};

export type CategoryRow = DayRow & { readonly category: Category };

/** What deltas add to the days of whoever did it and of everybody above, each day once and in a fixed order. */
export function spreadDeltas(
  deltas: readonly Delta[],
  lineOn: (memberId: string, day: string) => readonly string[],
): { readonly days: readonly DayRow[]; readonly categories: readonly CategoryRow[] } {
  const days = new Map<string, DayRow>();
  const categories = new Map<string, CategoryRow>();
  for (const { memberId, day, currency, category, ...figures } of deltas) {
    const played = Object.fromEntries(
      PLAY_FIGURES.map((figure) => [figure, figures[figure] ?? 0n]),
    ) as Partial<Figures>;
    const add = (agentId: string, part: 'own' | 'team') => {
      const key = `${agentId} ${currency} ${day}`;
      const name = { agentId, currency, day };
      const before = days.get(key) ?? { ...name, own: NOTHING, team: NOTHING };
      days.set(key, { ...before, [part]: addFigures(before[part], figures) });
      if (category === undefined) return;
      const place = `${key} ${category}`;
      const sum = categories.get(place) ?? { ...name, category, own: NOTHING, team: NOTHING };
      categories.set(place, { ...sum, [part]: addFigures(sum[part], played) });
    };
    add(memberId, 'own');
    for (const agentId of lineOn(memberId, day)) add(agentId, 'team');
  }
  return { days: inOrder(days), categories: inOrder(categories) };
}

/** Two who add to the same days at once must not wait for each other crosswise. */
const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
