import { fileURLToPath } from 'node:url';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import type { SlotModel } from '@maneki/games/slots/model';
import { countReturns, type Returns } from '@maneki/games/slots/proof/count-returns';
import { slotModels } from '@maneki/games/slots/slot-models';
import { writeFeatures } from './write-features.ts';
import { writePercent } from './write-percent.ts';
import { writePrizes } from './write-prizes.ts';
import { writeTable } from './write-table.ts';

/** What a laboratory asks of a machine: everything that its return follows from, on one sheet. */
export const writeParSheets = (): { path: string; text: string }[] =>
  Object.values(slotModels).map((model) => ({
    path: fileURLToPath(new URL(`../../docs/games/${model.code}.md`, import.meta.url)),
    text: writeParSheet(model),
  }));

function writeParSheet(model: SlotModel): string {
  const returns = countReturns(model);
  const games = SLOT_GAMES.filter(({ model: code }) => code === model.code);
  const parts = [
    `# ${model.code}, version ${model.version}`,
    `<!-- Written by "npm run generate" from packages/games/src/slots/models/${model.code}.ts. -->`,
    `Games: ${games.map(({ name, id }) => `${name} (\`${id}\`)`).join(', ')}.`,
    writeFigures(model),
    `## Return by part\n\n${writeReturns(model, returns)}`,
    `## Reels\n\n${writeReels(model)}`,
    writeWeights(model),
    writeLines(model),
    writePrizes(model),
    ...writeFeatures(model, returns),
  ];
  return `${parts.join('\n\n')}\n`;
}

function writeFigures({ columns, rows, lines, betUnits, strips, proof }: SlotModel): string {
  const cycle = strips.reduce((product, strip) => product * strip.length, 1);
  return writeTable(
    ['', ''],
    [
      ['Reels and rows', `${columns} × ${rows}`],
      ['Wins', lines.length > 0 ? `${lines.length} lines` : `${rows ** columns} ways`],
      ['Units of a stake', `${betUnits}`],
      ['Windows in a cycle', cycle.toLocaleString('en-GB')],
      ['Return to player', `${(proof.returnPer10M / 100_000).toFixed(5)} %`],
      ['Spins that pay', `${(proof.hitPer10M / 100_000).toFixed(5)} %`],
      ['Standard deviation of a round', `${proof.standardDeviation.toFixed(4)} stakes`],
      ['Largest spin', `${proof.largestSpin} stakes`],
    ],
  );
}

function writeReturns({ lines, hasJackpots }: SlotModel, returns: Returns): string {
  const parts: readonly (readonly [name: string, part: keyof Returns])[] = [
    [lines.length > 0 ? 'Lines' : 'Ways', 'prizes'],
    ['Scatters', 'scatter'],
    ['Free spins', 'freeSpins'],
    ['Held coins', 'hold'],
    ['Jackpots, paid by the house', 'jackpots'],
    ['Together', 'total'],
  ];
  const table = writeTable(
    ['Part', 'Share of the stake', 'Exactly'],
    parts
      .filter(([, part]) => returns[part].numerator > 0n)
      .map(([name, part]) => {
        const { numerator, denominator } = returns[part];
        const isShort = denominator < 10n ** 15n;
        return [name, writePercent(returns[part]), isShort ? `${numerator} / ${denominator}` : '…'];
      }),
  );
  if (!hasJackpots) return table;
  return `${table}\n\nThe other figures of this sheet leave the jackpots out.`;
}

const writeReels = ({ strips }: SlotModel): string =>
  writeTable(
    ['Reel', 'Stops', 'Strip'],
    strips.map((strip, column) => [`${column + 1}`, `${strip.length}`, `\`${strip}\``]),
  );

/** How often each symbol stands on each reel. */
const writeWeights = ({ symbols, strips }: SlotModel): string =>
  writeTable(
    ['Symbol', ...strips.map((_, column) => `Reel ${column + 1}`)],
    symbols.map((symbol) => [
      symbol,
      ...strips.map((strip) => `${strip.split(symbol).length - 1}`),
    ]),
  );

function writeLines({ lines }: SlotModel): string {
  if (lines.length === 0) return 'Every way through neighbouring columns from the left counts.';
  return `Lines, by the row in each column from the top: ${lines.map((line) => `\`${line}\``).join(' ')}.`;
}
