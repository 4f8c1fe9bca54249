import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { hotIconsQuery } from '../queries.ts';
import { GameIcon } from './game-icon.tsx';

/** What awaits whoever logs in: the hottest games in a line, each of which opens after the form. */
export function HotIcons() {
  const t = useTranslations('site.home.lobby');
  const { data: games = [] } = useQuery(hotIconsQuery(call));
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="hot-icons" className="w-full text-text">
      <h2 id="hot-icons" className="mb-3 font-display font-bold text-base">
        {t('hot')}
      </h2>
      <ul className="grid grid-cols-4 gap-2.5">
        {games.map((game) => (
          <li key={game.nodeId} className="min-w-0">
            <GameIcon game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
