import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { GameIcon } from '../components/game-icon.tsx';
import { favouriteIdsQuery, favouriteRowQuery, recentRowQuery } from '../queries.ts';

/** What the member likes and what was played last; nothing where there is neither. */
export function OwnGames() {
  const t = useTranslations('site.home.lobby');
  const { data: favourites = [] } = useQuery(favouriteRowQuery(call));
  // Read elsewhere: what loses its heart leaves the row at once, whatever the server takes to answer.
  const { data: ids } = useQuery({ ...favouriteIdsQuery(call), enabled: false });
  // A heart may be tapped above before this part is hydrated, which must begin with what was served.
  const isHydrated = useIsHydrated();
  const { data: recents = [] } = useQuery(recentRowQuery(call));
  return (
    <>
      <OwnRow
        id="own-favourites"
        title={t('favourites')}
        games={
          ids && isHydrated ? favourites.filter(({ nodeId }) => ids.includes(nodeId)) : favourites
        }
        more="/m/gameList?type=fav"
      />
      <OwnRow
        id="own-recents"
        title={t('recents')}
        games={recents}
        more="/m/gameList?type=recent"
      />
    </>
  );
}

type OwnRowProps = {
  readonly id: string;
  readonly title: string;
  readonly games: readonly ListedGame[];
  readonly more: string;
};

function OwnRow({ id, title, games, more }: OwnRowProps) {
  const t = useTranslations('site.home.lobby');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-1 px-4">
      <SectionHeading id={id} title={title} more={{ href: more, text: t('favouritesMore') }} />
      <ul className="no-scrollbar relative -mx-4 flex snap-x gap-2.5 overflow-x-auto scroll-px-4 px-4 pb-1">
        {games.map((game) => (
          <li key={game.nodeId} className="w-20 shrink-0 snap-start">
            <GameIcon game={game} from="home" />
          </li>
        ))}
      </ul>
    </section>
  );
}
