DROP INDEX products_sku_prefix, products_named;
