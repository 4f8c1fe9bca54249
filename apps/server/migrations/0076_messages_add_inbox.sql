-- Why: the site tells members what became of their money, their level and their account, and operators write to many
-- members at once.
--
-- Invariants: one fact gives a member one message, however often it is told. A message is made of a kind and what its words
-- are filled with, so that it follows the language of its reader. What is written to many is one row; a member has a mark of
-- it only once it was read or deleted. Ids begin with the time, so that they order what was sent.

create table messages_inbox (
  member_id     uuid        not null references identity_members (id) on delete cascade,
  id            uuid        not null,
  merchant_code text        not null references site_merchants (code),
  category      text        not null,
  kind          text        not null,
  params        jsonb       not null,
  -- The fact that it tells of.
  source_key    text        not null,
  sent_at       timestamptz not null,
  read_at       timestamptz,
  deleted_at    timestamptz,
  primary key (member_id, id),
  constraint messages_inbox__told_once unique (member_id, source_key),
  constraint messages_inbox__category_known check (category in ('SYSTEM', 'FINANCE', 'PROMO', 'AGENT'))
);

create index messages_inbox__unread on messages_inbox (member_id, sent_at)
  where read_at is null and deleted_at is null;
create index messages_inbox__old on messages_inbox (sent_at);

create table messages_broadcasts (
  id            uuid        not null primary key,
  merchant_code text        not null references site_merchants (code),
  category      text        not null,
  titles        jsonb       not null,
  -- HTML, sanitised when it was written.
  bodies        jsonb       not null,
  -- Whom it is for: an empty list, or null, demands nothing.
  types         smallint[]  not null,
  vip_min       integer,
  vip_max       integer,
  labels        text[]      not null,
  countries     text[]      not null,
  languages     text[]      not null,
  -- How many members that were when it was sent.
  reach         integer     not null,
  sent_at       timestamptz not null,
  sent_by       text        not null,
  withdrawn_at  timestamptz,
  withdrawn_by  text,
  constraint messages_broadcasts__category_known check (category in ('SYSTEM', 'FINANCE', 'PROMO', 'AGENT')),
  constraint messages_broadcasts__withdrawn_by_somebody check ((withdrawn_at is null) = (withdrawn_by is null))
);

create index messages_broadcasts__of_merchant on messages_broadcasts (merchant_code, id);

create table messages_broadcast_marks (
  member_id    uuid        not null references identity_members (id) on delete cascade,
  broadcast_id uuid        not null references messages_broadcasts (id),
  read_at      timestamptz,
  deleted_at   timestamptz,
  primary key (member_id, broadcast_id)
);

create index messages_broadcast_marks__of_broadcast on messages_broadcast_marks (broadcast_id, read_at);

create table messages_templates (
  merchant_code text        not null references site_merchants (code),
  kind          text        not null,
  is_off        boolean     not null,
  -- By language; those that are not there are the product's own.
  titles        jsonb       not null,
  texts         jsonb       not null,
  changed_at    timestamptz not null,
  changed_by    text        not null,
  primary key (merchant_code, kind)
);
