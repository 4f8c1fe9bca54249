import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import {
  CLAIM_MINUTES,
  DOCUMENT_SIDES,
  type DocumentKind,
} from '@maneki/contract/safety/verification';
import { verificationConsoleEndpoints as desk } from '@maneki/contract/safety/verification-console-endpoints';
import { verificationEndpoints as own } from '@maneki/contract/safety/verification-endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { addDocument } from './add-document.ts';
import { findVerificationLevel } from './find-level.ts';
import { takePhoto } from './testing/photos.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, send, clock, services } = server;

const enter = (name: string, role: OperatorRole, merchant = 'maneki') =>
  enterOperator(server, { name, role, merchants: [merchant], merchant });
const aiko = await enter('aiko', 'support');
const ben = await enter('ben', 'risk');
const auditor = await enter('aoi', 'auditor');
const finance = await enter('fumi', 'finance');
const foreign = await enter('maria', 'owner', 'sampaguita');

const photos = await Promise.all(
  DOCUMENT_SIDES.map(async (side) => ({ side, bytes: await takePhoto(side) })),
);
const PERSON = { name: 'Hanako Yamada', birthday: '1990-04-01' };
let members = 0;

/** A member of maneki who plays in Japan, and what they can do about their papers. */
async function join() {
  members += 1;
  const username = `papers${members}`;
  await copyPlayer(server, { type: 0, username });
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`update identity_members set country_code = 'JP', birthday = null
                         where username = ${username} returning id`.execute(tx),
  );
  const memberId = rows[0]!.id;
  const as = { cookie: await server.logIn(username) };
  const read = async () => (await send(own.readVerification, {}, as)).body.value;
  const state = (person = PERSON) => send(own.statePerson, person, as);
  const putBy = async () => {
    for (const photo of photos)
      await addDocument(services, { memberId, ...photo, now: clock.now() });
  };
  const submit = (documentKind: DocumentKind = 'DRIVING_LICENCE') =>
    send(own.submitVerification, { documentKind }, as);
  /** Does all of it; answers by which number operators know it. */
  const sendIn = async () => {
    await state();
    await putBy();
    const sent = await submit();
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    const { rows: found } = await database.statement((tx) =>
      sql<{ id: string }>`select id from safety_verifications
                           where member_id = ${memberId} and status = 'SUBMITTED'`.execute(tx),
    );
    return found[0]!.id;
  };
  const levelOf = () => database.statement((tx) => findVerificationLevel(tx, memberId));
  return { memberId, username, as, read, state, putBy, submit, sendIn, levelOf };
}

const claim = (id: string, as: OperatorAs) => send(desk.claimVerification, { id }, as);
const approve = (id: string, as: OperatorAs) => send(desk.approveVerification, { id }, as);
const reject = (id: string, as: OperatorAs, note?: string) =>
  send(desk.rejectVerification, { id, because: 'UNREADABLE', ...(note && { note }) }, as);
/** As if it had been claimed so long ago. */
const leaveLying = (id: string, ms: number) =>
  database.statement((tx) =>
    sql`update safety_verifications set claimed_at = ${new Date(clock.now().getTime() - ms)}
         where id = ${id}`.execute(tx),
  );
const open = (id: string, as: OperatorAs) => send(desk.openDocuments, { id }, as);
const refusal = (code: string, status = 409) => ({ status, body: { code: `safety.${code}` } });

test('[CASH-5] levels rise from the phone to the person to the papers that were accepted', async () => {
  const hanako = await join();
  expect(await hanako.read()).toMatchObject({ level: 0, person: null, latest: null, uploaded: [] });
  expect(await hanako.levelOf()).toBe(0);
  await hanako.state();
  expect(await hanako.read()).toMatchObject({ level: 1, person: PERSON, minimumAge: 21 });
  const id = await hanako.sendIn();
  expect(await hanako.read()).toMatchObject({
    level: 1,
    uploaded: [],
    latest: { status: 'SUBMITTED', documentKind: 'DRIVING_LICENCE', decidedAt: null },
  });
  await claim(id, aiko);
  expect(await hanako.read()).toMatchObject({ level: 1, latest: { status: 'IN_REVIEW' } });
  expect(await approve(id, aiko)).toMatchObject({ status: 200 });
  expect(await hanako.read()).toMatchObject({ level: 2, latest: { status: 'APPROVED' } });
  expect(await hanako.levelOf()).toBe(2);
  // What papers have shown is what the account goes by from now on.
  const { rows } = await database.statement((tx) =>
    sql<{ birthday: string }>`select birthday::text from identity_members
                               where id = ${hanako.memberId}`.execute(tx),
  );
  expect(rows).toEqual([{ birthday: PERSON.birthday }]);
});

