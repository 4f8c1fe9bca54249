import { FLAGS, type Flags } from '@maneki/contract/flags';
import { expect, test } from 'vitest';
import { listAgentEntries } from './agent-entries.ts';

const all = Object.fromEntries(FLAGS.map((flag) => [flag, true])) as Flags;
const AGENT_FLAGS = FLAGS.slice(0, FLAGS.indexOf('MOBILEVERCODELOGIN3'));

test('[AGENT-2] every flag of the agent’s menu shows one entry', () => {
  expect(listAgentEntries(all).map(({ flag }) => flag)).toEqual(
    expect.arrayContaining([...AGENT_FLAGS]),
  );
  expect(listAgentEntries(all)).toHaveLength(AGENT_FLAGS.length);
});

test.each(AGENT_FLAGS)(
  '[AGENT-2] [SITE-8] without %s its entry is missing, and no other',
  (flag) => {
    const shown = listAgentEntries({ ...all, [flag]: false }).map((entry) => entry.flag);
    expect(shown).toHaveLength(AGENT_FLAGS.length - 1);
    expect(shown).not.toContain(flag);
  },
);
