import type { ProofPurpose } from '@maneki/contract/call/proof';
import { expect, test } from 'vitest';
import { keepProofs } from './keep-proofs.ts';

function open(answers: readonly (string | Error)[]) {
  const made: ProofPurpose[] = [];
  let time = 0;
  const proofs = keepProofs({
    make: async (purpose) => {
      const answer = answers[made.push(purpose) - 1];
      if (answer instanceof Error) throw answer;
      return answer!;
    },
    now: () => time,
  });
  return { proofs, made, pass: (ms: number) => (time += ms) };
}

test('a proof that was prepared is taken once, and the next is made anew', async () => {
  const { proofs, made } = open(['one', 'two']);
  proofs.prepare('register');
  proofs.prepare('register');
  expect(made).toEqual(['register']);
  expect(await proofs.take('register')).toBe('one');
  expect(await proofs.take('register')).toBe('two');
});

test('purposes have proofs of their own', async () => {
  const { proofs } = open(['to register', 'to ask for a code']);
  proofs.prepare('register');
  expect(await proofs.take('code')).toBe('to ask for a code');
  expect(await proofs.take('register')).toBe('to register');
});

test('a proof that the server would no longer take is made anew', async () => {
  const { proofs, pass } = open(['old', 'new']);
  proofs.prepare('trial');
  pass(5 * 60_000);
  expect(await proofs.take('trial')).toBe('new');
});

test('a proof that could not be prepared is made when it is needed', async () => {
  const { proofs } = open([new Error('offline'), 'later']);
  proofs.prepare('trial');
  expect(await proofs.take('trial')).toBe('later');
});
