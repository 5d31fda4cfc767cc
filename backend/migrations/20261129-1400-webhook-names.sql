-- Two events have other names from now on. Deliveries that are kept are sent again under the new name.
UPDATE webhook_endpoints
   SET event_types = array_replace(array_replace(event_types, 'refund.posted', 'number.refunded'),
                                   'payout.settled', 'payout.finished')
 WHERE event_types && ARRAY['refund.posted', 'payout.settled'];
UPDATE webhook_deliveries SET type = 'number.refunded', body = replace(body, '"refund.posted"', '"number.refunded"')
 WHERE type = 'refund.posted';
UPDATE webhook_deliveries SET type = 'payout.finished', body = replace(body, '"payout.settled"', '"payout.finished"')
 WHERE type = 'payout.settled';

-- down
UPDATE webhook_endpoints
   SET event_types = array_replace(array_replace(event_types, 'number.refunded', 'refund.posted'),
                                   'payout.finished', 'payout.settled')
 WHERE event_types && ARRAY['number.refunded', 'payout.finished'];
UPDATE webhook_deliveries SET type = 'refund.posted', body = replace(body, '"number.refunded"', '"refund.posted"')
 WHERE type = 'number.refunded';
UPDATE webhook_deliveries SET type = 'payout.settled', body = replace(body, '"payout.finished"', '"payout.settled"')
 WHERE type = 'payout.finished';
