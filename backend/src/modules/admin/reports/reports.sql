-- Depends on modules/wallet/ledger/ledger.sql

-- Every number that was paid, with what is left of its price and the CPF of its customer.
CREATE OR REPLACE VIEW fiscal_lines AS
  SELECT t.reference_id AS id, t.occurred_at, t.currency, t.amount_cents,
         coalesce((SELECT sum(r.amount_cents) FROM transfers r
                    WHERE r.reference_id = t.reference_id AND r.reference_type = 'activation'
                      AND r.debit_account = 'revenue' AND r.credit_account = 'available'), 0)::bigint AS refunded_cents,
         a.service_code, a.country_iso, u.cpf
    FROM transfers t
    JOIN activations a ON a.id = t.reference_id
    JOIN users u ON u.id = t.user_id
   WHERE t.kind = 'capture';
