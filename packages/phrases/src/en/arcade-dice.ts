/** Inside a game of dice: bet, roll and rules. */
export const arcadeDice = {
  name: 'Lucky Dice',
  table: 'Dice table',
  bet: 'Your bet',
  side: { UNDER: 'Roll under', OVER: 'Roll over' },
  target: 'Target',
  multiplier: 'Multiplier',
  chance: 'Win chance',
  pays: 'A win pays',
  roll: 'Roll',
  rolling: 'Rolling…',
  rolled: 'Number rolled',
  hint: 'Choose your numbers and roll',
  won: 'Won',
  lost: 'Lost',
  recent: 'Last rolls, newest first',
  half: 'Halve bet',
  double: 'Double bet',
  tooLarge: 'No roll pays more than {max}. Choose a smaller bet or a higher win chance.',
  betInstead: 'Bet {stake}',
  note: '{side} {target} · rolled {roll}',
  said: { won: 'Rolled {roll}. Won {amount}.', lost: 'Rolled {roll}. No win.' },
  rules: {
    title: 'How it works',
    return: 'Return to player',
    numbers: 'Numbers',
    largest: 'Highest multiplier',
    equal:
      'Every roll is a number from 0.00 to 99.99. All 10,000 numbers are equally likely, and no roll depends on those before it.',
    wins: '“Roll over” wins when the number is greater than your target, “roll under” when it is smaller. The target itself does not win.',
    pays: 'The rarer your numbers, the more they pay:',
    formula: 'multiplier = {percent} ÷ win chance in percent',
    example:
      'At a win chance of {chance} % a win pays {multiplier} times the bet. Every bet has the same return.',
    limits: 'The win chance can be from {min} % to {max} %. No roll pays more than {amount}.',
    rounding: 'Wins are rounded down to a ten-thousandth of the currency.',
    seeds:
      'The number follows from a server seed, whose hash you see before you play, and from your own client seed. You can check every roll afterwards.',
    broken:
      'A roll is decided as soon as it is asked for. When the connection breaks, it is shown to you later.',
    version: 'Rules {model}, version {version, number}',
  },
} as const;
