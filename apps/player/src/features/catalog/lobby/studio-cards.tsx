import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import { Picture } from '@maneki/ui/picture';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { VendorLink } from '../components/vendor-link.tsx';
import { lobbyQuery } from '../queries.ts';
import { vendorsOf } from '../vendors-of.ts';

/** Every studio of the house once, as a card with its own sign and the way to its games. */
export function StudioCards() {
  const t = useTranslations('site.home.lobby');
  const { data: lobby } = useQuery(lobbyQuery(call));
  const vendors = vendorsOf(lobby?.categories ?? []);
  if (vendors.length < 2) return null;
  return (
    <section aria-labelledby="studios" className="grid grid-cols-1 gap-1 px-4">
      <SectionHeading id="studios" title={t('studios')} />
      <ul className="no-scrollbar relative -mx-4 flex snap-x gap-2.5 overflow-x-auto scroll-px-4 px-4 pb-1">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage} className="w-40 shrink-0 snap-start">
            <StudioCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StudioCard({ vendor }: { readonly vendor: ListedVendor }) {
  const { studios, defaultBanner } = useArt();
  const { vassalage, displayName, gameCategory } = vendor;
  const hosts = useImageHosts();
  const card = studios[vassalage]?.card;
  return (
    <VendorLink
      tab={gameCategory}
      vendor={vendor}
      from="home"
      className="group block rounded-tile transition duration-200 ease-out active:scale-[0.97]"
    >
      <span className="surface grid aspect-video place-items-center overflow-hidden rounded-tile shadow-lift">
        {card ? (
          <Picture
            image={card}
            alt=""
            hosts={hosts}
            fallback={defaultBanner}
            sizes="160px"
            className="size-full"
          />
        ) : (
          <span className="px-3 text-center font-bold font-display text-gold-text">
            {displayName}
          </span>
        )}
      </span>
      {card && (
        <span className="clip mt-1.5 block text-center text-muted text-xs">{displayName}</span>
      )}
    </VendorLink>
  );
}
