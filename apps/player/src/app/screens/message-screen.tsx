import { hasRight } from '@maneki/contract/identity/member-types';
import { useTranslations } from 'use-intl';
import { useUnreadNotices } from '#features/content';
import { EntryLink, type EntryWords, useMember } from '#features/identity';
import { useStatus } from '#features/site';
import { listCentreRows, mayChat } from '../messages/centre-rows.ts';
import { useCorrespondence } from '../messages/use-correspondence.ts';

/** Everything there is to read, and everybody who can be asked. */
export default function MessageScreen() {
  const t = useTranslations('messages.centre');
  const { resources, whitelabel, customerService } = useStatus().info;
  const member = useMember();
  const notices = useUnreadNotices();
  const { inbox, chat, openChat } = useCorrespondence();
  const rows = listCentreRows({
    flags: whitelabel.flags,
    telegram: resources.social.find(({ type }) => type === 'TELEGRAM')?.url,
    line: resources.downloads.find(({ resourceType }) => resourceType === 'LINE')?.url,
    service: customerService[0]?.path,
    member: member && { mayRead: hasRight(member.type, 'inbox'), mayChat: mayChat(member) },
    unread: { notices, inbox, chat },
  });
  return (
    <ul
      aria-label={t('label')}
      className="surface m-4 divide-y divide-line overflow-hidden rounded-card"
    >
      {rows.map(({ name, icon, href, count }) => {
        const words: EntryWords = {
          ...{ icon, text: t(name), count },
          detail: count > 0 ? t('unread', { count: String(count) }) : t(`${name}Text`),
        };
        return (
          <li key={name}>
            <EntryLink
              {...words}
              href={href}
              onFollow={name === 'chat' && member ? openChat : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
