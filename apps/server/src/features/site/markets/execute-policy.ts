import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { listMarketPolicies, listMerchants } from '../store.ts';
import { tellChange } from '../tell-change.ts';
import {
  type FindObstacle,
  findPolicyFault,
  type PolicyPayload,
  runsEverySite,
} from './market-policy.ts';
import * as store from './store.ts';

type Proposal = {
  readonly merchantCode: string;
  readonly payload: unknown;
  readonly proposedByName: string;
};

type Approval = { readonly by: string; readonly now: Date; readonly operator: OperatorCaller };

type Executed = Outcome<
  { readonly result: unknown; readonly merchantCodes?: readonly string[] },
  SiteRefusal
>;

/** Does what two operators agreed on, unless something stands in its way by now. */
export const executeMarketPolicy =
  ({ findObstacle }: { readonly findObstacle: FindObstacle }) =>
  async (tx: Tx, proposal: Proposal, approval: Approval): Promise<Executed> => {
    const { what, ...policy } = proposal.payload as PolicyPayload;
    const by = `operators ${proposal.proposedByName}, ${approval.by}`;
    const told = { by, at: approval.now, what: { [what]: policy } };
    const payload = proposal.payload as PolicyPayload;
    if (payload.what === 'licence') {
      const { merchantCode } = proposal;
      await store.updateLicence(tx, merchantCode, payload);
      const outcome = await tellChange(tx, { ...told, merchantCode });
      return outcome.ok ? done({ result: policy }) : outcome;
    }
    const merchants = await listMerchants(tx);
    if (!runsEverySite(approval.operator, merchants))
      return refused({ code: 'site.markets_of_all', detail: {} });
    const markets = await listMarketPolicies(tx);
    const market = markets.find(({ countryCode }) => countryCode === payload.countryCode);
    const fault = findPolicyFault(payload, market);
    if (fault) return refused(fault);
    const obstacle = payload.mode === 'REAL' ? await findObstacle(tx) : undefined;
    if (obstacle) return refused(obstacle);
    await store.upsertMarketPolicy(tx, payload);
    const merchantCodes = merchants.map(({ code }) => code);
    for (const merchantCode of merchantCodes) await tellChange(tx, { ...told, merchantCode });
    return done({ result: policy, merchantCodes });
  };
