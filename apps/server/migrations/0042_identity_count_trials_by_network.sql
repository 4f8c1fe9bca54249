-- Why: who is given a wide IPv6 network has 65 536 of those that trials were counted by, and could open five trials in each.
-- Registrations are counted by the wider networks too, and so are trials now. Those of today are not known; they count for a day.

alter table identity_trials add column networks text[] not null default '{}';

create index identity_trials__networks on identity_trials using gin (networks);
