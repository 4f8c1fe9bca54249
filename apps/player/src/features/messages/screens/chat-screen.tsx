import { LANGUAGE_NAMES, type Language } from '@maneki/contract/language';
import { ListMessage } from '@maneki/ui/list-message';
import { PageBar } from '@maneki/ui/page-bar';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefused, RefusedError } from '#platform/call/refused-error.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { LobbyRoom } from '../chat/lobby-room.tsx';
import { type Chat, chatQuery } from '../chat/queries.ts';
import { SupportRoom } from '../chat/support-room.tsx';

/** The chat under the launch that its address names: support, and lobbies where the reader may be in them. */
export default function ChatScreen() {
  const t = useTranslations('chat');
  const shell = useTranslations('shell');
  const [params, setParams] = useSearchParams();
  const [token] = useState(() => params.get('token'));
  const isHydrated = useIsHydrated();
  const {
    data: known,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...chatQuery(token), enabled: isHydrated });
  useChangedRights(refetch);
  // What was read before chat was closed to the reader is not theirs to see any more.
  const data = isClosed(error) ? undefined : known;
  const hasToken = params.has('token');
  // What was used once stands in no address: a reload opens the chat by the session.
  useEffect(() => {
    if (data && hasToken) void setParams({}, { replace: true });
  }, [data, hasToken, setParams]);
  const failure = error && !isFetching && !data;
  return (
    <div className="fixed inset-0 mx-auto flex h-dvh w-full max-w-[480px] flex-col bg-ground">
      <Bar launch={data?.launch} />
      {data && <Rooms chat={data} />}
      {failure && (
        <ListMessage
          icon="circle-alert"
          title={error instanceof RefusedError ? error.message : t('failed')}
          action={{ text: shell('actions.retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !failure && (
        <div className="grid gap-3 p-4" aria-busy="true">
          <p role="status" className="sr-only">
            {t('opening')}
          </p>
          <Skeleton className="h-11" />
          <Skeleton className="h-24 w-2/3" />
        </div>
      )}
    </div>
  );
}

const isClosed = (error: unknown): boolean =>
  isRefused(error, 'messages.chat_blocked') || isRefused(error, 'messages.chat_off');

/** Asks again how chat stands whenever the reader may be told that it is closed to them, in part or as a whole. */
function useChangedRights(refetch: () => unknown): void {
  useEffect(() => {
    const hearing = import('#platform/call/socket.ts').then(({ onRightsChanged }) =>
      onRightsChanged(() => void refetch()),
    );
    // Without a network the code may be missing, and nothing changes what is shown.
    hearing.catch(() => {});
    return () => {
      hearing.then((stop) => stop()).catch(() => {});
    };
  }, [refetch]);
}

/** Its colour is the launcher's: white or black letters, whichever is read on it. */
function Bar({ launch }: { readonly launch: Chat['launch'] | undefined }) {
  const t = useTranslations('chat');
  const titles = useTranslations('shell.titles');
  const colour = launch?.headerColor;
  const bar = (
    <PageBar
      title={launch?.title ?? titles('chat')}
      back={{ label: t('back'), href: launch?.backUrl ?? '/m/home' }}
    />
  );
  if (!colour) return bar;
  return (
    <div className="shrink-0 border-t-4" style={{ borderColor: colour }}>
      {bar}
    </div>
  );
}

function Rooms({ chat }: { readonly chat: Chat }) {
  const t = useTranslations('chat');
  const { language: spoken } = usePreferences();
  const { languages, mutedUntil, self } = chat.lobby;
  const [name, setName] = useState<'support' | 'lobby'>('support');
  const [language, setLanguage] = useState<Language>(chat.launch.language ?? spoken);
  const lobby = languages.includes(language) ? language : languages[0];
  return (
    <>
      {lobby && (
        <div className="grid shrink-0 gap-2 px-4 py-2">
          <Segmented
            label={t('rooms')}
            options={[
              { value: 'support', text: t('support') },
              { value: 'lobby', text: t('lobby') },
            ]}
            value={name}
            onValue={setName}
          />
          {name === 'lobby' && languages.length > 1 && (
            <Segmented
              label={t('language')}
              options={languages.map((code) => ({ value: code, text: LANGUAGE_NAMES[code] }))}
              value={lobby}
              onValue={setLanguage}
            />
          )}
        </div>
      )}
      {name === 'lobby' && lobby ? (
        <LobbyRoom key={lobby} language={lobby} mutedUntil={mutedUntil} self={self} />
      ) : (
        <SupportRoom chat={chat} />
      )}
    </>
  );
}
