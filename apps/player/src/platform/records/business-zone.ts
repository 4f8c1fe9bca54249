import { useQueryClient } from '@tanstack/react-query';

/** Where merchants do business unless their settings say otherwise. */
const DEFAULT_ZONE = 'Asia/Tokyo';

/**
 * The time zone that the merchant's days begin and end in. It is a setting of the site, which every page
 * has read before it is shown.
 */
export function useBusinessZone(): string {
  const settings = useQueryClient().getQueryData<{ readonly businessTimezone?: string }>([
    'site',
    'settings',
  ]);
  return settings?.businessTimezone ?? DEFAULT_ZONE;
}
