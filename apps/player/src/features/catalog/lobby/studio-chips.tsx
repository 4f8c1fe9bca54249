import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { VendorLink } from '../components/vendor-link.tsx';
import type { HomeTab } from './home-tabs.ts';

type StudioChipsProps = { readonly tab: HomeTab; readonly vendors: readonly ListedVendor[] };

/** Whose games a category has, each with its mark; a tap narrows the list to that studio. */
export function StudioChips({ tab, vendors }: StudioChipsProps) {
  const t = useTranslations();
  const { studios } = useArt();
  if (vendors.length < 2) return null;
  const category = t(`shell.categories.${tab}`);
  return (
    <nav aria-label={t('site.home.lobby.studiosOf', { category })} className="min-w-0">
      <ul className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-0.5">
        {vendors.map((vendor) => (
          <li key={vendor.vassalage} className="shrink-0">
            <VendorLink
              tab={tab}
              vendor={vendor}
              from="home"
              className="hit surface flex min-h-9 items-center gap-2 whitespace-nowrap rounded-pill py-1 pr-3.5 pl-1.5 font-semibold text-muted text-sm leading-tight transition duration-150 hover:text-text active:scale-[0.97]"
            >
              <StudioMark address={studios[vendor.vassalage]?.mark} />
              {vendor.displayName}
            </VendorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A studio without a mark of its own has its name alone. */
function StudioMark({ address }: { readonly address: string | undefined }) {
  if (!address) return <span className="w-1" />;
  return (
    <img
      src={address}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="size-7 rounded-pill"
    />
  );
}
