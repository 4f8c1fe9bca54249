import { type Fraction, fraction } from '@maneki/games/exact/fraction';
import { returnsOf } from '@maneki/games/lottery/odds';
import type { Play } from '@maneki/games/lottery/play';
import { writeRows } from '@maneki/games/lottery/selection';
import { SERIES } from '@maneki/games/lottery/series';
import { useMemo } from 'react';
import { readAmount } from '#frame/money.ts';
import { Panel } from '#frame/panel.tsx';
import { useMoney } from '#frame/play-context.tsx';
import { termsOf } from './desk.ts';
import { useDesk, useLottery, useLotteryState, useWords } from './lottery-hooks.ts';
import { drawLine } from './pad/picks.ts';
import { groupPlays, type PlayGroup } from './pad/play-groups.ts';
import { decimalText, percentText } from './slip/odds-text.ts';
import { oddsAt } from './slip/price.ts';
import { useNames } from './use-names.ts';

/** Everything that decides about money: how each play is won, what it pays, how likely that is, and what returns. */
export function RulesPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { family } = useLottery();
  const type = useDesk((desk) => desk.type);
  const groups = useMemo(() => groupPlays(family, type), [family, type]);
  return (
    <Panel title={t('rules.title')} onClose={onClose}>
      <div className="lt-rules">
        <General />
        {groups.map((group) => (
          <GroupRules key={group.name} group={group} />
        ))}
      </div>
    </Panel>
  );
}

function General() {
  const t = useWords();
  const money = useMoney();
  const type = useDesk((desk) => desk.type);
  const mode = useDesk((desk) => desk.mode);
  const series = useDesk((desk) => desk.series);
  const limits = useLotteryState(({ game }) => game.limits);
  const amounts = {
    min: money(readAmount(limits.ticketStakeMin)),
    max: money(readAmount(limits.ticketStakeMax)),
    payout: money(readAmount(limits.ticketPayoutMax)),
    member: money(readAmount(limits.memberPayoutMax)),
  };
  const isTradition = type === 'TRADITION';
  const lines = [
    t('rules.clock'),
    t(isTradition ? 'rules.tradition' : 'rules.entertainment'),
    ...(isTradition && series !== undefined && mode !== 'ELOTT'
      ? [
          t('rules.series', {
            series: String(series),
            share: percentText(fraction(series, SERIES.whole)),
          }),
        ]
      : []),
    ...(mode === 'ZY' ? [t('rules.zy')] : []),
    ...(isTradition && mode === 'ELOTT' ? [t('rules.fixed')] : []),
    ...(isTradition ? [t('rules.cancel')] : [t('rules.odds')]),
    t('rules.limits', amounts),
    t('rules.half'),
    t('rules.voided'),
    t('rules.rounding'),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Plays of one name pay alike wherever they are placed, unless their place is how many numbers they have. */
function GroupRules({ group }: { group: PlayGroup }) {
  const names = useNames();
  const t = useWords();
  const [first] = group.plays;
  const isAlike = group.plays.every((play) => samePrizes(play, first!));
  const plays = isAlike ? [first!] : group.plays;
  // Where there is one prize and one way to it, nothing tells rows apart.
  const isPlain = isAlike && first!.prizes.length === 1;
  return (
    <section>
      <h3>{names.group(group.name)}</h3>
      <p>{names.howTo(group.name)}</p>
      <p className="lt-note">{t('rules.example', { selection: useExample(first!) })}</p>
      <div className="lt-table-box">
        <table className="figures" data-plain={isPlain}>
          <Head isPlain={isPlain} />
          <tbody>
            {plays.map((play) => (
              <PlayRows key={play.code} play={play} isNamed={!isAlike} isPlain={isPlain} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Head({ isPlain }: { isPlain: boolean }) {
  const t = useWords();
  const money = useMoney();
  const type = useDesk((desk) => desk.type);
  const unitValue = useDesk((desk) => desk.unitValue);
  return (
    <thead>
      <tr>
        {!isPlain && <th scope="col">{t('rules.play')}</th>}
        <th scope="col">
          {type === 'TRADITION' ? t('rules.prize', { amount: money(unitValue) }) : t('rules.pays')}
        </th>
        <th scope="col">{t('rules.chance')}</th>
        <th scope="col">{t('rules.return')}</th>
      </tr>
    </thead>
  );
}

function PlayRows(props: { play: Play; isNamed: boolean; isPlain: boolean }) {
  const { play, isNamed, isPlain } = props;
  const names = useNames();
  const money = useMoney();
  const type = useDesk((desk) => desk.type);
  const mode = useDesk((desk) => desk.mode);
  const series = useDesk((desk) => desk.series);
  const unitValue = useDesk((desk) => desk.unitValue);
  const odds = oddsAt(play, termsOf({ type, mode, series, unitValue }));
  const returns = returnsOf(play, odds);
  const symbols = symbolsByPrize(play);
  return play.prizes.map(({ chance }, prize) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: prizes of a play are numbered.
    <tr key={prize}>
      {!isPlain && (
        <th scope="row">
          {isNamed && prize === 0 && names.variant(play)} {hitsOf(play, prize)}
          {symbols[prize]?.map(names.symbol).join(' ')}
        </th>
      )}
      <td className="lt-rules-pays">
        {type === 'TRADITION'
          ? money((unitValue * odds[prize]!.numerator) / odds[prize]!.denominator)
          : decimalText(odds[prize]!)}
      </td>
      <td>{percentText(chance)}</td>
      <td>{percentText(returns[prize] ?? returns[0]!)}</td>
    </tr>
  ));
}

const SYMBOLS_MAX = 8;

/** Where prizes belong to symbols, which ones; none where all pay alike or there are too many. */
function symbolsByPrize({ grammar, prizes }: Play): readonly (readonly string[])[] {
  const { symbols } = grammar.rows[0]!;
  if (grammar.form !== 'OPTIONS' || symbols.length > 100 || prizes.length === 1) return [];
  const lists = prizes.map((): string[] => []);
  for (const line of grammar.list([symbols])) lists[line.prizes[0]!]!.push(line.key);
  return lists.map((list) => list.slice(0, SYMBOLS_MAX));
}

/** How many numbers must be drawn, where a line wins by steps. */
const hitsOf = ({ grammar, prizes }: Play, prize: number): string =>
  grammar.form === 'SUBSET' && prizes.length > 1
    ? `${grammar.rows[0]!.least - prizes.length + 1 + prize}/${grammar.rows[0]!.least}`
    : '';

const sameFraction = (one: Fraction | undefined, other: Fraction | undefined): boolean =>
  one?.numerator === other?.numerator && one?.denominator === other?.denominator;

const samePrizes = (one: Play, other: Play): boolean =>
  one.prizes.length === other.prizes.length &&
  one.prizes.every(
    ({ chance, pays }, prize) =>
      sameFraction(chance, other.prizes[prize]!.chance) &&
      sameFraction(pays, other.prizes[prize]!.pays),
  );

const NONE: ReadonlySet<string> = new Set();

/** A line of the play, always the same one. */
function useExample(play: Play): string {
  const names = useNames();
  return useMemo(() => {
    let drawn = 1;
    const below = (count: number) => {
      drawn += 3;
      return drawn % count;
    };
    return names.selection(writeRows(drawLine(play, below, NONE)));
  }, [names, play]);
}
