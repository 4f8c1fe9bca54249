import type { teamConsoleEndpoints } from '@maneki/contract/agents/team-console-endpoints';
import { done } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { listAgentTree, readAgent } from './console/list-agents.ts';
import { describeMoves, listMoves } from './console/list-moves.ts';
import {
  openGeneralAgent,
  type PreparedAgent,
  prepareGeneralAgent,
} from './console/open-general-agent.ts';
import type { AgentsTools } from './outside.ts';
import { findSettings, writeSettings } from './team/store.ts';
import { findManagedNode } from './tree/find-managed-node.ts';
import { cancelMove, orderMove } from './tree/moves/order-move.ts';
import { demote, promote } from './tree/ranks/change-rank.ts';

const DEFAULTS = { showsBalances: false };

/** Translates between the wire and what operators do about teams. Decides nothing. */
export function teamConsoleHandlers(services: AgentsTools): Handlers<typeof teamConsoleEndpoints> {
  const { database, merchants, obstacles } = services;
  const settingsOf = async ({ merchantCode }: Pick<OperatorCall, 'merchantCode'>) =>
    (await database.statement((tx) => findSettings(tx, merchantCode))) ?? DEFAULTS;
  return {
    listAgentTree: (call, wish) => listAgentTree(services, call, wish),
    readAgent: (call, wish) => readAgent(services, call, wish),
    openGeneralAgent: {
      prepare: (call, wish) => prepareGeneralAgent(services, call, wish),
      act: (call, prepared: PreparedAgent, tx) => openGeneralAgent(tx, merchants, call, prepared),
    },
    async promoteAgent({ merchantCode }, { memberId }, tx) {
      const found = await findManagedNode(tx, { memberId, merchantCode });
      if (!found.ok) return found;
      const promoted = await promote(tx, found.value);
      if (!promoted.ok) return promoted;
      const type = promoted.value;
      const before = { type: found.value.type };
      return acted({ type }, { subject: `member ${memberId}`, before, after: { type } });
    },
    async demoteAgent({ merchantCode }, { memberId }, tx) {
      const found = await findManagedNode(tx, { memberId, merchantCode });
      if (!found.ok) return found;
      const demoted = await demote(tx, found.value, obstacles);
      if (!demoted.ok) return demoted;
      const type = demoted.value;
      const before = { type: found.value.type };
      return acted({ type }, { subject: `member ${memberId}`, before, after: { type } });
    },
    listMoves: (call, wish) => listMoves(database, call, wish),
    async moveMember({ merchantCode, now, operator }, wish, tx) {
      const timezone = merchants.get(merchantCode).businessTimezone;
      const order = { ...wish, merchantCode, timezone, by: operator.name, now };
      const ordered = await orderMove(tx, obstacles, order);
      if (!ordered.ok) return ordered;
      const [move] = await describeMoves(tx, [ordered.value]);
      const { member, from, to, members, effectiveOn } = move!;
      return acted(move!, {
        subject: `member ${member.memberId}`,
        before: { parent: from?.username ?? null },
        after: { parent: to.username, members, effectiveOn },
      });
    },
    async cancelMove({ merchantCode, now }, { id }, tx) {
      const cancelled = await cancelMove(tx, { id, merchantCode, now });
      if (!cancelled.ok) return cancelled;
      const { memberId, effectiveOn } = cancelled.value;
      const subject = `member ${memberId}`;
      return acted({}, { subject, before: { move: id, effectiveOn }, after: 'cancelled' });
    },
    readTeamSettings: async (call) => done(await settingsOf(call)),
    async changeTeamSettings({ merchantCode }, { showsBalances }, tx) {
      const before = (await findSettings(tx, merchantCode)) ?? DEFAULTS;
      const after = { showsBalances };
      await writeSettings(tx, { merchantCode, ...after });
      return acted(after, { subject: 'settings teams', before, after });
    },
  };
}
