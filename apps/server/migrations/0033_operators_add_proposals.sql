-- Why: some acts need two people. What one operator proposes waits here for another one, who has the right
-- as well, agrees or says no, and is not the same; it is carried out once, in the transaction of the yes.

create table operators_proposals (
  id               uuid        primary key,
  merchant_code    text        not null,
  kind             text        not null,
  subject          text        not null,
  payload          jsonb       not null,
  reason           text        not null,
  proposed_by      uuid        not null references operators_accounts (id),
  proposed_by_name text        not null,
  proposed_at      timestamptz not null,
  expires_at       timestamptz not null,
  state            text        not null default 'open',
  decided_by       uuid        references operators_accounts (id),
  decided_by_name  text,
  decided_at       timestamptz,
  result           jsonb,
  constraint operators_proposals__state_known check (state in ('open', 'done', 'rejected')),
  constraint operators_proposals__decided_wholly
    check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null)),
  constraint operators_proposals__four_eyes check (state <> 'done' or decided_by <> proposed_by)
);

create index operators_proposals__merchant on operators_proposals (merchant_code, id);
create index operators_proposals__open on operators_proposals (merchant_code, id) where state = 'open';
create index operators_proposals__proposed_by on operators_proposals (proposed_by);
create index operators_proposals__decided_by on operators_proposals (decided_by);
