-- Why: operators edit a merchant's site themselves: its colours, an upgrade that begins and ends by the clock, and
-- ways to reach a person in the visitor's own language. Two who edit the same card must not undo each other, so
-- every card has a version, and who saved it last.

alter table site_merchants
  add column look_colours jsonb,
  add column planned_from timestamptz,
  add column planned_to   timestamptz,
  add constraint site_merchants__planned_whole
    check ((planned_from is null) = (planned_to is null)),
  add constraint site_merchants__planned_ordered check (planned_from < planned_to);

-- Without a language an entry is for everybody whose own language has none.
alter table site_links add column language text not null default '';
alter table site_links drop constraint site_links_pkey;
alter table site_links
  add primary key (merchant_code, kind, type, language),
  add constraint site_links__language_known
    check (language in ('', 'EN', 'JA', 'CN', 'TH', 'VI')),
  add constraint site_links__language_of_service check (language = '' or kind = 'SERVICE');

create table site_sections (
  merchant_code text        not null references site_merchants (code),
  section       text        not null,
  version       int         not null,
  changed_by    text        not null,
  changed_at    timestamptz not null,
  primary key (merchant_code, section),
  constraint site_sections__version_counts_up check (version >= 1)
);
