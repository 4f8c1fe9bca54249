/** The SQL of papers that show who members are. Each function takes the transaction that it runs in first, as `tx`. */
import type {
  DocumentKind,
  DocumentSide,
  RejectionReason,
  VerificationStatus,
} from '@maneki/contract/safety/verification';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import type { Person } from './verification.ts';

export type VerificationRow = {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly status: VerificationStatus;
  readonly name: string;
  readonly birthday: string;
  readonly countryCode: string | null;
  readonly documentKind: DocumentKind;
  readonly submittedAt: Date;
  readonly claimedBy: string | null;
  readonly claimedAt: Date | null;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: RejectionReason | null;
  readonly note: string | null;
};

const columns = sql`
  id, merchant_code as "merchantCode", member_id as "memberId", status, name, birthday::text,
  country_code as "countryCode", document_kind as "documentKind", submitted_at as "submittedAt",
  claimed_by as "claimedBy", claimed_at as "claimedAt", decided_by as "decidedBy",
  decided_at as "decidedAt", reason, note`;

export async function findPerson(tx: Tx, memberId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select name, birthday::text from safety_persons where member_id = ${memberId}`.execute(tx);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockPerson(tx: Tx, memberId: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select name, birthday::text from safety_persons where member_id = ${memberId} for update`.execute(
    tx,
  );
  return rows[0];
}

export async function upsertPerson(
  tx: Tx,
  { memberId, person, now }: { memberId: string; person: Person; now: Date },
): Promise<void> {
  await sql`
    insert into safety_persons (member_id, name, birthday, stated_at)
    values (${memberId}, ${person.name}, ${person.birthday}, ${now})
    on conflict (member_id) do update
       set name = excluded.name, birthday = excluded.birthday, stated_at = excluded.stated_at`.execute(
    tx,
  );
}

/** What the member sent last, whatever became of it. */
export async function findLatest(tx: Tx, memberId: string): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where member_id = ${memberId} and status <> 'REPLACED'
     order by submitted_at desc, id desc limit 1`.execute(tx);
  return rows[0];
}

/** The same, held until the transaction ends: nobody claims it or decides about it meanwhile. */
export async function lockLatest(tx: Tx, memberId: string): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where member_id = ${memberId} and status <> 'REPLACED'
     order by submitted_at desc, id desc limit 1 for update`.execute(tx);
  return rows[0];
}

/** Puts a photo by, in place of an earlier one of the same side. */
export async function upsertUpload(
  tx: Tx,
  upload: { memberId: string; side: DocumentSide; sealed: string; now: Date },
): Promise<void> {
  const { memberId, side, sealed, now } = upload;
  await sql`
    insert into safety_uploads (member_id, side, sealed, added_at)
    values (${memberId}, ${side}, ${sealed}, ${now})
    on conflict (member_id, side) do update
       set sealed = excluded.sealed, added_at = excluded.added_at`.execute(tx);
}

export async function listUploadedSides(tx: Tx, memberId: string): Promise<DocumentSide[]> {
  const { rows } = await sql<{ side: DocumentSide }>`
    select side from safety_uploads where member_id = ${memberId}`.execute(tx);
  return rows.map(({ side }) => side);
}

/** Photos that were put by and never sent in. */
export async function pruneUploads(tx: Tx, addedBefore: Date): Promise<void> {
  await sql`delete from safety_uploads where added_at < ${addedBefore}`.execute(tx);
}

export type NewVerification = Pick<
  VerificationRow,
  'id' | 'merchantCode' | 'memberId' | 'name' | 'birthday' | 'countryCode' | 'documentKind'
> & { readonly submittedAt: Date };

/** Sends in what was put by: the photos of these sides move along, the others are dropped. */
export async function insertVerification(
  tx: Tx,
  verification: NewVerification,
  sides: readonly DocumentSide[],
): Promise<void> {
  const { id, memberId } = verification;
  await sql`
    insert into safety_verifications
      (id, merchant_code, member_id, status, name, birthday, country_code, document_kind, submitted_at)
    values (${id}, ${verification.merchantCode}, ${memberId}, 'SUBMITTED', ${verification.name},
            ${verification.birthday}, ${verification.countryCode}, ${verification.documentKind},
            ${verification.submittedAt})`.execute(tx);
  await sql`
    with taken as (delete from safety_uploads where member_id = ${memberId} returning side, sealed)
    insert into safety_documents (verification_id, side, sealed)
    select ${id}::uuid, side, sealed from taken where side = any(${[...sides]}::text[])`.execute(
    tx,
  );
}

/** Takes back what waits; nobody has looked at its photos, so nobody needs them. */
export async function replaceVerification(tx: Tx, id: string): Promise<void> {
  await sql`delete from safety_documents where verification_id = ${id}`.execute(tx);
  await sql`update safety_verifications set status = 'REPLACED' where id = ${id}`.execute(tx);
}

/** What of a merchant's queue is asked for. */
export type Queue = {
  readonly merchantCode: string;
  readonly statuses: readonly VerificationStatus[];
  readonly claimedBy?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly country?: string | undefined;
  readonly isOldestFirst: boolean;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
};

