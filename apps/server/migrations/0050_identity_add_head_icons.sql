-- Why: members go by a picture: a face that is drawn for all of them, or one of their own. The member's row names it, because every page
-- that greets somebody shows it; the bytes stand apart, so that reading a member stays as light as it is.

alter table identity_members add column head_icon text;

create table identity_head_pictures (
  member_id uuid primary key references identity_members (id) on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  bytes bytea not null,
  added_at timestamptz not null
);

create index identity_head_pictures__hash on identity_head_pictures (hash);
