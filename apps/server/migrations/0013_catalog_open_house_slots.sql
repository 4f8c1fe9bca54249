-- Why: a demonstration's past was written at a vendor that was then switched off, because nobody played
-- for it. The house does now, under the same code: its switch is given back as if it had never been
-- turned. A vendor that an operator switched off has another provider, and stays off.

update catalog_vendors set is_on = true where code = 'HSLOT' and provider_code = 'demo';
