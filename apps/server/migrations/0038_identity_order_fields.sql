-- Why: an operator says in which order a registration asks. Where nobody has, it is the product's own order.

alter table identity_field_settings add column sort int;
