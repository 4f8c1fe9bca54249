-- Why: members tell the house what went wrong, and somebody answers them.
--
-- Invariants: feedback is new, then somebody is at it, then it is answered, then closed; it never goes back. What is
-- answered has its answer and who gave it. What was written is kept as it was typed: pages show it as text.

create table messages_feedback (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity unique,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id) on delete cascade,
  -- 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 becoming an agent, 0 other
  type          smallint    not null,
  content       text        not null,
  -- In which the site spoke to its sender.
  language      text        not null,
  state         text        not null,
  sent_at       timestamptz not null,
  taken_by      text,
  taken_at      timestamptz,
  answer        text,
  answered_by   text,
  answered_at   timestamptz,
  closed_at     timestamptz,
  constraint messages_feedback__type_known check (type in (0, 1, 2, 3, 4, 6)),
  constraint messages_feedback__state_known
    check (state in ('NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED')),
  constraint messages_feedback__taken check ((state = 'NEW') = (taken_by is null)),
  constraint messages_feedback__answered check (
    (state in ('ANSWERED', 'CLOSED')) = (answer is not null)
    and (answer is null) = (answered_by is null)
    and (answer is null) = (answered_at is null)),
  constraint messages_feedback__closed check ((state = 'CLOSED') = (closed_at is not null))
);

create index messages_feedback__of_member on messages_feedback (member_id, seq desc);
create index messages_feedback__of_merchant on messages_feedback (merchant_code, seq desc);
create index messages_feedback__by_state on messages_feedback (merchant_code, state, seq);
