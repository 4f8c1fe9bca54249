import { SLOT_GAMES, SLOT_VENDORS, type SlotVendor } from '@maneki/games/slots/catalogue';
import { slotModels } from '@maneki/games/slots/slot-models';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { type HouseKind, lowestBets } from '#features/frame';
import { describeSlot } from './describe-slot.ts';
import { placeSpin } from './place-spin.ts';
import { slotNames, VENDOR_NAMES } from './slot-names.ts';

const categoryOf = (vendor: SlotVendor) => (vendor === 'HVAULT' ? 'JACKPOT' : 'RNG');

/** The largest stake of every machine, in reference units. */
const STAKE_MAX = 50;

/** A round may pay its largest spin twice over: once for itself, and as much again in free spins. */
const timesStake = ({ proof }: { readonly proof: { readonly largestSpin: number } }): number =>
  2 * Math.ceil(proof.largestSpin);

const perStake = Math.max(...Object.values(slotModels).map(timesStake));

const minBets = lowestBets(stakesOf);

/** Machines with reels. */
export const slotKind: HouseKind<'slots'> = {
  vendors: SLOT_VENDORS.map((code) => ({
    code,
    category: categoryOf(code),
    names: VENDOR_NAMES[code],
    // The studios' marks are drawn with the site's own pictures.
    icon: `art:studio-${code.toLowerCase()}`,
  })),
  games: SLOT_GAMES.map((game) => {
    const model = slotModels[game.model];
    const { lines, proof } = model;
    return {
      kind: 'slots',
      gameId: game.id,
      vendor: game.vendor,
      category: categoryOf(game.vendor),
      names: slotNames(game),
      classify: game.vendor === 'HVAULT' ? 'JP' : 'SM',
      minBets,
      // Where ways are counted there are no lines to choose.
      ...(lines.length > 0 ? { minLines: lines.length } : {}),
      hasFreePlay: true,
      returnPer10M: proof.returnPer10M,
      winMax: String(STAKE_MAX * timesStake(model)),
      icon: `/games/art/${game.id}/tile`,
      isShared: false,
    };
  }),
  winMax: { perStake, perRound: STAKE_MAX * perStake },
  describe: describeSlot,
  handlers: (services) => ({
    spin: (wish, { session }) => placeSpin(services, session, wish),
  }),
};
