import { toNumber } from '@maneki/games/exact/fraction';
import type { HoldRule, ScatterRule, SlotModel } from '@maneki/games/slots/model';
import { numberFor } from '@maneki/games/slots/number-for';
import { FREE_SPINS_MAX } from '@maneki/games/slots/play-round';
import type { Returns } from '@maneki/games/slots/proof/count-returns';
import { countShown } from '@maneki/games/slots/proof/count-shown';
import { writePercent } from './write-percent.ts';
import { writeTable } from './write-table.ts';

/** What a machine has beyond lines and ways, a section for each. */
export function writeFeatures(model: SlotModel, returns: Returns): string[] {
  const { wild, scatter, hold } = model;
  return [
    ...(wild ? [`## Wild\n\n${writeWild(model, wild)}`] : []),
    ...(scatter
      ? [`## Scatters and free spins\n\n${writeScatter(model, { scatter, returns })}`]
      : []),
    ...(hold ? [`## Held coins\n\n${writeHold(hold, returns)}`] : []),
  ];
}

function writeWild({ wildMultipliers, scatter, hold }: SlotModel, wild: string): string {
  const except = [scatter?.symbol, hold?.symbol].filter((one) => one && one !== wild);
  const stands =
    `${wild} stands for every other symbol${except.length > 0 ? ` but ${except}` : ''}. Where it comes ` +
    `first, it stands for the first other symbol after it, or for itself where that pays more.`;
  if (!wildMultipliers) return stands;
  const list = (choices: readonly number[]) => choices.map((choice) => `×${choice}`).join(', ');
  return (
    `${stands} Each that shows draws what it multiplies the wins through it by, all equally ` +
    `likely: ${list(wildMultipliers.paid)} in paid spins, ${list(wildMultipliers.free)} in free ones.`
  );
}

function writeScatter(
  model: SlotModel,
  { scatter, returns }: { readonly scatter: ScatterRule; readonly returns: Returns },
): string {
  const { columns, betUnits, freeSpinMultiplier, specialSymbols } = model;
  const rows = countShown(model, scatter.symbol).flatMap((share, count) => {
    const pay = numberFor(scatter.pays, { count, columns });
    const freeSpins = numberFor(scatter.freeSpins, { count, columns });
    if (pay === 0 && freeSpins === 0) return [];
    return [[`${count}`, `${pay / betUnits} stakes`, `${freeSpins}`, writePercent(share)]];
  });
  const rules = [
    `One in ${writeOneIn(returns.trigger)} paid spins brings free spins, on the same reels and with the ` +
      `same chance of more. A round has at most ${FREE_SPINS_MAX}.`,
    `For each paid spin there are ${toNumber(returns.freeSpinsPerSpin).toFixed(7)} free ones.`,
    ...(freeSpinMultiplier > 1 ? [`All their prizes are paid ${freeSpinMultiplier} times.`] : []),
    ...(specialSymbols.length > 0
      ? [
          `For them one of ${specialSymbols.join(' ')} is drawn, all equally likely. Where it stands in ` +
            'enough columns to pay, it fills them after the other wins and pays on every line, ' +
            'whether they are neighbours or not.',
        ]
      : []),
  ];
  const table = writeTable([`${scatter.symbol} shown`, 'Pays', 'Free spins', 'Of all spins'], rows);
  return `${table}\n\n${rules.join(' ')}`;
}

function writeHold(hold: HoldRule, returns: Returns): string {
  const weights = hold.values.reduce((total, { weight }) => total + weight, 0);
  const table = writeTable(
    ['Coin pays', 'Chance'],
    hold.values.map(({ pay, weight }) => [`${pay}`, `${weight} / ${weights}`]),
  );
  const { numerator, denominator } = hold.chance;
  return [
    `${hold.coinsMin} or more ${hold.symbol} stay where they lie: once in ` +
      `${writeOneIn(returns.holdTrigger)} spins. Each draws what it pays, in units of the stake.`,
    table,
    `Every empty place then turns, with a chance of ${numerator} / ${denominator} of a coin each time. It ends ` +
      `after ${hold.turns} turns in a row without a new coin, or when all places are filled, which ` +
      `pays ${hold.fullPay} more.`,
  ].join('\n\n');
}

/** How many spins lie between two, on average. */
const writeOneIn = ({ numerator, denominator }: Returns['trigger']): string =>
  (Number((denominator * 100n) / numerator) / 100).toFixed(1);
