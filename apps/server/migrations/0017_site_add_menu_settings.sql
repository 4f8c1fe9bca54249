-- Why: a merchant may leave items out of the side menu of its site. Everything is in there unless it is
-- named here, so that an item which a later version adds appears without anybody's doing.

alter table site_merchants
  add column menu_off text[] not null default '{}';
