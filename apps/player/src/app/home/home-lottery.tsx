import { gameAddress } from '#features/catalog';
import { LotteryHome } from '#features/lottery';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { words } from '#platform/words/words.ts';

/** Lotteries on home, with the way to bet on them; once their words are there. */
export async function loadHomeLottery() {
  await words.ensure(['lottery']);
  return HomeLottery;
}

function HomeLottery() {
  const { isLoggedIn } = useViewer();
  return <LotteryHome addressOf={(game) => gameAddress(game, 'real', isLoggedIn, 'home')} />;
}
