-- Depends on modules/wallet/ledger/ledger.sql

-- Every paid number, with its price minus refunds and its customer's CPF. The join always finds its row, but is an outer
-- join so that PostgreSQL leaves it out when lines are only counted, and reads nothing but the index of the list.
CREATE OR REPLACE VIEW fiscal_lines AS
  SELECT t.reference_id AS id, t.occurred_at, t.currency, t.amount_cents,
         coalesce((SELECT sum(r.amount_cents) FROM transfers r
                    WHERE r.reference_id = t.reference_id AND r.reference_type = 'activation'
                      AND r.debit_account = 'revenue' AND r.credit_account = 'available'), 0)::bigint AS refunded_cents,
         a.service_code, a.country_iso, (SELECT u.cpf FROM users u WHERE u.id = t.user_id) AS cpf
    FROM transfers t
    LEFT JOIN activations a ON a.id = t.reference_id
   WHERE t.kind = 'capture';
