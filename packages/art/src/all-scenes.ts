import { allIcons } from './categories/all-icons.ts';
import { iconScenes } from './categories/icon.ts';
import { categorySprite } from './categories/sprite.ts';
import { allGoods } from './goods/all-goods.ts';
import { goodScene } from './goods/good.ts';
import { allHeads } from './heads/all-heads.ts';
import { headScene } from './heads/head.ts';
import { lotteryTiles } from './lottery/lottery-tiles.ts';
import * as maneki from './maneki/scenes.ts';
import { heartScenes } from './marks/heart.ts';
import { allMethods } from './methods/all-methods.ts';
import { methodScene } from './methods/method.ts';
import * as sampaguita from './sampaguita/scenes.ts';
import type { Scene } from './scene.ts';
import { slotThemes } from './slots/all-themes.ts';
import { dragonTigerTile } from './slots/dragon-tiger-tile.ts';
import { kiteTiles } from './slots/kite-tiles.ts';
import { luckyDiceTile } from './slots/lucky-dice-tile.ts';
import { slotScenes } from './slots/slot-scenes.ts';
import { empty } from './states/empty.ts';
import { maintenance } from './states/maintenance.ts';
import { offline } from './states/offline.ts';
import { openInBrowser } from './states/open-in-browser.ts';
import { region } from './states/region.ts';
import { serviceError } from './states/service-error.ts';
import { allStudios } from './studios/all-studios.ts';
import { studioScenes } from './studios/studio.ts';

/** Every picture of the product, in the order in which it is rendered. */
export const allScenes: readonly Scene[] = [
  ...maneki.scenes,
  ...sampaguita.scenes,
  ...allIcons.flatMap(iconScenes),
  categorySprite,
  ...heartScenes,
  empty,
  offline,
  serviceError,
  maintenance,
  region,
  openInBrowser,
  ...allStudios.flatMap(studioScenes),
  ...allHeads.map(headScene),
  ...allMethods.map(methodScene),
  ...allGoods.map(goodScene),
  ...slotThemes.flatMap(slotScenes),
  ...kiteTiles,
  luckyDiceTile,
  dragonTigerTile,
  ...lotteryTiles,
];
