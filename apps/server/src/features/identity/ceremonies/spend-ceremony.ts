import type { Tx } from '#platform/database/database';
import { hashSecret } from '#platform/secrets/secrets';
import type { Ceremony, CeremonyKind } from './ceremony.ts';
import * as store from './store.ts';

type Named<Kind extends CeremonyKind> = {
  readonly kind: Kind;
  readonly token: string;
  readonly merchantCode: string;
  readonly now: Date;
};

/** What was remembered, for the last time. Undefined when it is spent, too old or another's. */
export const spendCeremony = <Kind extends CeremonyKind>(
  tx: Tx,
  { token, ...named }: Named<Kind>,
): Promise<Ceremony<Kind> | undefined> =>
  store.takeCeremony(tx, { ...named, id: hashSecret(token) });

/** The same without spending it. */
export const peekCeremony = <Kind extends CeremonyKind>(
  tx: Tx,
  { token, ...named }: Named<Kind>,
): Promise<Ceremony<Kind> | undefined> =>
  store.findCeremony(tx, { ...named, id: hashSecret(token) });
