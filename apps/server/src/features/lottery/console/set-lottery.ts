import type { ManifestGame } from '@maneki/contract/house/manifest';
import { done } from '@maneki/kernel/outcome';
import { listHouseGame, setGameOn } from '#features/catalog';
import { type HouseSource, runsAll } from '#features/play';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { askLotteries, no } from './ask-lotteries.ts';

export const lotterySubjectOf = (gameId: string): string => `lottery ${gameId}`;

type Switch = 'isPaused' | 'isOffered';
type Wish = { readonly lottery: string; readonly reason: string };
type Set = {
  readonly lottery: string;
  readonly was: boolean;
  readonly is: boolean;
  /** How lists of games know it. */
  readonly listing: ManifestGame | undefined;
};

const STATES = {
  isPaused: (is: boolean) => (is ? 'paused' : 'running'),
  isOffered: (is: boolean) => (is ? 'offered' : 'not offered'),
} as const;

/**
 * Has a lottery rest or go on, or shows it or not. The house does that first, outside of any transaction, and the
 * trail tells it afterwards: it moves no money, and asked again it changes nothing.
 */
export const setLottery = <Name extends Switch>(house: HouseSource, name: Name) => ({
  async prepare({ operator }: OperatorCall, wish: Wish & Record<Name, boolean>) {
    if (!runsAll(operator)) return no('lottery.of_all');
    const { lottery: gameId, [name]: is } = wish;
    const asked = await askLotteries(house, async (desk) => {
      const { lotteries } = await desk.listLotteries({});
      const known = lotteries.find((lottery) => lottery.gameId === gameId);
      const { isKnown } = await desk.setLottery({ gameId, [name]: is });
      return isKnown ? { was: known?.[name] ?? !is, listing: known?.listing } : undefined;
    });
    if (!asked.ok) return asked;
    if (asked.value === undefined) return no('lottery.game_unknown');
    return done<Set>({ lottery: gameId, is, ...asked.value });
  },
  async act(_: OperatorCall, { lottery, was, is, listing }: Set, tx: Tx) {
    if (name === 'isOffered' && listing) await listGame(tx, listing, is);
    const [before, after] = [STATES[name](was), STATES[name](is)];
    const merchantCodes = await listMerchantCodes(tx);
    return acted({}, { subject: lotterySubjectOf(lottery), before, after, merchantCodes });
  },
});

/** What is offered stands in the lists of games, also where no manifest named it; what is not is switched off there. */
async function listGame(tx: Tx, listing: ManifestGame, isOn: boolean): Promise<void> {
  const { vendor: vendorCode, gameId } = listing;
  if (isOn) await listHouseGame(tx, listing);
  await setGameOn(tx, { vendorCode, gameId, isOn });
}
