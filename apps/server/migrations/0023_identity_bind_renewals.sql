-- Why: a link with a renewal in it can be sent to anybody, who would then go on, and pay, in the account of
-- whoever made it. A renewal therefore knows the device that it was asked for on; elsewhere the visitor is
-- asked first.

alter table identity_renewals add column device_hash text not null default '';
alter table identity_renewals alter column device_hash drop default;
