-- Products are looked for by the beginning of their code, and the few that have a name of their own by a part of it.
CREATE INDEX products_sku_prefix ON products (sku text_pattern_ops);
CREATE INDEX products_named ON products (lower(name)) WHERE name IS NOT NULL;
