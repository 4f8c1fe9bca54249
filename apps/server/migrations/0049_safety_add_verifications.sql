-- Why: before money is paid out for the first time somebody looks at who it is paid to. Members say who they are and send
-- photos of their papers; operators compare the two and decide. What a paper shows is nobody's business beyond that, so
-- photos are sealed before they are stored, and what was never sent in, or was taken back, is not kept.

-- What a member says of themselves.
create table safety_persons (
  member_id uuid        primary key,
  name      text        not null,
  birthday  date        not null,
  stated_at timestamptz not null
);

-- Photos that are put by until all of them are there.
create table safety_uploads (
  member_id uuid        not null,
  side      text        not null,
  sealed    text        not null,
  added_at  timestamptz not null,
  primary key (member_id, side),
  constraint safety_uploads__side_known check (side in ('FRONT', 'BACK', 'SELFIE'))
);

create index safety_uploads__added_at on safety_uploads (added_at);

create table safety_verifications (
  id            uuid        primary key,
  merchant_code text        not null,
  member_id     uuid        not null,
  status        text        not null,
  -- As they were said when this was sent in: what was decided is told by what it was decided about.
  name          text        not null,
  birthday      date        not null,
  country_code  text,
  document_kind text        not null,
  submitted_at  timestamptz not null,
  claimed_by    text,
  claimed_at    timestamptz,
  decided_by    text,
  decided_at    timestamptz,
  reason        text,
  note          text,
  constraint safety_verifications__status_known
    check (status in ('SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'REPLACED')),
  constraint safety_verifications__kind_known
    check (document_kind in ('PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_CARD', 'NATIONAL_ID')),
  constraint safety_verifications__claim_whole check ((claimed_by is null) = (claimed_at is null)),
  constraint safety_verifications__review_claimed
    check (status not in ('SUBMITTED', 'IN_REVIEW') or (status = 'IN_REVIEW') = (claimed_by is not null)),
  constraint safety_verifications__decision_whole
    check ((status in ('APPROVED', 'REJECTED')) = (decided_by is not null)
       and (decided_by is null) = (decided_at is null)),
  constraint safety_verifications__rejected_why check ((status = 'REJECTED') = (reason is not null))
);

create unique index safety_verifications__one_open on safety_verifications (member_id)
  where status in ('SUBMITTED', 'IN_REVIEW');
create unique index safety_verifications__one_approved on safety_verifications (member_id)
  where status = 'APPROVED';
create index safety_verifications__member on safety_verifications (member_id, submitted_at);
create index safety_verifications__waiting on safety_verifications (merchant_code, submitted_at, id)
  where status in ('SUBMITTED', 'IN_REVIEW');
create index safety_verifications__all on safety_verifications (merchant_code, submitted_at, id);

create table safety_documents (
  verification_id uuid not null references safety_verifications (id),
  side            text not null,
  sealed          text not null,
  primary key (verification_id, side),
  constraint safety_documents__side_known check (side in ('FRONT', 'BACK', 'SELFIE'))
);
