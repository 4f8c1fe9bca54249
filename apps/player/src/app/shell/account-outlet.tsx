import { useStore } from 'zustand';
import { accountSheets, loadAccountSheets } from '#frame/identity';
import { words } from '#platform/words/words.ts';
import { usePart } from '../loading/use-part.ts';

/** Where sheets about the account appear; nothing of them is loaded before the first one is asked for. */
export function AccountOutlet() {
  const sheet = useStore(accountSheets.store, ({ asked }) => asked?.sheet);
  const Sheets = usePart(sheet !== undefined, {
    load: loadSheets,
    onFailure: () => accountSheets.close(false),
  });
  return Sheets && <Sheets sheet={sheet} />;
}

async function loadSheets() {
  const [host] = await Promise.all([
    loadAccountSheets(),
    words.ensure(['identity', 'form', 'call']),
  ]);
  return host;
}
