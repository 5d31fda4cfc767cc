-- What the outside may see of an allotted number, its newest messages first.
CREATE OR REPLACE VIEW activation_views AS
SELECT a.id, a.user_id, a.status, a.phone, a.service_code, s.supplier_name, a.country_iso, a.price_cents, a.currency,
       a.can_get_another, a.allotted_at, a.updated_at, a.expires_at, a.cancel_available_at, a.cancel_requested_at,
       a.finished_at, a.closed_at, a.message_count,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'text', m.text, 'receivedAt', m.received_at)
                                  ORDER BY m.received_at DESC, m.id DESC), '[]')
          FROM (SELECT * FROM messages
                 WHERE activation_id = a.id AND shown AND a.message_count > 0
                 ORDER BY received_at DESC, id DESC LIMIT 20) m) AS messages
  FROM activations a JOIN services s ON s.code = a.service_code
 WHERE a.allotted_at IS NOT NULL;
