import { openDrawer, openList } from './game-list.ts';
import type { Walk } from './look-at-views.ts';
import { enter, openAccount } from './people.ts';

const LISTS = [
  'rng?minBet=100&minLine=20',
  'live',
  'gameList?type=fav',
  'gameList?gameName=nothing-like-this',
  'slotsCenter',
  'fairness',
  'lottery',
  'lottery?family=PK10',
  'lottery?history=lottovnfast271',
];

/** Lists of games, full and empty, and what narrows them. */
export const visitLists: Walk = async (page, language, look) => {
  await enter(page, await openAccount());
  for (const path of LISTS) {
    await page.goto(`/m/${path}`);
    await look(path);
  }
  await openList(page, '/m/hot');
  await openDrawer(page, language);
  await look('filters of games');
};
