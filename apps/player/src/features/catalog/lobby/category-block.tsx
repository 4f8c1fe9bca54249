import type { ListedGame, ListedVendor } from '@maneki/contract/catalog/schemas';
import { ButtonLink } from '@maneki/ui/button';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';
import type { Favourites } from '../use-favourites.ts';
import { CategoryIcon } from './category-icon.tsx';
import { GameShelf } from './game-shelf.tsx';
import type { HomeTab } from './home-tabs.ts';
import { listAddress } from './list-address.ts';
import { StudioChips } from './studio-chips.tsx';

export type CategoryBlockProps = {
  readonly tab: HomeTab;
  readonly games: readonly ListedGame[];
  readonly vendors: readonly ListedVendor[];
  readonly total: number;
  readonly favourites: Favourites;
  /** Whether the page shows this block alone. */
  readonly isAlone: boolean;
};

/** One category on home: its name, the way to all of it, its studios and its first games. */
export function CategoryBlock(props: CategoryBlockProps) {
  const { tab, games, vendors, total, favourites, isAlone } = props;
  const t = useTranslations();
  const all = { href: listAddress(tab), count: String(total) };
  const title = tab === 'HOT' ? t('site.home.lobby.hot') : t(`shell.categories.${tab}`);
  return (
    <section aria-labelledby={`block-${tab}`} className="grid grid-cols-1 gap-2.5 px-4">
      <SectionHeading
        id={`block-${tab}`}
        title={
          <span className="flex items-center gap-2">
            <CategoryIcon tab={tab} className="size-6.5" />
            {title}
          </span>
        }
        more={{ href: all.href, text: t('site.home.lobby.more', { count: all.count }) }}
      />
      <StudioChips tab={tab} vendors={vendors} />
      <GameShelf {...{ games, favourites, isAlone }} />
      {isAlone && total > games.length && (
        <ButtonLink kind="quiet" href={all.href} className="mt-2">
          {t('site.home.lobby.seeAll', { count: all.count })}
        </ButtonLink>
      )}
    </section>
  );
}
