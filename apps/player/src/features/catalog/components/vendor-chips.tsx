import { LinkChips } from '@maneki/ui/link-chips';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/browser.ts';
import { vendorsQuery } from '../queries.ts';
import { slotsAddress } from '../slot-address.ts';

const WAITING = ['w-14', 'w-36', 'w-32', 'w-32', 'w-28'] as const;

/** Whose slots are shown. They are links: a choice has an address, and needs no script. */
export function VendorChips({ vendor }: { readonly vendor: string | undefined }) {
  const t = useTranslations('catalog.list');
  const { data, isError } = useQuery(vendorsQuery(call, 'RNG'));
  // Without them the list still shows everything.
  if (isError && !data) return null;
  if (!data)
    return (
      <div className="flex gap-2 overflow-hidden py-0.5">
        {WAITING.map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that never change
          <Skeleton key={place} className={`h-9 shrink-0 rounded-pill ${width}`} />
        ))}
      </div>
    );
  return (
    <LinkChips
      label={t('studios')}
      options={[
        { href: slotsAddress(), text: t('allStudios') },
        ...data.map(({ code, name }) => ({ href: slotsAddress(code), text: name })),
      ]}
      chosen={slotsAddress(vendor)}
    />
  );
}
