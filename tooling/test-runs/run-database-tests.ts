import type { StepResult } from '../gate/step.ts';
import { providePostgres } from '../provide-postgres.ts';
import { runTestsTwice } from './run-tests.ts';
import { vitestRunner } from './run-vitest.ts';

/** On PostgreSQL, as an operator runs it; on the embedded engine where none is to be had. */
export async function runDatabaseTests(): Promise<StepResult> {
  const server = await providePostgres();
  if (!server) return runEmbedded('on the embedded engine, because PostgreSQL is not installed');
  try {
    const env = { TEST_DATABASE_URL: server.url };
    return { ...(await runTestsTwice(vitestRunner('database', { env }))), remark: 'on PostgreSQL' };
  } finally {
    await server.stop();
  }
}

/** All database tests on the engine that the product brings along. */
export async function runEmbedded(remark: string): Promise<StepResult> {
  const env = { TEST_DATABASE_URL: undefined };
  return { ...(await runTestsTwice(vitestRunner('database', { env }))), remark };
}

/** The database tests in which the two engines could differ, on the embedded one. */
export function runParityTests(): Promise<StepResult> {
  const env = { TEST_DATABASE_URL: undefined };
  return runTestsTwice(vitestRunner('parity', { env }));
}
