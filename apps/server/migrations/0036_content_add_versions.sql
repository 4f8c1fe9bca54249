-- Why: what operators write for readers must be safe to try. Every save is a version of its own that nobody
-- changes afterwards; one of them may be published, and any earlier one can be gone back to. What readers see
-- stays where pages read it (content_items, content_help): publishing writes it there.
--
-- Invariants: an entry has the id of the item or article that it becomes; its newest version is `version`;
-- the version that readers see is one of its own; versions are only ever added.

create table content_entries (
  id            uuid        primary key,
  merchant_code text        not null references site_merchants (code),
  key           text        not null,
  -- The kinds of content_items, and HELP for articles. Keys of articles are apart from those of items.
  kind          text        not null,
  is_help       boolean     not null,
  version       int         not null,
  -- What readers see, since when and by whom; null where they see nothing of it.
  live_version  int,
  published_at  timestamptz,
  published_by  text,
  -- When it was last taken away from readers.
  withdrawn_at  timestamptz,
  -- What lists of the console tell of the newest version.
  group_name    text        not null default '',
  title         text        not null,
  image         text,
  languages     text[]      not null,
  audience      text        not null,
  saved_at      timestamptz not null,
  saved_by      text        not null,
  -- The period of the version that readers see, or else of the newest one.
  starts_at     timestamptz,
  ends_at       timestamptz,
  constraint content_entries__key_once unique (merchant_code, is_help, key),
  constraint content_entries__kind_known check (kind in ('A', 'PL', 'B', 'PU', 'PR', 'H', 'HELP')),
  constraint content_entries__help_by_kind check (is_help = (kind = 'HELP')),
  constraint content_entries__live_is_there check (live_version between 1 and version),
  constraint content_entries__live_published check (
    live_version is null or (published_at is not null and published_by is not null)
  ),
  constraint content_entries__audience_known check (
    audience in ('everybody', 'guests', 'members', 'agents', 'some')
  )
);

create index content_entries__saved on content_entries (merchant_code, saved_at desc, id desc);
create index content_entries__kind on content_entries (merchant_code, kind, saved_at desc, id desc);

create table content_versions (
  entry_id      uuid        not null references content_entries (id),
  version       int         not null,
  saved_at      timestamptz not null,
  saved_by      text        not null,
  -- The version whose words it says again.
  restored_from int,
  content       jsonb       not null,
  primary key (entry_id, version),
  constraint content_versions__version_counted check (version >= 1),
  constraint content_versions__restored_from_earlier check (restored_from < version)
);

create function content_versions_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'versions of content are only ever added';
end
$$;

create trigger content_versions__only_added
  before update or delete on content_versions for each row execute function content_versions_refuse();

-- Pictures that operators upload, encoded anew when they come in. The hash is in their address, so that
-- what stands at an address never changes.
create table content_pictures (
  merchant_code text        not null references site_merchants (code),
  hash          text        not null,
  name          text        not null,
  width         int         not null,
  height        int         not null,
  bytes         bytea       not null,
  added_at      timestamptz not null,
  added_by      text        not null,
  primary key (merchant_code, hash),
  constraint content_pictures__hash_well_formed check (hash ~ '^[0-9a-f]{32}$')
);

create index content_pictures__added on content_pictures (merchant_code, added_at desc, hash desc);

-- What was written before there were versions is the first one of each.
insert into content_entries (
  id, merchant_code, key, kind, is_help, version, live_version, published_at, published_by, withdrawn_at,
  group_name, title, image, languages, audience, saved_at, saved_by, starts_at, ends_at
)
select i.id, i.merchant_code, i.key, i.kind, false, 1,
       case when i.status = 'LIVE' then 1 end,
       case when i.status = 'LIVE' then i.published_at end,
       case when i.status = 'LIVE' then 'system' end,
       case when i.status = 'ARCHIVED' then i.updated_at end,
       i.group_name,
       coalesce((select t.title from content_texts t where t.item_id = i.id
                  order by t.language <> 'EN', t.language limit 1), i.key),
       i.image,
       coalesce((select array_agg(t.language) from content_texts t where t.item_id = i.id), '{}'),
       case
         when i.kind = 'A' then 'agents'
         when coalesce(i.audience -> 'vip', 'null') <> 'null'
           or coalesce(i.audience -> 'labels', 'null') <> 'null'
           or coalesce(i.audience -> 'countries', 'null') <> 'null' then 'some'
         when coalesce(i.audience -> 'types', 'null') = 'null' then
           case when (i.audience ->> 'guest')::boolean is true then 'everybody' else 'members' end
         when (i.audience ->> 'guest')::boolean is true then
           case when i.audience -> 'types' = '[]' then 'guests' else 'some' end
         -- The kinds of accounts that are members, and those that are agents.
         when i.audience -> 'types' @> '[0, 1, 2, 40, 41, 42]' and not i.audience -> 'types' @> '4' then 'members'
         when i.audience -> 'types' @> '[1, 2, 41, 42]' and i.audience -> 'types' <@ '[1, 2, 41, 42]' then 'agents'
         else 'some'
       end,
       i.updated_at, 'system', i.starts_at, i.ends_at
  from content_items i;

insert into content_versions (entry_id, version, saved_at, saved_by, content)
select i.id, 1, i.updated_at, 'system', jsonb_build_object(
         'groupName', i.group_name,
         'device', case i.platform when 'M' then 'MOBILE' when 'W' then 'WEB' else 'ALL' end,
         'image', i.image, 'linkType', i.link_type, 'linkage', i.linkage,
         'audience',
           '{"guest": false, "types": null, "vip": null, "labels": null, "countries": null}' || i.audience,
         'startsAt', to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'endsAt', to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'isPinned', i.is_pinned, 'mustRead', i.must_read, 'frequency', i.frequency, 'tag', null,
         'texts', coalesce(
           (select jsonb_object_agg(t.language,
                     jsonb_build_object('title', t.title, 'text', t.text, 'body', t.body))
              from content_texts t where t.item_id = i.id), '{}'))
  from content_items i;

insert into content_entries (
  id, merchant_code, key, kind, is_help, version, live_version, published_at, published_by, withdrawn_at,
  title, languages, audience, saved_at, saved_by
)
select h.id, h.merchant_code, h.key, 'HELP', true, 1,
       case when h.status = 'LIVE' then 1 end,
       case when h.status = 'LIVE' then h.updated_at end,
       case when h.status = 'LIVE' then 'system' end,
       case when h.status = 'ARCHIVED' then h.updated_at end,
       coalesce((select t.title from content_help_texts t where t.help_id = h.id
                  order by t.language <> 'EN', t.language limit 1), h.key),
       coalesce((select array_agg(t.language) from content_help_texts t where t.help_id = h.id), '{}'),
       'everybody', h.updated_at, 'system'
  from content_help h;

insert into content_versions (entry_id, version, saved_at, saved_by, content)
select h.id, 1, h.updated_at, 'system', jsonb_build_object(
         'groupName', '', 'device', h.device, 'image', null, 'linkType', 'NONE', 'linkage', '',
         'audience', '{"guest": true, "types": null, "vip": null, "labels": null, "countries": null}'::jsonb,
         'startsAt', null, 'endsAt', null, 'isPinned', false, 'mustRead', false, 'frequency', 'ONCE',
         'tag', h.tag,
         'texts', coalesce(
           (select jsonb_object_agg(t.language,
                     jsonb_build_object('title', t.title, 'text', '', 'body', t.body))
              from content_help_texts t where t.help_id = h.id), '{}'))
  from content_help h;
