import type { DESK_ROUND_STATUSES } from '@maneki/contract/house/desk';
import type { DRAGON_TIGER_SPOTS } from '@maneki/contract/house/dragon-tiger';
import type { GameKind } from '@maneki/contract/house/schemas';
import type { TablePhase } from '@maneki/contract/house/tables';

type RoundStatus = (typeof DESK_ROUND_STATUSES)[number];
type Spot = (typeof DRAGON_TIGER_SPOTS)[number];

/** The house's tables, whose rounds many players share. */
export const tablesEn = {
  /** What kinds of games the house has. */
  gameKinds: {
    slots: 'Slots',
    dice: 'Dice',
    'dragon-tiger': 'Dragon Tiger',
    lottery: 'Lottery',
  } satisfies Readonly<Record<GameKind, string>>,
  tables: {
    title: 'Tables',
    empty: 'The house has no tables.',
    back: 'All tables',
    backToTable: 'Back to the table',
    name: 'Table',
    kind: 'Kind',
    state: 'State',
    round: 'Round',
    players: 'Players',
    risk: 'At risk now',
    riskMax: 'At risk at most',
    min: 'Least on a spot',
    most: 'Most on {spot}',
    units: '{count} RU',
    phases: {
      BETTING: 'Takes bets',
      CLOSED: 'Bets are closed',
      DEALING: 'Deals',
      RESULT: 'Settles',
      SETTLED: 'Shows the result',
      VOIDED: 'Gave stakes back',
      PAUSED: 'Rests',
    } satisfies Readonly<Record<TablePhase, string>>,
    restsNext: 'Rests after this round',
    alone: 'Nobody runs it',
    aloneText:
      'No node of the house runs this table at the moment: its round stands still, and its bets wait. Another node takes it within seconds of starting.',
    pause: 'Rest after this round',
    pauseText:
      'The round that runs is played to its end. Then the table opens no further one until somebody has it go on, for all merchants.',
    paused: 'Saved. The table rests once its round is over.',
    goOn: 'Go on',
    goOnText: 'The table opens its next round at once, for all merchants.',
    wentOn: 'Saved. The next round is opened.',
    notAll: 'All merchants share the tables: they are run by operators of every merchant.',
    spots: {
      DRAGON: 'Dragon',
      TIGER: 'Tiger',
      TIE: 'Tie',
      SUITED_TIE: 'Suited tie',
    } satisfies Readonly<Record<Spot, string>>,
    rounds: {
      title: 'Rounds',
      empty: 'No round has been played yet.',
      number: 'Round',
      numberOf: 'Round {number}',
      status: 'State',
      statuses: {
        BETTING: 'Takes bets',
        CLOSED: 'Bets are closed',
        DEALT: 'Dealt',
        SETTLED: 'Settled',
        VOIDED: 'Given back',
      } satisfies Readonly<Record<RoundStatus, string>>,
      opened: 'Opened',
      ended: 'Ended',
      players: 'Players',
      totals: 'Stakes',
      total: '{spot} {count} RU',
      result: 'Result',
      reason: 'Why it was given back',
      reasons: {
        RUNNER_LOST: 'The node that ran it was lost',
        NO_SHOE: 'Its shoe was missing',
      },
      shoe: 'Shoe',
      shoePlace: '{shoe}, its round {place}',
    },
    totals: {
      title: 'Stakes by spot',
      none: 'No stakes lie on the table.',
      spot: 'Spot',
      units: 'Stakes in RU',
      bets: 'Bets',
    },
    bets: {
      title: 'Bets',
      none: 'Nobody has bet for money.',
      text: 'Members of other merchants are not named.',
      member: 'Member',
      other: 'Not of this merchant',
      merchant: 'Merchant',
      placed: 'Placed',
      stakes: 'On',
      stake: 'Stake',
      win: 'Paid',
      status: 'State',
      statuses: {
        PLACED: 'On its way',
        UNDOING: 'Being given back',
        TAKEN: 'Open',
        PAYING: 'Being paid',
        SETTLED: 'Settled',
        DECLINED: 'Declined',
        VOIDED: 'Given back',
      },
    },
    proof: {
      title: 'Proof',
      text: 'The SHA-256 of the seed was shown before the first round of the shoe. From the seed and the place in the shoe follows what was dealt.',
      commitment: 'SHA-256 of the seed',
      seed: 'Seed',
      untold: 'Told once the shoe is over',
      place: 'Place in the shoe, from 0',
    },
    void: {
      propose: 'Propose to give it back',
      text: 'Once a second operator agrees, all stakes of this round go back to the players. That is possible until the round is settled; time goes on meanwhile.',
      proposed: 'Proposed. A second operator finds it among the proposals.',
      waits: 'Waits for a second operator',
    },
  },
  roundVoid: {
    title: 'Giving a round back',
    text: 'Gives all stakes of round {roundNo} at {table} back: {bets, plural, one {# bet} other {# bets}} of {players, plural, one {# player} other {# players}} when it was proposed. Possible until the round is settled.',
  },
} as const;
