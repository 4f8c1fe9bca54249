import { listDemoMembers } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { provideNodes } from '../provide-nodes.ts';

/** Gives demo accounts, of whose registration nobody is told, their places. */
export async function seedDemoTree(tx: Tx): Promise<void> {
  const members = await listDemoMembers(tx);
  await provideNodes(
    tx,
    members.map(({ memberId }) => memberId),
  );
}
