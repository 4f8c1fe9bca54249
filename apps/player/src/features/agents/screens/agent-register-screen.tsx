import { Button } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CreateSheet } from '../link/create-sheet.tsx';
import { LinkCard } from '../link/link-card.tsx';
import { LinkFigures } from '../link/link-figures.tsx';
import { OpenAccount } from '../link/open-account-form.tsx';
import { type AgentLink, type Links, linksQuery } from '../link/queries.ts';
import { ShareSheet } from '../link/share-sheet.tsx';
import { useTrouble } from '../team/use-trouble.tsx';

type View = 'links' | 'open';

/** How a team grows: links with what they bring, and accounts that the agent opens. */
export default function AgentRegisterScreen() {
  const t = useTranslations('links');
  const shell = useTranslations('shell');
  const query = useQuery(linksQuery);
  const trouble = useTrouble(query, t('unread'));
  const [view, setView] = useState<View>('links');
  if (trouble) return trouble;
  const { data: links } = query;
  if (!links)
    return (
      <div className="grid gap-4 p-4" aria-busy="true">
        <p role="status" className="sr-only">
          {shell('notices.loading')}
        </p>
        <Skeleton className="h-40" />
        <Skeleton className="h-56" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <LinkFigures links={links} />
      {links.mayBring ? (
        <Segmented
          label={t('views.label')}
          value={view}
          options={(['links', 'open'] as const).map((value) => ({
            value,
            text: t(`views.${value}`),
          }))}
          onValue={setView}
        />
      ) : (
        <NoticeBar>{t('full')}</NoticeBar>
      )}
      {view === 'links' ? <LinkList links={links} /> : <OpenAccount links={links} />}
    </div>
  );
}

function LinkList({ links }: { readonly links: Links }) {
  const t = useTranslations('links');
  const [isCreating, setIsCreating] = useState(false);
  const [shared, setShared] = useState<string>();
  const add = () => setIsCreating(true);
  const isActive = ({ state }: AgentLink) => state === 'ACTIVE';
  const active = links.links.filter(isActive);
  const isFull = active.length >= links.activeMax;
  return (
    <>
      {isFull && <NoticeBar>{t('limit', { most: `${links.activeMax}` })}</NoticeBar>}
      {links.mayBring && !isFull && links.links.length > 0 && (
        <Button icon="plus" isWide onClick={add}>
          {t('add')}
        </Button>
      )}
      {links.links.length === 0 && (
        <ListMessage
          icon="users"
          title={t('empty')}
          text={t('emptyText')}
          {...(links.mayBring && { action: { text: t('add'), onPress: add } })}
        />
      )}
      {links.links.length > 0 && (
        <ul className="surface divide-y divide-line overflow-hidden rounded-card">
          {[...active, ...links.links.filter((link) => !isActive(link))].map((link) => (
            <li key={link.code}>
              <LinkCard link={link} own={links.own} onShare={() => setShared(link.code)} />
            </li>
          ))}
        </ul>
      )}
      <CreateSheet
        links={links}
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onMade={(code) => {
          setIsCreating(false);
          setShared(code);
        }}
      />
      <ShareSheet
        merchant={links.merchant}
        link={links.links.find(({ code }) => code === shared)}
        onClose={() => setShared(undefined)}
      />
    </>
  );
}