test('[CASH-5] nothing is sent in without a person, all photos, and a paper of the country', async () => {
  const hanako = await join();
  expect(await hanako.submit()).toMatchObject(refusal('person_missing'));
  await hanako.state();
  expect(await hanako.submit()).toMatchObject(refusal('documents_missing'));
  const [front, back] = photos;
  for (const photo of [front!, back!])
    await addDocument(services, { ...hanako, ...photo, now: clock.now() });
  expect(await hanako.submit()).toMatchObject(refusal('documents_missing'));
  // A passport needs its page and the face; the back of a card does not help.
  expect(await hanako.submit('PASSPORT')).toMatchObject(refusal('documents_missing'));
  await hanako.putBy();
  expect((await hanako.read()).uploaded).toEqual(['FRONT', 'BACK', 'SELFIE']);
  expect((await hanako.read()).kinds).not.toContain('NATIONAL_ID');
  expect(await hanako.submit('NATIONAL_ID')).toMatchObject(refusal('document_kind_unfit', 422));
  expect(await hanako.submit('PASSPORT')).toMatchObject({ status: 200 });
  const { rows } = await database.statement((tx) =>
    sql<{ side: string }>`select side from safety_documents as d
      join safety_verifications as v on v.id = d.verification_id
     where v.member_id = ${hanako.memberId} order by side`.execute(tx),
  );
  expect(rows.map(({ side }) => side)).toEqual(['FRONT', 'SELFIE']);
});

test('[CASH-5] whoever is too young or has no name that papers have goes no further', async () => {
  const hanako = await join();
  const young = await hanako.state({ ...PERSON, birthday: '2010-01-01' });
  expect(young).toMatchObject({ ...refusal('too_young', 422), body: { detail: { age: 21 } } });
  expect(await hanako.state({ ...PERSON, name: '007' })).toMatchObject(
    refusal('name_invalid', 422),
  );
  expect(await hanako.levelOf()).toBe(0);
  // The rule is asked again when papers are sent in: it may have become stricter.
  await hanako.state({ ...PERSON, birthday: '2006-01-01' });
  await hanako.putBy();
  await database.statement((tx) =>
    sql`update safety_persons set birthday = '2012-01-01'
         where member_id = ${hanako.memberId}`.execute(tx),
  );
  expect(await hanako.submit()).toMatchObject(refusal('too_young', 422));
});

test('[CASH-5] what is sent again takes the place of what waits, and its photos are gone', async () => {
  const hanako = await join();
  const first = await hanako.sendIn();
  const second = await hanako.sendIn();
  expect(second).not.toBe(first);
  const { rows } = await database.statement((tx) =>
    sql`select v.status, count(d.side)::int as photos from safety_verifications as v
          left join safety_documents as d on d.verification_id = v.id
         where v.member_id = ${hanako.memberId} group by v.id order by v.status`.execute(tx),
  );
  expect(rows).toEqual([
    { status: 'REPLACED', photos: 0 },
    { status: 'SUBMITTED', photos: 3 },
  ]);
  expect(await claim(first, aiko)).toMatchObject(refusal('verification_decided'));
  expect(await claim(second, aiko)).toMatchObject({ status: 200 });
});

