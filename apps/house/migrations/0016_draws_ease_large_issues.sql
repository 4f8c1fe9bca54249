-- Why: an issue may carry a hundred thousand slips, and a house has issues of years behind it. What is asked each
-- second, or for each batch of slips, must not grow with either.
--
-- A member's lines on an issue are counted, so that nobody has the house list millions of them. What numbers and
-- members carried is forgotten some days after an issue, which is marked then, so that it is not looked at again.
-- Bets on what many share are found by player, in the order in which they are settled. What is to be taken up lies in
-- two lists, so that a large issue whose wins are not paid yet holds up nobody's spin.

alter table draws_stakes add column lines integer not null default 0;

alter table issues add column is_cleared boolean not null default false;
create index issues__to_clear on issues (settled_at) where settled_at is not null and not is_cleared;
create index issues__waiting on issues (game_id, no) where status in ('SCHEDULED', 'OPEN', 'CLOSED');

drop index rounds__at_table;
create index rounds__at_table on rounds (game_id, table_round, player_id, id) where table_round is not null;

drop index rounds__due;
create index rounds__due_alone on rounds (next_try_at) where next_try_at is not null and table_round is null;
create index rounds__due_shared on rounds (next_try_at) where next_try_at is not null and table_round is not null;
