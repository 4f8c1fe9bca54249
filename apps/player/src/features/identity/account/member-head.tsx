import { Tag } from '@maneki/ui/tag';
import { useTranslations } from 'use-intl';
import { HeadIconButton } from '../head-icon/head-icon-button.tsx';
import { nameOf, useMember } from '../use-member.ts';
import { clubOf, FIRST_LEVEL } from './club-label.ts';
import { memberTypeName } from './member-type.ts';
import { useTimes } from './use-times.ts';

type MemberHeadProps = {
  /** Left out where the level stands below, with the way to the next one. */
  readonly hasLevel: boolean;
};

/** Who the member is here: picture, name, level and since when. */
export function MemberHead({ hasLevel }: MemberHeadProps) {
  const t = useTranslations('identity.member');
  const types = useTranslations('shell.memberTypes');
  const times = useTimes();
  const member = useMember();
  if (!member) return null;
  return (
    <div className="flex items-center gap-4">
      <HeadIconButton />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <h2 className="wrap-anywhere text-xl leading-tight">{nameOf(member)}</h2>
        {member.nickname && (
          <p className="wrap-anywhere text-sm opacity-85">
            {t('account')}
            {': '}
            {member.account}
          </p>
        )}
        <p className="flex flex-wrap gap-1.5">
          {hasLevel && <Tag tone="gold">{clubOf(member) ?? FIRST_LEVEL}</Tag>}
          <Tag tone={hasLevel ? 'plain' : 'gold'}>{types(memberTypeName(member.type))}</Tag>
        </p>
        <p className="numerals text-xs opacity-85" suppressHydrationWarning>
          {t('since', { date: times.day(member.registeredAt) })}
        </p>
      </div>
    </div>
  );
}