test('[CASH-5] two sendings at once are one that waits, never two', async () => {
  const hanako = await join();
  await hanako.state();
  await hanako.putBy();
  const sent = await Promise.all([hanako.submit(), hanako.submit(), hanako.submit()]);
  // The others found no photos any more.
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('[CASH-5] while somebody looks, and once it is accepted, nothing can be changed', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  await claim(id, aiko);
  const photo = { side: 'FRONT', data: photos[0]!.bytes.toString('base64') } as const;
  for (const code of ['verification_in_review', 'verification_approved']) {
    expect(await hanako.state()).toMatchObject(refusal(code));
    expect(await hanako.submit()).toMatchObject(refusal(code));
    expect(await send(own.addDocument, photo, hanako.as)).toMatchObject(refusal(code));
    await approve(id, aiko);
  }
});

test('[CASH-5] papers that are not accepted say why, and may be sent again', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  await claim(id, aiko);
  await reject(id, aiko, 'The lower edge is missing.');
  expect(await hanako.read()).toMatchObject({
    level: 1,
    latest: { status: 'REJECTED', reason: 'UNREADABLE', note: 'The lower edge is missing.' },
  });
  const again = await hanako.sendIn();
  await claim(again, ben);
  await approve(again, ben);
  expect(await hanako.levelOf()).toBe(2);
  const { body } = await send(desk.getVerification, { id: again }, auditor);
  expect(body.value).toMatchObject({ status: 'APPROVED', earlier: [{ id, status: 'REJECTED' }] });
});

test('[CONSOLE-3] a claim keeps others away until it is put back or left lying for half an hour', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  expect(await approve(id, aiko)).toMatchObject(refusal('verification_unclaimed'));
  await claim(id, aiko);
  for (const act of [claim, approve, reject, open])
    expect(await act(id, ben)).toMatchObject({
      ...refusal('verification_claimed'),
      body: { detail: { operator: 'aiko' } },
    });
  expect(await send(desk.releaseVerification, { id }, ben)).toMatchObject(
    refusal('verification_claimed'),
  );
  expect(await send(desk.releaseVerification, { id }, aiko)).toMatchObject({ status: 200 });
  expect((await hanako.read()).latest.status).toBe('SUBMITTED');
  await claim(id, aiko);
  await leaveLying(id, CLAIM_MINUTES * MINUTE_MS);
  expect(await claim(id, ben)).toMatchObject(refusal('verification_claimed'));
  await leaveLying(id, CLAIM_MINUTES * MINUTE_MS + 1);
  expect(await claim(id, ben)).toMatchObject({ status: 200 });
  expect(await approve(id, aiko)).toMatchObject(refusal('verification_claimed'));
  expect(await approve(id, ben)).toMatchObject({ status: 200 });
  expect(await reject(id, ben)).toMatchObject(refusal('verification_decided'));
});

test('[CONSOLE-3] of two who claim at once one has it; of two decisions at once one stands', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  const claims = await Promise.all([claim(id, aiko), claim(id, ben)]);
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const owner = claims[0]!.status === 200 ? aiko : ben;
  const decisions = await Promise.all([approve(id, owner), reject(id, owner), approve(id, owner)]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const isApproved = decisions[1]!.status !== 200;
  expect((await hanako.read()).latest.status).toBe(isApproved ? 'APPROVED' : 'REJECTED');
});

test('[CONSOLE-3] every look at papers is in the trail, and nothing of what they show', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  expect(await open(id, aiko)).toMatchObject(refusal('verification_unclaimed'));
  await claim(id, aiko);
  const { status, body } = await open(id, aiko);
  expect(status).toBe(200);
  expect(body.value).toMatchObject({ ...PERSON, age: 39, minimumAge: 21 });
  const shown = body.value.documents as { side: string; data: string }[];
  expect(shown.map(({ side }) => side)).toEqual(['FRONT', 'BACK', 'SELFIE']);
  const picture = await sharp(Buffer.from(shown[0]!.data, 'base64')).metadata();
  expect(picture).toMatchObject({ format: 'webp', width: 640, height: 400 });
  await approve(id, aiko);
  // Another one may ask afterwards how that was decided.
  expect(await open(id, ben)).toMatchObject({ status: 200 });
  const trail = await send(
    operatorsEndpoints.listActs,
    { subject: `member ${hanako.memberId}` },
    auditor,
  );
  const acts = trail.body.value.rows as { act: string; operator: string }[];
  expect(acts.map(({ act, operator }) => `${operator} ${act}`)).toEqual([
    'ben safety.openDocuments',
    'aiko safety.approveVerification',
    'aiko safety.openDocuments',
    'aiko safety.claimVerification',
  ]);
  expect(JSON.stringify(acts)).not.toMatch(/Hanako|1990/);
});

