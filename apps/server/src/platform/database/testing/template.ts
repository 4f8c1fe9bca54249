import type { Database } from '../database.ts';

/** How a template is known again, and how it is made when nobody has made it yet. */
export type Template = {
  readonly key: string;
  /** Another whose rows and tables it has too: its making begins with a copy of that one. */
  readonly base?: Template;
  readonly prepare: (database: Database) => Promise<void>;
};

/** A database of its own for one test file. `dispose` closes it and leaves nothing behind. */
export type TestDatabase = Database & {
  /** What `openDatabase` takes to open the same database once more, on a server beside this one. */
  readonly place: { readonly url?: string; readonly dataDir: string };
  dispose(): Promise<void>;
};
