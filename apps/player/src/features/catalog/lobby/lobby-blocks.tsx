import { ListMessage } from '@maneki/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { lobbyQuery } from '../queries.ts';
import { useFavourites } from '../use-favourites.ts';
import { CategoryBlock, type CategoryBlockProps } from './category-block.tsx';
import { PANEL_ID, tabId } from './category-tabs.tsx';
import { type HomeTab, tabAddress } from './home-tabs.ts';
import type { Lobby } from './lobby.ts';
import { LobbySkeleton } from './lobby-skeleton.tsx';
import { useHomeTabs } from './use-home-tabs.ts';

type LobbyBlocksProps = {
  /** What stands above the games of the jackpot: another feature knows what the pools hold. */
  readonly jackpot: ReactNode;
};

/** The games of home: every category's first ones, or one category alone. */
export function LobbyBlocks(props: LobbyBlocksProps) {
  const { data: lobby, isError, refetch } = useQuery(lobbyQuery(call));
  const { active } = useHomeTabs(lobby ?? { hot: [], categories: [] });
  return (
    <div
      role="tabpanel"
      id={PANEL_ID}
      aria-labelledby={tabId(active)}
      className="grid grid-cols-1 gap-6 pt-5"
    >
      {lobby && <Blocks {...props} lobby={lobby} active={active} />}
      {!lobby && (isError ? <Failed onRetry={() => refetch()} /> : <LobbySkeleton />)}
    </div>
  );
}

type BlocksProps = LobbyBlocksProps & { readonly lobby: Lobby; readonly active: HomeTab };

function Blocks({ lobby, active, jackpot }: BlocksProps) {
  const t = useTranslations('site.home.lobby');
  // Once for all blocks: each would else follow the favourites, and have to stop when another category is chosen.
  const favourites = useFavourites();
  const isShown = (tab: HomeTab) => active === 'ALL' || active === tab;
  const shown = lobby.categories.filter(({ gameCategory }) => isShown(gameCategory));
  const isEmpty = lobby.hot.length === 0 && lobby.categories.length === 0;
  if (isEmpty) return <ListMessage icon="games" title={t('empty')} text={t('emptyText')} />;
  const blocks = [
    ...(lobby.hot.length > 0 && isShown('HOT') ? [hotBlock(lobby)] : []),
    ...shown.map(({ gameCategory, games, vendorNames, totalGames }) => ({
      tab: gameCategory,
      games,
      vendors: vendorNames,
      total: totalGames,
    })),
  ];
  if (blocks.length === 0) return <EmptyCategory />;
  return blocks.map((block, place) => (
    <LobbyBlock
      key={block.tab}
      {...block}
      favourites={favourites}
      isAlone={active !== 'ALL'}
      isFar={place >= BLOCKS_IN_SIGHT}
      above={block.tab === 'JACKPOT' && jackpot}
    />
  ));
}

const NO_VENDORS: readonly [] = [];

const hotBlock = ({ hot, totalHot }: Lobby) =>
  ({ tab: 'HOT', games: hot, vendors: NO_VENDORS, total: totalHot }) as const;

/** What the first screen of a phone is sure to be filled with. */
const BLOCKS_IN_SIGHT = 2;

type LobbyBlockProps = CategoryBlockProps & { readonly isFar: boolean; readonly above: ReactNode };

function LobbyBlock({ isFar, above, ...block }: LobbyBlockProps) {
  return (
    <div className={`grid grid-cols-1 gap-6 ${isFar ? 'drawn-near [--place:20rem]' : ''}`}>
      {above}
      <CategoryBlock {...block} />
    </div>
  );
}

/** A category that was asked for by its address and has no game yet. */
function EmptyCategory() {
  const t = useTranslations('catalog.list.emptyKind');
  return (
    <div role="status">
      <ListMessage
        icon="games"
        title={t('title')}
        text={t('text')}
        action={{ text: t('action'), href: tabAddress('RNG') }}
      />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('site.home.lobby');
  const shell = useTranslations('shell.actions');
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}
