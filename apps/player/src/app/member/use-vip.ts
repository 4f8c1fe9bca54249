import { hasRight } from '@maneki/contract/identity/member-types';
import { vipLabel } from '@maneki/contract/rewards/vip';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { clubOf, FIRST_LEVEL, isNamedByHand, useMember } from '#features/identity';
import { vipProgress, vipQuery } from '#features/rewards';
import { useStatus } from '#features/site';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { VIP_PAGE, vipAddress } from '../shell/menu/vip-address.ts';

export type Vip = {
  readonly level: string;
  /** How far the next level is, between 0 and 1; undefined where it is not known or there is none. */
  readonly progress: { readonly share: number; readonly label: string } | undefined;
  /** Said to whoever has no level. */
  readonly note: string | undefined;
  /** The page about levels: the merchant's own, or ours. */
  readonly href: string | undefined;
  readonly isOutside: boolean;
};

/** The member's level: what it is called, and the way to the next one. Play credit has none. */
export function useVip(): Vip {
  const t = useTranslations('identity.member');
  const member = useMember();
  const { language, theme } = usePreferences();
  const { downloads } = useStatus().info.resources;
  const link = downloads.find(({ resourceType }) => resourceType === 'VIPLINK')?.url;
  const hasLevels = member !== null && hasRight(member.type, 'cash') && !member.isExcluded;
  const { data: vip } = useQuery({ ...vipQuery, enabled: hasLevels });
  const progress = vip && vipProgress(vip);
  const ownPage = hasLevels ? VIP_PAGE : undefined;
  return {
    level: nameLevel(member, vip?.level),
    progress: progress && {
      share: progress.share,
      label: t('vipNext', { label: vipLabel(progress.next.level) }),
    },
    note: hasLevels ? undefined : t('vipNote'),
    href: link ? vipAddress(link, { language, theme }) : ownPage,
    isOutside: link !== undefined,
  };
}

/** A name that an operator gave comes first, then the level as it is now, then as it was when the page was opened. */
function nameLevel(member: ReturnType<typeof useMember>, level: number | undefined): string {
  const club = member ? clubOf(member) : undefined;
  if (level === undefined || (member && isNamedByHand(member))) return club ?? FIRST_LEVEL;
  return vipLabel(level);
}
