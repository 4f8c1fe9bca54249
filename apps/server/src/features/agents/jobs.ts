import type { MerchantDirectory } from '#features/site';
import type { Job } from '#platform/jobs/job';
import { rebateJobs } from './rebates/jobs.ts';

/** What the jobs of agents are made of. */
export type AgentsTools = { readonly merchants: MerchantDirectory };

export const agentsJobs = (tools: AgentsTools): readonly Job[] => [...rebateJobs(tools)];
