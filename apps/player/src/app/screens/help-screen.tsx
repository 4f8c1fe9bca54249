import { HelpPage, helpQuery } from '#features/content';
import type { ReadPage } from '../pages/read-page.ts';

/** Every article is in the document, so that choosing another one needs no network. */
export const read: ReadPage = (client, visit) => client.prefetchQuery(helpQuery(visit.call));

export default function HelpScreen() {
  return <HelpPage />;
}
