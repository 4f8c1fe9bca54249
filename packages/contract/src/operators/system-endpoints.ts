import type { Endpoints } from '../endpoint.ts';
import type { OperatorsRefusal } from './refusals.ts';

/**
 * The machine behind every merchant: what runs by itself, and what became of facts that features tell each other.
 * It is nobody's merchant's, so that only operators of all of them look after it.
 */
export const systemEndpoints = {
  listJobs: {
    name: 'operators.listJobs',
    method: 'GET',
    path: '/console/system/jobs',
    module: 'COMM3',
    access: 'operator:readSystem',
    refusals: ['operators.platform_only'],
  },
  /** Starts a job that has a schedule, without waiting for its time. */
  runJob: {
    name: 'operators.runJob',
    method: 'POST',
    path: '/console/system/jobs/run',
    module: 'COMM3',
    access: 'operator:runSystem',
    refusals: ['operators.platform_only', 'operators.job_unknown'],
  },
  /** Work that was given up, or waits to be tried again. */
  listFailedWork: {
    name: 'operators.listFailedWork',
    method: 'GET',
    path: '/console/system/work',
    module: 'COMM3',
    access: 'operator:readSystem',
    refusals: ['operators.platform_only'],
  },
  retryWork: {
    name: 'operators.retryWork',
    method: 'POST',
    path: '/console/system/work/retry',
    module: 'COMM3',
    access: 'operator:runSystem',
    refusals: ['operators.platform_only', 'operators.work_unknown'],
  },
  /** How far behind each handler of events is. */
  listHandlers: {
    name: 'operators.listHandlers',
    method: 'GET',
    path: '/console/system/handlers',
    module: 'COMM3',
    access: 'operator:readSystem',
    refusals: ['operators.platform_only'],
  },
  /** Events that a handler could not take. */
  listFailedEvents: {
    name: 'operators.listFailedEvents',
    method: 'GET',
    path: '/console/system/events',
    module: 'COMM3',
    access: 'operator:readSystem',
    refusals: ['operators.platform_only'],
  },
  retryEvent: {
    name: 'operators.retryEvent',
    method: 'POST',
    path: '/console/system/events/retry',
    module: 'COMM3',
    access: 'operator:runSystem',
    refusals: [
      'operators.platform_only',
      'operators.event_unknown',
      'operators.event_still_tried',
      'operators.event_fails_again',
    ],
  },
  /** Leaves what a handler could not take undone, for good. */
  dropEvent: {
    name: 'operators.dropEvent',
    method: 'POST',
    path: '/console/system/events/drop',
    module: 'COMM3',
    access: 'operator:runSystem',
    refusals: ['operators.platform_only', 'operators.event_unknown', 'operators.event_still_tried'],
  },
} as const satisfies Endpoints<OperatorsRefusal['code']>;
