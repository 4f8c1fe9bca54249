-- Why: what an official draw brought is typed by hand, and everything that is paid follows from it. So two
-- operators type it, each for themselves: what the first one typed waits here and is shown to nobody, until a
-- second one has typed the same.
--
-- Invariant: nobody confirms what they typed themselves.

create table lottery_result_entries (
  game_id           text        not null,
  issue_no          integer     not null,
  result            jsonb       not null,
  entered_by        uuid        not null references operators_accounts (id),
  entered_by_name   text        not null,
  entered_at        timestamptz not null,
  differed_by_name  text,
  differed_at       timestamptz,
  confirmed_by      uuid        references operators_accounts (id),
  confirmed_by_name text,
  confirmed_at      timestamptz,
  primary key (game_id, issue_no),
  constraint lottery_result_entries__differed_wholly
    check ((differed_by_name is null) = (differed_at is null)),
  constraint lottery_result_entries__confirmed_wholly
    check ((confirmed_by is null) = (confirmed_at is null)
       and (confirmed_by is null) = (confirmed_by_name is null)),
  constraint lottery_result_entries__four_eyes check (confirmed_by <> entered_by)
);

create index lottery_result_entries__entered_by on lottery_result_entries (entered_by);
create index lottery_result_entries__confirmed_by on lottery_result_entries (confirmed_by);
