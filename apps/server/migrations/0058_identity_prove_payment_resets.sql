-- Why: after support took a payment password away, whoever knows the login password could choose the next one. A code to
-- the bound phone or mailbox now proves that it is the owner, and counts for nothing else.

alter table identity_codes
  drop constraint identity_codes__purpose_known,
  add constraint identity_codes__purpose_known
    check (purpose in ('login', 'register', 'forgot', 'bind', 'payment'));
