import type { Bench, Measure, Measured } from './bench.ts';
import { measureCallsBalance } from './calls-balance.ts';
import { measureCallsGames } from './calls-games.ts';
import { measureWinsHttp } from './wins-http.ts';

/** What is measured under the name `calls`, in this order. */
const MEASUREMENTS: readonly Measure[] = [measureWinsHttp, measureCallsBalance, measureCallsGames];

/** Calls over HTTP, each against another one that does comparable work. */
export async function measureCalls(bench: Bench): Promise<Measured> {
  const measured: Measured[] = [];
  for (const measure of MEASUREMENTS) measured.push(await measure(bench));
  return {
    rows: measured.flatMap(({ rows }) => rows),
    findings: measured.flatMap(({ findings = [] }) => findings),
    details: measured.flatMap(({ details = [] }) => details),
  };
}
