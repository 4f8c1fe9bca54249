import type { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { OperatorCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listEntries } from './desk/list-entries.ts';
import { publishVersion, withdrawEntry } from './desk/publish-version.ts';
import { listVersions, readEntry } from './desk/read-entry.ts';
import { addEntry, restoreVersion, saveVersion } from './desk/save-version.ts';
import { groupOf, sortEntries } from './desk/sort-entries.ts';
import { listPlaced } from './desk/store.ts';
import { addPicture, listPictures, type Prepared, prepareUpload } from './pictures/add-picture.ts';
import { openPreview } from './preview/open-preview.ts';
import type { PreviewTokens } from './preview/preview-token.ts';
import type { Author } from './writing/save-content.ts';

export type ConsoleServices = {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
  readonly previews: PreviewTokens;
};

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function contentConsoleHandlers(
  services: ConsoleServices,
): Handlers<typeof contentConsoleEndpoints> {
  const { database, merchants } = services;
  return {
    listEntries: async ({ merchantCode, now }, asked) =>
      done(await listEntries(database, { ...asked, merchantCode, now })),
    getEntry: ({ merchantCode, now }, asked) =>
      readEntry(database, { ...asked, merchantCode, now }),
    listVersions: ({ merchantCode }, asked) => listVersions(database, { ...asked, merchantCode }),
    async readDesk({ merchantCode }) {
      const { look, languages } = merchants.get(merchantCode);
      return done({ look, languages: [...languages] });
    },
    addEntry: (call, wish, tx) => addEntry(tx, authorOf(call), wish),
    saveVersion: (call, wish, tx) => saveVersion(tx, authorOf(call), wish),
    restoreVersion: (call, wish, tx) => restoreVersion(tx, authorOf(call), wish),
    publishVersion: (call, wish, tx) => publishVersion(tx, authorOf(call), wish),
    withdrawEntry: (call, wish, tx) => withdrawEntry(tx, authorOf(call), wish),
    async listOrder({ merchantCode }, asked) {
      const sorted = { merchantCode, kind: asked.kind, group: groupOf(asked) };
      const placed = await database.statement((tx) => listPlaced(tx, sorted));
      return done({ entries: placed.map(({ sortOrder: _, ...entry }) => entry) });
    },
    sortEntries: (call, wish, tx) => sortEntries(tx, authorOf(call), wish),
    listPictures: async ({ merchantCode }, asked) =>
      done(await listPictures(database, { ...asked, merchantCode })),
    addPicture: {
      prepare: (_call, wish) => prepareUpload(wish),
      act: (call, prepared: Prepared, tx) => addPicture(tx, authorOf(call), prepared),
    },
    openPreview: ({ merchantCode, now }, wish) =>
      openPreview(services, { ...wish, merchantCode }, now),
  };
}

const authorOf = ({ merchantCode, operator, now }: OperatorCall): Author => ({
  merchantCode,
  by: operator.name,
  at: now,
});
