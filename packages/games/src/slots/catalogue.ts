import type { SlotModelCode } from './model.ts';

/** The studios whose names the house's slots carry. */
export const SLOT_VENDORS = ['HSLOT', 'HVAULT', 'HFOX', 'HNORTH', 'HMANGO'] as const;

export type SlotVendor = (typeof SLOT_VENDORS)[number];

/** A slot is data: a machine, and the theme that it is drawn in under the same id. */
export type SlotGame = {
  readonly id: string;
  readonly vendor: SlotVendor;
  readonly model: SlotModelCode;
  readonly name: string;
};

const games = (
  vendor: SlotVendor,
  list: readonly (readonly [id: string, model: SlotModelCode, name: string])[],
): SlotGame[] => list.map(([id, model, name]) => ({ id, vendor, model, name }));

/** Every slot of the house, in the order in which a list begins. */
export const SLOT_GAMES: readonly SlotGame[] = [
  ...games('HSLOT', [
    ['maneki3', 'triple5', 'Maneki Triple'],
    ['tide20', 'tide20', 'Dragon Tide 20'],
    ['sakura243', 'ways243', 'Sakura 243'],
  ]),
  ...games('HVAULT', [
    ['vault3', 'vault5', 'Treasure Vault'],
    ['dragonvault3', 'vault5', 'Dragon Vault'],
  ]),
  ...games('HFOX', [
    ['foxfire25', 'wild25', 'Foxfire Shrine'],
    ['onsen243', 'ways243', 'Onsen Nights'],
    ['ninja10', 'book10', 'Ninja Scroll'],
    ['koi9', 'hold9', 'Koi Fortune'],
    ['taiko20', 'tide20', 'Taiko Thunder'],
    ['daruma3', 'triple5', 'Daruma Dash'],
    ['ronin25', 'wild25', 'Ronin Moon'],
    ['lantern243', 'ways243', 'Lantern Festival'],
    ['panda9', 'hold9', 'Bamboo Panda'],
    ['tea10', 'book10', 'The Tea Master'],
  ]),
  ...games('HNORTH', [
    ['scarab10', 'book10', 'Secret of the Scarab'],
    ['viking25', 'wild25', 'Northern Axes'],
    ['corsair20', 'tide20', 'Corsair Bay'],
    ['nebula243', 'ways243', 'Nebula Run'],
    ['sunstone9', 'hold9', 'Sun Stones'],
    ['dusty3', 'triple5', 'Dusty Sevens'],
    ['aurora20', 'tide20', 'Aurora Bears'],
    ['olympus25', 'wild25', 'Olympus Storm'],
    ['clockwork10', 'book10', 'Clockwork City'],
  ]),
  ...games('HMANGO', [
    ['mango3', 'triple5', 'Mango Market'],
    ['reef243', 'ways243', 'Coral Reef'],
    ['jungle20', 'tide20', 'Jungle Drums'],
    ['candy9', 'hold9', 'Sugar Clouds'],
    ['tiki10', 'book10', 'Tiki Legend'],
    ['carnival25', 'wild25', 'Carnival Nights'],
    ['farm3', 'triple5', 'Lucky Farm'],
    ['pumpkin243', 'ways243', 'Pumpkin Lane'],
    ['diamond9', 'hold9', 'Diamond Rush'],
  ]),
];

export const findSlotGame = (id: string): SlotGame | undefined =>
  SLOT_GAMES.find((game) => game.id === id);
