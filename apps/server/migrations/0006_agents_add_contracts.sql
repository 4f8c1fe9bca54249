-- Why: an upline offers salary and dividend contracts to its direct downline, who accepts or refuses.
-- The offer waits here, and the downline is asked about it after each login.
--
-- Invariants: at most one contract of a kind is valid and at most one requested per payee. A payer of
-- null is the company.

create table agents_contracts (
  id             uuid        primary key,
  kind           text        not null,
  payer_id       uuid references identity_members (id),
  payee_id       uuid        not null references identity_members (id),
  terms          jsonb       not null,
  status         smallint    not null,
  request_type   smallint    not null,
  created_at     timestamptz not null,
  decided_at     timestamptz,
  effective_from timestamptz,
  ended_at       timestamptz,
  supersedes_id  uuid references agents_contracts (id),
  remark         text        not null default '',
  constraint agents_contracts__kind_known
    check (kind in ('DAILY_SALARY', 'HOURLY_SALARY', 'DIVIDEND')),
  constraint agents_contracts__status_known check (status between 1 and 5),
  constraint agents_contracts__request_type_known check (request_type in (1, 2)),
  constraint agents_contracts__not_with_oneself check (payer_id <> payee_id)
);

-- 1 valid, 2 requested, 3 expired, 4 invalid, 5 denied.
create unique index agents_contracts__one_valid on agents_contracts (payee_id, kind) where status = 1;
create unique index agents_contracts__one_requested
  on agents_contracts (payee_id, kind) where status = 2;
