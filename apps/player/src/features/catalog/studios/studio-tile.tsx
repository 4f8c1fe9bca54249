import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { Icon } from '@maneki/ui/icon';
import { Picture } from '@maneki/ui/picture';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { VendorLink } from '../components/vendor-link.tsx';

type StudioTileProps = { readonly tab: Category; readonly vendor: ListedVendor };

/** A studio with its sign. It leads to its games, or into its only one. */
export function StudioTile({ tab, vendor }: StudioTileProps) {
  const { displayName } = vendor;
  return (
    <VendorLink
      tab={tab}
      vendor={vendor}
      className="block rounded-tile transition duration-200 ease-out active:scale-[0.97]"
    >
      <StudioSign vendor={vendor} />
      <span className="mt-1.5 flex items-center gap-1 font-semibold text-sm">
        <span className="clip min-w-0 flex-1">{displayName}</span>
        <Icon name="chevron-right" className="size-4 text-faint" />
      </span>
    </VendorLink>
  );
}

function StudioSign({ vendor }: { readonly vendor: ListedVendor }) {
  const { studios, categories, defaultBanner } = useArt();
  const hosts = useImageHosts();
  const card = studios[vendor.vassalage]?.card;
  return (
    <span className="surface grid aspect-video place-items-center overflow-hidden rounded-tile shadow-lift">
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
