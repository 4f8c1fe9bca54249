-- Why: an operator speaks to visitors: banners, announcements, popups, hot news and help, each to some
-- of them, in some period, in their language. All of it is data that changes while the site runs, and
-- every change is kept with its author.
--
-- Invariants: a key names one item of a merchant, so a demo that is sown again finds what it has sown
-- and leaves it as it is; an item is archived, never deleted, for its key and its readers stay; an
-- address that would run as a script is refused here, too.

create table content_items (
  id            uuid        primary key,
  merchant_code text        not null references site_merchants (code),
  key           text        not null,
  -- Notice to agents, notice to players, banner, popup, promotion teaser, hot news.
  kind          text        not null,
  -- Where a banner stands; empty for what is no banner.
  group_name    text        not null default '',
  platform      text        not null default 'ALL',
  -- `art:<name>` for a picture that ships with the site, else an address.
  image         text,
  link_type     text        not null default 'NONE',
  linkage       text        not null default '',
  -- {guest, types, vip, labels, countries}; null in a list's place demands nothing.
  audience      jsonb       not null,
  -- From the first instant on, up to and without the second.
  starts_at     timestamptz,
  ends_at       timestamptz,
  sort_order    int         not null default 1000,
  is_pinned     boolean     not null default false,
  must_read     boolean     not null default false,
  frequency     text        not null default 'ONCE',
  status        text        not null default 'DRAFT',
  -- Since when it is live; null for what never was.
  published_at  timestamptz,
  updated_at    timestamptz not null,
  constraint content_items__key_once unique (merchant_code, key),
  constraint content_items__key_well_formed check (key ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  constraint content_items__kind_known check (kind in ('A', 'PL', 'B', 'PU', 'PR', 'H')),
  constraint content_items__group_with_banner check ((kind = 'B') = (group_name <> '')),
  constraint content_items__platform_known check (platform in ('M', 'W', 'ALL')),
  constraint content_items__image_harmless
    check (image <> '' and image !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'),
  constraint content_items__link_type_known
    check (link_type in ('NONE', 'URL', 'ROUTE', 'GAME', 'PROMO')),
  constraint content_items__linkage_harmless
    check (linkage !~* '^[[:space:][:cntrl:]]*(javascript|data|vbscript)[[:space:]]*:'),
  constraint content_items__audience_is_object check (jsonb_typeof(audience) = 'object'),
  constraint content_items__period_ordered check (starts_at < ends_at),
  constraint content_items__frequency_known check (frequency in ('ONCE', 'DAILY', 'ALWAYS')),
  constraint content_items__status_known check (status in ('DRAFT', 'LIVE', 'ARCHIVED')),
  constraint content_items__live_published check (status <> 'LIVE' or published_at is not null)
);

create table content_texts (
  item_id  uuid not null references content_items (id),
  language text not null,
  title    text not null,
  -- A line below the title, without markup.
  text     text not null default '',
  -- HTML, sanitised when it was written.
  body     text not null default '',
  primary key (item_id, language),
  constraint content_texts__language_known check (language in ('EN', 'JA', 'CN', 'TH', 'VI')),
  constraint content_texts__title_given check (title <> '')
);

-- What each member has read. Members come and go, so none is referred to.
create table content_reads (
  member_id uuid        not null,
  item_id   uuid        not null references content_items (id),
  read_at   timestamptz not null,
  primary key (member_id, item_id)
);

create table content_help (
  id            uuid        primary key,
  merchant_code text        not null references site_merchants (code),
  key           text        not null,
  -- The name by which an address asks for this article; null for most.
  tag           text,
  device        text        not null default 'ALL',
  sort_order    int         not null default 1000,
  status        text        not null default 'DRAFT',
  updated_at    timestamptz not null,
  constraint content_help__key_once unique (merchant_code, key),
  constraint content_help__key_well_formed check (key ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  constraint content_help__tag_known check (
    tag in ('tc', 'privacy', 'responsible', 'start', 'fairness', 'contact')
  ),
  constraint content_help__device_known check (device in ('MOBILE', 'WEB', 'ALL')),
  constraint content_help__status_known check (status in ('DRAFT', 'LIVE', 'ARCHIVED'))
);

-- A name leads to one article, whatever the device; an article for all devices counts for each.
create unique index content_help__tag_once_on_mobile on content_help (merchant_code, tag)
  where status = 'LIVE' and device in ('MOBILE', 'ALL');
create unique index content_help__tag_once_on_web on content_help (merchant_code, tag)
  where status = 'LIVE' and device in ('WEB', 'ALL');

create table content_help_texts (
  help_id  uuid not null references content_help (id),
  language text not null,
  title    text not null,
  body     text not null,
  primary key (help_id, language),
  constraint content_help_texts__language_known check (language in ('EN', 'JA', 'CN', 'TH', 'VI')),
  constraint content_help_texts__title_given check (title <> '')
);

create table content_changes (
  id            bigint generated always as identity primary key,
  merchant_code text        not null references site_merchants (code),
  changed_at    timestamptz not null,
  changed_by    text        not null,
  change        jsonb       not null,
  constraint content_changes__changed_by_given check (changed_by <> '')
);

create index content_changes__merchant_code_id on content_changes (merchant_code, id);
