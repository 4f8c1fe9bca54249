-- Why: an agent's team is everybody below them. Whether somebody is in it, and who is above whom, is asked by
-- every page of theirs and by every payment, so the way up is kept with each member instead of being walked.
--
-- Invariants: `line` are the uplines from the top down to the parent, so its last is the parent and its length
-- the depth less one. Trials are in nobody's team.

create table agents_nodes (
  member_id     uuid        primary key references identity_members (id),
  merchant_code text        not null,
  parent_id     uuid references agents_nodes (member_id),
  line          uuid[]      not null,
  depth         smallint    not null,
  joined_via    text        not null,
  joined_at     timestamptz not null,
  constraint agents_nodes__depth_counted check (depth = cardinality(line) + 1),
  constraint agents_nodes__parent_is_last
    check (parent_id is not distinct from line[cardinality(line)]),
  constraint agents_nodes__not_below_oneself check (member_id <> all (line))
);

-- The direct downline, in the order in which they came.
create index agents_nodes__direct on agents_nodes (parent_id, member_id);
-- Everybody below somebody.
create index agents_nodes__team on agents_nodes using gin (line);

with recursive tree as (
  select id, merchant_code, parent_id, '{}'::uuid[] as line, joined_via, registered_at
    from identity_members
   where parent_id is null and type <> 4
  union all
  select m.id, m.merchant_code, m.parent_id, tree.line || tree.id, m.joined_via, m.registered_at
    from identity_members m
    join tree on m.parent_id = tree.id
   where m.type <> 4
)
insert into agents_nodes (member_id, merchant_code, parent_id, line, depth, joined_via, joined_at)
select id, merchant_code, parent_id, line, cardinality(line) + 1, joined_via, registered_at
  from tree
 order by cardinality(line);
