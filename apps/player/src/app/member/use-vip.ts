import { useTranslations } from 'use-intl';
import { clubOf, FIRST_LEVEL, useMember } from '#features/identity';
import { useStatus } from '#features/site';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { vipAddress } from '../shell/menu/vip-address.ts';

export type Vip = {
  readonly level: string;
  /** What is to be said while nothing counts towards a level yet. */
  readonly note: string | undefined;
  /** The merchant's page about its levels; undefined where it has none. */
  readonly href: string | undefined;
};

/** The member's level, as far as the server tells one: everybody begins at 0. */
export function useVip(): Vip {
  const t = useTranslations('identity.member');
  const member = useMember();
  const { language, theme } = usePreferences();
  const { downloads } = useStatus().info.resources;
  const link = downloads.find(({ resourceType }) => resourceType === 'VIPLINK')?.url;
  const club = member ? clubOf(member) : undefined;
  return {
    level: club ?? FIRST_LEVEL,
    note: club ? undefined : t('vipNote'),
    href: link && vipAddress(link, { language, theme }),
  };
}
