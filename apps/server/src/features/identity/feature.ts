import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';
import { seedDemo } from './seed-demo.ts';

export const identityFeature = { handlers: identityHandlers, jobs: () => identityJobs, seedDemo };
