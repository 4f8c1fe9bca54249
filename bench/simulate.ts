import { toNumber } from '@maneki/games/exact/fraction';
import type { SlotModel } from '@maneki/games/slots/model';
import { OVERLAY } from '@maneki/games/slots/proof/count-returns';
import { slotModels } from '@maneki/games/slots/slot-models';
import type { Row } from './row.ts';
import { seedDraws } from './simulate-draws.ts';
import { simulateDice, simulateDragonTiger } from './simulate-games.ts';
import type { Simulation } from './simulation.ts';

/** How far a simulated return may lie from the proven one: more happens once in 16 000 times. */
const ERRORS_MAX = 4;
const SEED = 20_260_101;

/** Plays every game so many times, and compares what comes back with what is proven. */
export const simulate = (rounds: number, tell: (progress: string) => void): Row[] => [
  ...Object.values(slotModels).map((model) => {
    tell(`playing ${model.code} ${rounds} times`);
    return describeSimulation(model.code, simulateModel(model, rounds));
  }),
  ...[simulateDice, simulateDragonTiger].flatMap((play) => {
    tell(`playing dice and cards ${rounds} times`);
    return play(rounds, SEED).map(([name, simulation]) => describeSimulation(name, simulation));
  }),
];

export function simulateModel(model: SlotModel, rounds: number, seed = SEED): Simulation {
  const draws = seedDraws(seed);
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) paid += model.play(draws).pay;
  const returned = paid / rounds / model.betUnits;
  // The house draws jackpots, not the machine.
  const jackpots = model.hasJackpots ? toNumber(OVERLAY) : 0;
  const expected = model.proof.returnPer10M / 10_000_000 - jackpots;
  const standardError = model.proof.standardDeviation / Math.sqrt(rounds);
  const deviation = (returned - expected) / standardError;
  return { rounds, returned, expected, standardError, deviation };
}

function describeSimulation(name: string, simulation: Simulation): Row {
  const { rounds, returned, expected, standardError, deviation } = simulation;
  const percent = (share: number) => `${(share * 100).toFixed(4)} %`;
  return {
    what:
      `${name}, ${rounds} rounds: ${percent(returned)} of ${percent(expected)}, ` +
      `standard error ${percent(standardError)}`,
    value: Math.abs(deviation),
    unit: 'errors',
    digits: 2,
    target: { atMost: ERRORS_MAX },
  };
}
