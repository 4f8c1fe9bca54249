import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { provideNodes } from './tree.ts';

/** Makes what is agreed within a line follow each other: what was compared stays true until the transaction ends. */
export async function holdLine(tx: Tx, memberId: string): Promise<void> {
  const node = (await provideNodes(tx, [memberId])).get(memberId);
  await takeTurns(tx, `agents contracts ${node?.line[0] ?? memberId}`);
}
