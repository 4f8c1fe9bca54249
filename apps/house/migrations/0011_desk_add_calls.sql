-- Why: calls of the desk pause tables and give stakes back. One that was overheard must not be good a
-- second time, at whichever node, also after that node has started anew. Nonces are kept for longer than
-- a call is fresh.

create table desk_calls (
  nonce    text primary key,
  taken_at timestamptz not null
);