export async function listVerifications(tx: Tx, queue: Queue): Promise<VerificationRow[]> {
  const { merchantCode, statuses, claimedBy, kind, country, isOldestFirst, after, limit } = queue;
  const way = isOldestFirst ? sql`asc` : sql`desc`;
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  const conditions = [
    sql`merchant_code = ${merchantCode}`,
    sql`status = any(${[...statuses]}::text[])`,
    // Said apart, so that the index of what waits is used for it.
    ...(isOldestFirst ? [sql`status in ('SUBMITTED', 'IN_REVIEW')`] : []),
    ...(claimedBy === undefined ? [] : [sql`claimed_by = ${claimedBy}`]),
    ...(kind === undefined ? [] : [sql`document_kind = ${kind}`]),
    ...(country === undefined ? [] : [sql`country_code = ${country}`]),
    ...(after
      ? [sql`(submitted_at, id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`]
      : []),
  ];
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where ${sql.join(conditions, sql` and `)}
     order by submitted_at ${way}, id ${way}
     limit ${limit}`.execute(tx);
  return rows;
}

type Which = { readonly id: string; readonly merchantCode: string };

export async function findVerification(
  tx: Tx,
  { id, merchantCode }: Which,
): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where id = ${id} and merchant_code = ${merchantCode}`.execute(tx);
  return rows[0];
}

/** The same for whoever claims it or decides about it; others who would wait. */
export async function lockVerification(
  tx: Tx,
  { id, merchantCode }: Which,
): Promise<VerificationRow | undefined> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where id = ${id} and merchant_code = ${merchantCode} for update`.execute(tx);
  return rows[0];
}

/** What the same member sent before, the latest first. */
export async function listEarlier(
  tx: Tx,
  { memberId, id }: { readonly memberId: string; readonly id: string },
): Promise<VerificationRow[]> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where member_id = ${memberId} and id <> ${id}
     order by submitted_at desc, id desc limit 20`.execute(tx);
  return rows;
}

/** Everything that a member sent, the latest first. */
export async function listOfMember(
  tx: Tx,
  { memberId, limit }: { readonly memberId: string; readonly limit: number },
): Promise<VerificationRow[]> {
  const { rows } = await sql<VerificationRow>`
    select ${columns} from safety_verifications
     where member_id = ${memberId}
     order by submitted_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Somebody looks at it, or nobody does any more. */
export async function updateClaim(
  tx: Tx,
  { id, claim }: { id: string; claim: { readonly by: string; readonly at: Date } | null },
): Promise<void> {
  await sql`
    update safety_verifications
       set status = ${claim ? 'IN_REVIEW' : 'SUBMITTED'}, claimed_by = ${claim?.by ?? null},
           claimed_at = ${claim?.at ?? null}
     where id = ${id}`.execute(tx);
}

export type Decision = { readonly by: string; readonly at: Date } & (
  | { readonly status: 'APPROVED' }
  | {
      readonly status: 'REJECTED';
      readonly reason: RejectionReason;
      readonly note: string | null;
    }
);

export async function updateDecision(
  tx: Tx,
  { id, decision }: { readonly id: string; readonly decision: Decision },
): Promise<void> {
  const why = decision.status === 'REJECTED' ? decision : { reason: null, note: null };
  await sql`
    update safety_verifications
       set status = ${decision.status}, decided_by = ${decision.by}, decided_at = ${decision.at},
           reason = ${why.reason}, note = ${why.note}
     where id = ${id}`.execute(tx);
}

export type StoredDocument = { readonly side: DocumentSide; readonly sealed: string };

export async function listDocuments(tx: Tx, verificationId: string): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select side, sealed from safety_documents where verification_id = ${verificationId}`.execute(
    tx,
  );
  return rows;
}

export async function listDocumentSides(tx: Tx, verificationId: string): Promise<DocumentSide[]> {
  const { rows } = await sql<{ side: DocumentSide }>`
    select side from safety_documents where verification_id = ${verificationId}`.execute(tx);
  return rows.map(({ side }) => side);
}

/** Which photos of several submissions are kept. */
export async function listSidesOf(
  tx: Tx,
  verificationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly DocumentSide[]>> {
  const { rows } = await sql<{ id: string; sides: DocumentSide[] }>`
    select verification_id as id, array_agg(side) as sides from safety_documents
     where verification_id = any(${[...verificationIds]}::uuid[]) group by 1`.execute(tx);
  return new Map(rows.map(({ id, sides }) => [id, sides]));
}

/** When a member last said who they are. */
export async function findStatedAt(tx: Tx, memberId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select stated_at as at from safety_persons where member_id = ${memberId}`.execute(tx);
  return rows[0]?.at;
}

/** What is known of who somebody is: papers that were accepted, what they say, or nothing. */
export async function findKnown(
  tx: Tx,
  memberId: string,
): Promise<{ readonly isApproved: boolean; readonly hasPerson: boolean }> {
  const { rows } = await sql<{ isApproved: boolean; hasPerson: boolean }>`
    select exists (select from safety_verifications
                    where member_id = ${memberId} and status = 'APPROVED') as "isApproved",
           exists (select from safety_persons where member_id = ${memberId}) as "hasPerson"`.execute(
    tx,
  );
  return rows[0]!;
}
