import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { Icon } from '@maneki/ui/icon';
import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { VendorLink } from '../components/vendor-link.tsx';
import { launchWayOf } from '../launch-way.ts';

type StudioTileProps = { readonly tab: Category; readonly vendor: ListedVendor };

/** A studio with its sign. It leads to its games, or into its only one; lotteries are played on a page of their own. */
export function StudioTile({ tab, vendor }: StudioTileProps) {
  const t = useTranslations('catalog.tile');
  const { displayName } = vendor;
  const isClosed = launchWayOf(undefined, vendor, true).to === 'lottery';
  const sign = <StudioSign vendor={vendor} isClosed={isClosed} />;
  if (isClosed)
    return (
      <div className="relative">
        {sign}
        <p className="mt-1.5 flex justify-between gap-2 text-faint text-sm">
          <span className="clip">{displayName}</span>
          <span className="shrink-0">{t('closed')}</span>
        </p>
      </div>
    );
  return (
    <VendorLink
      tab={tab}
      vendor={vendor}
      className="block rounded-tile transition duration-200 ease-out active:scale-[0.97]"
    >
      {sign}
      <span className="mt-1.5 flex items-center gap-1 font-semibold text-sm">
        <span className="clip min-w-0 flex-1">{displayName}</span>
        <Icon name="chevron-right" className="size-4 text-faint" />
      </span>
    </VendorLink>
  );
}

function StudioSign({ vendor, isClosed }: { vendor: ListedVendor; isClosed: boolean }) {
  const { studios, categories, defaultBanner } = useArt();
  const hosts = useImageHosts();
  const card = studios[vendor.vassalage]?.card;
  return (
    <span
      className={`surface grid aspect-video place-items-center overflow-hidden rounded-tile shadow-lift ${isClosed ? 'grayscale' : ''}`}
    >
      {card ? (
        <Picture
          image={card}
          alt=""
          hosts={hosts}
          fallback={defaultBanner}
          sizes="224px"
          className="size-full"
        />
      ) : (
        // A studio that has no sign yet stands under that of what it makes.
        <img
          src={categories[vendor.gameCategory].resting}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-12"
        />
      )}
    </span>
  );
}
