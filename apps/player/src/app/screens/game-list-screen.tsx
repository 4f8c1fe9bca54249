import { GameListPage, loadList } from '#features/catalog';
import { memberQuery } from '#frame/identity';
import type { ReadPage } from '../pages/read-page.ts';

/** The first page stands in the document: it is there without scripts, and at once with them. */
export const read: ReadPage = (client, { call, isGuest }, url) => {
  const findCurrency = async () => (await client.fetchQuery(memberQuery(call)))?.currency;
  return loadList(client, { call, isGuest, findCurrency }, url);
};

/** A list of games; which one, its address says. */
export default function GameListScreen() {
  return <GameListPage />;
}
