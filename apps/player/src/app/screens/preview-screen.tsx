import {
  FilmBanner,
  HelpArticle,
  HomeBanners,
  HotNews,
  NoticeArticle,
  PopupCard,
  PreviewFrame,
  previewQuery,
  type ShownPreview,
} from '#features/content';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { EntryBanner } from '../entry/entry-banner.tsx';
import type { ReadPage } from '../pages/read-page.ts';

/** What was written stands in the document, as readers would get it. */
export const read: ReadPage = (client, { call }, { searchParams }) =>
  client.prefetchQuery(previewQuery(call, searchParams.get('preview') ?? ''));

/** What an operator writes, before anybody else sees it. The console shows this page in a frame. */
export default function PreviewScreen() {
  const [address] = useSearchParams();
  return (
    <main className="min-h-dvh pb-8">
      <PreviewFrame token={address.get('preview') ?? ''}>
        {(preview) => <Shown preview={preview} />}
      </PreviewFrame>
    </main>
  );
}

/** Each kind where readers meet it. */
function Shown({
  preview: { banner, hot, notice, popup, help },
}: {
  readonly preview: ShownPreview;
}) {
  if (popup) return <PopupCard popup={popup} isOpen onRead={stay} onClose={stay} />;
  if (notice) return <NoticeArticle announcementId={notice.announcementId} />;
  if (help) return <HelpArticle articles={[help]} chosen={0} />;
  if (hot) return <HotNews />;
  switch (banner?.groupName) {
    case 'm_login':
      return <EntryBanner tab="login" />;
    case 'm_register':
      return <EntryBanner tab="register" />;
    case 'm_video':
      return (
        <div className="p-4">
          <FilmBanner />
        </div>
      );
    default:
      return <HomeBanners />;
  }
}

/** There is nothing behind it to go back to. */
const stay = () => {};
