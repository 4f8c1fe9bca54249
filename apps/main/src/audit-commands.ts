import { checkAudit } from '@maneki/server/platform/audit/check-audit';
import type { Database } from '@maneki/server/platform/database/database';
import { COULD_NOT, type OperatorCommand } from './operator-door.ts';

export const isAuditCommand = (name: string): name is 'audit:check' => name === 'audit:check';

/** Is everything that operators did still written down as it was? Leaves with 1 where it is not. */
export const auditCommands = ({
  database,
}: {
  readonly database: Database;
}): Readonly<Record<'audit:check', OperatorCommand>> => ({
  async 'audit:check'(say, args) {
    if (args.length > 0) {
      say('npm run audit:check');
      return COULD_NOT;
    }
    const { findings, ends } = await database.transact(checkAudit);
    for (const { merchantCode, seq, fault } of findings)
      say(`${merchantCode}: row ${seq}: ${fault}`);
    for (const { merchantCode, seq, hash } of ends)
      say(`${merchantCode}: ${seq} acts, the last ${hash}`);
    if (findings.length === 0) say('The audit trail is whole.');
    return findings.length === 0 ? 0 : 1;
  },
});
