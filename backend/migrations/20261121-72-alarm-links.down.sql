DROP TABLE alarm_links;
