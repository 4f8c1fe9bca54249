-- Why: the house compares its books with the platform's once a day, and any number of nodes could do it.
-- Whoever writes the day's row does; a node that ended on the way is followed by another an hour later.

create table duties (
  name       text        not null,
  day        date        not null,
  started_at timestamptz not null,
  done_at    timestamptz,
  primary key (name, day)
);