test('[CONSOLE-3] auditors see the queue and no papers; finance and other merchants see nothing', async () => {
  const hanako = await join();
  const id = await hanako.sendIn();
  const listed = await send(desk.listVerifications, { country: 'JP' }, auditor);
  const row = listed.body.value.rows.find((found: { id: string }) => found.id === id);
  expect(row).toMatchObject({ username: hanako.username, status: 'SUBMITTED', countryCode: 'JP' });
  expect(JSON.stringify(listed.body)).not.toMatch(/Hanako|1990/);
  const one = await send(desk.getVerification, { id }, auditor);
  expect(JSON.stringify(one.body)).not.toMatch(/Hanako|1990/);
  expect(await claim(id, auditor)).toMatchObject({ status: 403 });
  expect(await open(id, auditor)).toMatchObject({ status: 403 });
  expect(await send(desk.listVerifications, {}, finance)).toMatchObject({ status: 403 });

  const theirs = await send(desk.listVerifications, { state: 'all' }, foreign);
  expect(theirs.body.value.rows).toEqual([]);
  for (const act of [claim, approve, reject, open])
    expect(await act(id, foreign)).toMatchObject(refusal('verification_unknown', 404));
  expect(await send(desk.getVerification, { id }, foreign)).toMatchObject(
    refusal('verification_unknown', 404),
  );
  expect((await hanako.read()).latest.status).toBe('SUBMITTED');
});

test('[CONSOLE-3] a member’s page tells how well they are known, and what became of what they sent', async () => {
  const hanako = await join();
  const look = (as: OperatorAs) =>
    send(desk.readMemberVerification, { memberId: hanako.memberId }, as);
  expect((await look(auditor)).body.value).toEqual({ level: 0, statedAt: null, sent: [] });
  const replaced = await hanako.sendIn();
  clock.advance(MINUTE_MS);
  const id = await hanako.sendIn();
  await claim(id, aiko);
  await reject(id, aiko, 'too dark');
  const told = (await look(auditor)).body;
  expect(told.value).toMatchObject({
    level: 1,
    statedAt: expect.any(String),
    sent: [
      { id, status: 'REJECTED', decidedBy: 'aiko', reason: 'UNREADABLE', note: 'too dark' },
      { id: replaced, status: 'REPLACED', sides: [] },
    ],
  });
  expect(told.value.sent[0].sides).toEqual(DOCUMENT_SIDES);
  expect(JSON.stringify(told)).not.toMatch(/Hanako|1990/);
  expect((await look(finance)).status).toBe(403);
  expect(await look(foreign)).toMatchObject(refusal('member_unknown', 404));
});

test('[CONSOLE-3] the queue shows whoever has waited longest first, page by page', async () => {
  const all = await send(desk.listVerifications, {}, auditor);
  const ids = all.body.value.rows.map(({ id }: { id: string }) => id);
  expect(ids.length).toBeGreaterThan(2);
  const times = all.body.value.rows.map((row: { submittedAt: string }) => row.submittedAt);
  expect(times).toEqual(times.toSorted());
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await send(
      desk.listVerifications,
      { size: 2, ...(cursor ? { cursor } : {}) },
      auditor,
    );
    paged.push(...page.body.value.rows.map(({ id }: { id: string }) => id));
    cursor = page.body.value.next;
  }
  expect(paged).toEqual(ids);
  expect(await send(desk.listVerifications, { cursor: 'broken' }, auditor)).toMatchObject(
    refusal('cursor_invalid', 422),
  );
  const decided = await send(desk.listVerifications, { state: 'approved' }, auditor);
  const back = decided.body.value.rows.map((row: { submittedAt: string }) => row.submittedAt);
  expect(back).toEqual(back.toSorted().toReversed());
  // Those of one moment stand in no order of their own: the first may be somebody else's already.
  const free = all.body.value.rows.find(
    ({ claimedBy }: { claimedBy: string | null }) => claimedBy === null,
  ).id;
  await claim(free, ben);
  const mine = await send(desk.listVerifications, { state: 'mine' }, ben);
  expect(mine.body.value.rows.map(({ id }: { id: string }) => id)).toContain(free);
});

test('[CASH-5] members know nothing of each other’s papers, and guests of nobody’s', async () => {
  const [hanako, taro] = [await join(), await join()];
  await hanako.sendIn();
  expect(await taro.read()).toMatchObject({ level: 0, person: null, latest: null, uploaded: [] });
  expect(await send(own.readVerification, {})).toMatchObject({ status: 401 });
});
