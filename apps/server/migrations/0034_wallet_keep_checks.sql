-- Why: what a check of the books found was told to whoever reads metrics and logs of the node that made it. The console
-- tells it to operators, from whichever node they ask.

create table wallet_checks (
  mode       text        primary key,
  checked_at timestamptz not null,
  -- For each invariant how many findings, and the first of them.
  verdicts   jsonb       not null,
  constraint wallet_checks__mode_known check (mode in ('news', 'full'))
);
