-- Why: a page that was cut off must hear which messages of a lobby were taken away meanwhile, not only which came.
--
-- Invariants: removals of a room are numbered 1, 2, 3 … by the room's own row in the statement that takes a message
-- away, so whoever asks after a number misses none.

alter table messages_chat_rooms add column removals bigint not null default 0;
alter table messages_chat_messages add column removal bigint;

update messages_chat_messages as m set removal = numbered.place
  from (select room_id, seq, row_number() over (partition by room_id order by deleted_at, seq) as place
          from messages_chat_messages where deleted_at is not null) as numbered
 where m.room_id = numbered.room_id and m.seq = numbered.seq;
update messages_chat_rooms as r set removals = counted.count
  from (select room_id, count(*) as count from messages_chat_messages where removal is not null group by room_id) as counted
 where r.id = counted.room_id;

alter table messages_chat_messages
  add constraint messages_chat_messages__removal check ((deleted_at is null) = (removal is null));
create unique index messages_chat_messages__removals
  on messages_chat_messages (room_id, removal) where removal is not null;
