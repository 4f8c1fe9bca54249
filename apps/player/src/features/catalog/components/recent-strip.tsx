import type { ListedGame } from '@maneki/contract/catalog/schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Picture } from '@maneki/ui/picture';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/browser.ts';
import { useArt } from '#platform/use-art.ts';
import { pictureOf } from '../game-picture.ts';
import { recentsQuery } from '../queries.ts';
import { gameAddress } from '../slot-address.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const LINE = 'no-scrollbar -mx-4 flex h-27 gap-2.5 overflow-x-auto scroll-px-4 px-4';
const PLACE = 'w-20 shrink-0';

/** What the member played last, one tap away. As high in every state, so that the list stays in place. */
export function RecentStrip() {
  const t = useTranslations('catalog.recents');
  const { data, isError } = useQuery(recentsQuery(call, 'RNG'));
  return (
    <section aria-labelledby="recents">
      <SectionHeading id="recents" title={t('title')} />
      {!data && !isError && <RecentsSkeleton />}
      {data && data.length > 0 && (
        <ul className={LINE}>
          {data.map((game) => (
            <li key={`${game.vendor}/${game.gameId}`} className={PLACE}>
              <RecentGame game={game} />
            </li>
          ))}
        </ul>
      )}
      {(isError || data?.length === 0) && !(data && data.length > 0) && (
        <p className="surface flex h-27 items-center gap-3 rounded-card px-4 text-muted text-sm">
          <Icon name="history" className="size-6 text-gold-text" />
          {t(isError ? 'failed' : 'empty')}
        </p>
      )}
    </section>
  );
}

function RecentGame({ game }: { readonly game: ListedGame }) {
  const { defaultTile } = useArt();
  return (
    <Link
      href={gameAddress(game, 'real', true)}
      className="block rounded-tile transition duration-200 ease-out active:scale-[0.97]"
    >
      <span className="block size-20 overflow-hidden rounded-tile bg-raised shadow-lift">
        <Picture
          image={pictureOf(game)}
          alt=""
          fallback={defaultTile}
          sizes="80px"
          className="size-full"
        />
      </span>
      <span className="clip mt-1.5 block text-center text-xs">{game.name}</span>
    </Link>
  );
}

function RecentsSkeleton() {
  return (
    <div className={LINE}>
      {PLACES.map((place) => (
        <div key={place} className={PLACE}>
          <Skeleton className="size-20 rounded-tile" />
          <Skeleton className="mt-2 h-3 rounded-pill" />
        </div>
      ))}
    </div>
  );
}
