-- Why: members talk with support, one conversation at a time, and with each other in a lobby for each language.
--
-- Invariants: a member has one room with support for good, in which conversations follow each other, at most one of them
-- not over; a merchant has one lobby for each language. Messages of a room are numbered 1, 2, 3 … without gaps, because
-- the room's own row counts them in the statement that writes them. What an author calls a message is in a room once.

create table messages_chat_rooms (
  id                uuid        not null primary key,
  merchant_code     text        not null references site_merchants (code),
  kind              text        not null,
  -- Whose room with support it is.
  member_id         uuid        references identity_members (id) on delete cascade,
  -- Of a lobby; of a room with support, the language that the member last wrote in.
  language          text        not null,
  last_seq          bigint      not null default 0,
  member_read_seq   bigint      not null default 0,
  member_read_at    timestamptz,
  operator_read_seq bigint      not null default 0,
  -- When the member was last seen typing.
  member_typed_at   timestamptz,
  created_at        timestamptz not null,
  constraint messages_chat_rooms__kind check (kind in ('SUPPORT', 'LOBBY')),
  constraint messages_chat_rooms__whose check ((kind = 'SUPPORT') = (member_id is not null)),
  constraint messages_chat_rooms__read
    check (member_read_seq <= last_seq and operator_read_seq <= last_seq)
);

create unique index messages_chat_rooms__of_member on messages_chat_rooms (member_id) where kind = 'SUPPORT';
create unique index messages_chat_rooms__lobby on messages_chat_rooms (merchant_code, language) where kind = 'LOBBY';

create table messages_chat_messages (
  room_id    uuid        not null references messages_chat_rooms (id) on delete cascade,
  seq        bigint      not null,
  -- Exactly one of the two wrote it.
  member_id  uuid        references identity_members (id) on delete cascade,
  operator   text,
  client_key text        not null,
  body       text        not null,
  sent_at    timestamptz not null,
  deleted_at timestamptz,
  deleted_by text,
  primary key (room_id, seq),
  constraint messages_chat_messages__author check ((member_id is null) <> (operator is null)),
  constraint messages_chat_messages__deleted check ((deleted_at is null) = (deleted_by is null))
);

create unique index messages_chat_messages__once_of_member
  on messages_chat_messages (room_id, member_id, client_key) where member_id is not null;
create unique index messages_chat_messages__once_of_operator
  on messages_chat_messages (room_id, operator, client_key) where operator is not null;
create index messages_chat_messages__by_age on messages_chat_messages (sent_at);

create table messages_chat_pictures (
  id       uuid        not null primary key,
  room_id  uuid        not null references messages_chat_rooms (id) on delete cascade,
  -- The message that it was sent with; null until then.
  seq      bigint,
  place    smallint,
  hash     text        not null,
  width    integer     not null,
  height   integer     not null,
  bytes    bytea       not null,
  added_at timestamptz not null
);

create index messages_chat_pictures__of_message on messages_chat_pictures (room_id, seq);
create index messages_chat_pictures__by_age on messages_chat_pictures (added_at);

create table messages_chat_conversations (
  id            uuid        not null primary key,
  seq           bigint      not null generated always as identity unique,
  room_id       uuid        not null references messages_chat_rooms (id) on delete cascade,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id) on delete cascade,
  language      text        not null,
  state         text        not null,
  operator      text,
  opened_at     timestamptz not null,
  claimed_at    timestamptz,
  closed_at     timestamptz,
  closed_by     text,
  rating        smallint,
  comment       text        not null default '',
  constraint messages_chat_conversations__state check (state in ('WAITING', 'OPEN', 'CLOSED')),
  constraint messages_chat_conversations__claimed check (state <> 'OPEN' or operator is not null),
  constraint messages_chat_conversations__closed check ((state = 'CLOSED') = (closed_at is not null)),
  constraint messages_chat_conversations__rating check (rating between 1 and 5)
);

create unique index messages_chat_conversations__one_at_a_time
  on messages_chat_conversations (room_id) where state <> 'CLOSED';
create index messages_chat_conversations__current
  on messages_chat_conversations (merchant_code, seq) where state <> 'CLOSED';
create index messages_chat_conversations__of_merchant on messages_chat_conversations (merchant_code, seq desc);
create index messages_chat_conversations__of_room on messages_chat_conversations (room_id, seq desc);

-- What chat knows of a member: how fast they write, and until when they may not.
create table messages_chat_members (
  member_id   uuid        not null primary key references identity_members (id) on delete cascade,
  sent_at     timestamptz,
  muted_until timestamptz,
  muted_by    text
);

-- A launch opens the chat once, within a minute. Once used it says how the chat of its session looks.
create table messages_chat_launches (
  token_hash    text        not null primary key,
  merchant_code text        not null references site_merchants (code),
  member_id     uuid        not null references identity_members (id) on delete cascade,
  is_b2c        boolean     not null,
  language      text,
  back_url      text        not null,
  header_color  text,
  title         text,
  made_at       timestamptz not null,
  expires_at    timestamptz not null,
  -- The session of the member that opened it.
  session_id    uuid,
  used_at       timestamptz,
  constraint messages_chat_launches__used check ((session_id is null) = (used_at is null))
);

create index messages_chat_launches__of_session on messages_chat_launches (session_id, used_at desc) where session_id is not null;
create index messages_chat_launches__by_age on messages_chat_launches (made_at);

create table messages_chat_reports (
  id            uuid        not null primary key,
  number        bigint      not null generated always as identity unique,
  merchant_code text        not null references site_merchants (code),
  room_id       uuid        not null references messages_chat_rooms (id) on delete cascade,
  seq           bigint      not null,
  member_id     uuid        not null references identity_members (id) on delete cascade,
  reason        text        not null,
  reported_at   timestamptz not null,
  decided_at    timestamptz,
  decided_by    text,
  constraint messages_chat_reports__once unique (room_id, seq, member_id)
);

create index messages_chat_reports__open on messages_chat_reports (merchant_code, number desc) where decided_at is null;

create table messages_chat_words (
  merchant_code text not null references site_merchants (code),
  word          text not null,
  primary key (merchant_code, word)
);

create table messages_chat_answers (
  id            uuid        not null primary key,
  merchant_code text        not null references site_merchants (code),
  title         text        not null,
  -- One for each language.
  texts         jsonb       not null,
  saved_at      timestamptz not null,
  saved_by      text        not null
);

create index messages_chat_answers__of_merchant on messages_chat_answers (merchant_code, title);

create table messages_live_models (
  id            uuid    not null primary key,
  merchant_code text    not null references site_merchants (code),
  name          text    not null,
  is_active     boolean not null,
  is_streaming  boolean not null,
  game_code     text    not null,
  viewers       integer not null default 0
);

create index messages_live_models__of_merchant on messages_live_models (merchant_code, name);
