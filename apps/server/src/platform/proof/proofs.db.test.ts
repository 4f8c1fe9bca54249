import { callEndpoints } from '@maneki/contract/call/endpoints';
import { PROOF_PURPOSES, type ProofPurpose } from '@maneki/contract/call/proof';
import { solveProof } from '@maneki/contract/call/solve-proof';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { LANGUAGES } from '@maneki/contract/language';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints, startTestServer, type TestServer } from '#testing/test-server';
import { LOAD } from './difficulty.ts';
import { PROOF_LIFE_MS } from './proof-challenge.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

let places = 0;
const newPlace = () => {
  places += 1;
  return `198.18.50.${places}`;
};

async function openProof(purpose: ProofPurpose, headers: Record<string, string> = {}) {
  const place = { 'x-forwarded-for': newPlace(), ...headers };
  const { body } = await server.send(callEndpoints.openProof, { purpose }, { headers: place });
  return body.value as { challenge: string; bits: number; expiresAt: string };
}

/** Asks for the trial of a new device with a proof that was made before. */
async function tryWith(proof: string | undefined, headers: Record<string, string> = {}) {
  const place = { 'x-forwarded-for': newPlace(), ...headers };
  const answer = await server.call(identityEndpoints.startTestPlay, {
    headers: { ...place, ...(proof === undefined ? {} : { proof }) },
    payload: {},
  });
  return answer.status === 200 ? 'taken' : answer.body.code;
}

test('calls that open accounts or send messages carry a proof of work', () => {
  const proven = allEndpoints.filter(({ proof }) => proof).map(({ name }) => name);
  expect(proven.sort()).toEqual([
    'identity.getTrialAccount',
    'identity.registerByMobile',
    'identity.registerByUsername',
    'identity.sendCode',
    'identity.sendEmailCode',
    'identity.sendPaymentCode',
    'identity.startTestPlay',
  ]);
});

test('a solved challenge is taken once', async () => {
  const proof = solveProof(await openProof('trial'));
  expect(await tryWith(proof)).toBe('taken');
  expect(await tryWith(proof)).toBe('call.proof_invalid');
});

test('of many calls at once with one proof, one is taken', async () => {
  const proof = solveProof(await openProof('trial'));
  const answers = await Promise.all(Array.from({ length: 8 }, () => tryWith(proof)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
});

test('a call without a proof is refused before anything else is done, in every language', async () => {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { status, body } = await server.call(identityEndpoints.registerByUsername, {
      headers: { language },
      payload: {},
    });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'call.proof_needed' });
    expect(body.message).toBe(phraseRefusal(language, { code: body.code, detail: {} }));
    said.add(body.message);
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test('a proof counts for its purpose and its merchant only', async () => {
  for (const purpose of PROOF_PURPOSES.filter((one) => one !== 'trial'))
    expect(await tryWith(solveProof(await openProof(purpose)))).toBe('call.proof_invalid');
  const proof = solveProof(await openProof('trial', { merchant: 'sampaguita' }));
  expect(await tryWith(proof)).toBe('call.proof_invalid');
  expect(await tryWith(proof, { merchant: 'sampaguita' })).toBe('taken');
});

test('a proof counts for five minutes', async () => {
  const [early, late] = [await openProof('trial'), await openProof('trial')].map(solveProof);
  server.clock.advance(PROOF_LIFE_MS);
  expect(await tryWith(early)).toBe('taken');
  server.clock.advance(SECOND_MS);
  expect(await tryWith(late)).toBe('call.proof_invalid');
});

test('what is not a proof, or was changed, is refused', async () => {
  const opened = await openProof('trial');
  const proof = solveProof(opened);
  const easier = proof.replace(/^\d+/, '0');
  const later = proof.replace(/^(\d+\.)./, '$1z');
  for (const wrong of [easier, later, `${proof}0`, proof.toUpperCase(), 'x', opened.challenge])
    expect(await tryWith(wrong), wrong).toBe('call.proof_invalid');
  expect(await tryWith(proof)).toBe('taken');
});

test('an address that asks for many gets harder ones for a minute, its neighbours do not', async () => {
  const here = { 'x-forwarded-for': '198.18.60.1' };
  const bits: number[] = [];
  for (let asked = 0; asked < LOAD.address.ordinary * 4; asked += 1)
    bits.push((await openProof('code', here)).bits);
  expect(bits[LOAD.address.ordinary - 1]).toBe(1);
  expect(bits[LOAD.address.ordinary]).toBe(2);
  expect(bits.at(-1)).toBe(3);
  expect((await openProof('code', { 'x-forwarded-for': '198.18.60.2' })).bits).toBe(1);
  server.clock.advance(MINUTE_MS);
  expect((await openProof('code', here)).bits).toBe(1);
});

test('addresses of one IPv6 network of 64 bits are one place', async () => {
  for (let asked = 0; asked < LOAD.address.ordinary; asked += 1)
    await openProof('code', { 'x-forwarded-for': `2001:db8:9:9::${asked + 1}` });
  expect((await openProof('code', { 'x-forwarded-for': '2001:db8:9:9::ff' })).bits).toBe(2);
  expect((await openProof('code', { 'x-forwarded-for': '2001:db8:9:a::1' })).bits).toBe(1);
});
