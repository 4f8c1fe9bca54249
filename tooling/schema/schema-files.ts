import { fileURLToPath } from 'node:url';
import type { Tx } from '@maneki/server/platform/database/database';
import { dumpSchema } from './dump-schema.ts';
import { writeTypes } from './write-types.ts';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The committed files that follow from the migrations, and how each is made of a fresh database. */
export const schemaFiles: readonly {
  readonly path: string;
  readonly write: (tx: Tx) => Promise<string>;
}[] = [
  {
    path: inRepository('apps/server/src/platform/database/generated/schema.ts'),
    write: (tx) => writeTypes(tx),
  },
  { path: inRepository('apps/server/schema.sql'), write: (tx) => dumpSchema(tx) },
  {
    path: inRepository('apps/house/src/platform/generated/schema.ts'),
    write: (tx) => writeTypes(tx, 'house'),
  },
  { path: inRepository('apps/house/schema.sql'), write: (tx) => dumpSchema(tx, 'house') },
  {
    path: inRepository('apps/studio/src/platform/generated/schema.ts'),
    write: (tx) => writeTypes(tx, 'studio'),
  },
  { path: inRepository('apps/studio/schema.sql'), write: (tx) => dumpSchema(tx, 'studio') },
];
