-- Why: a birthday that was only just said earns no birthday bonus, so it has to be known since when it is known.

alter table identity_members add column birthday_set_at timestamptz;

update identity_members set birthday_set_at = registered_at where birthday is not null;
