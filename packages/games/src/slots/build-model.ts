import type { SlotModel, SlotRules } from './model.ts';
import { playRound } from './play-round.ts';

/** Makes a machine of its rules: nothing else decides how it is played. */
export const buildModel = (rules: SlotRules): SlotModel => ({
  ...rules,
  play: (draws) => playRound(rules, draws),
});
