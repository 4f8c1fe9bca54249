import { seedDemo } from './demo/seed-demo.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './routes.ts';

export const identityFeature = { handlers: identityHandlers, jobs: () => identityJobs, seedDemo };
