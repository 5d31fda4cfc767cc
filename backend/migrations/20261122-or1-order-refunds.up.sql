-- Staff give the price of a paid number back, once.
INSERT INTO transfer_kinds (kind, reference_type, debit_account, credit_account, ends)
VALUES ('refund', 'activation', 'revenue', 'available', 'capture');

ALTER TABLE activations
  -- When staff gave the price of a paid number back.
  ADD COLUMN refunded_at timestamptz CHECK (refunded_at IS NULL OR status IN ('COMPLETED', 'ACTIVE')),
  -- Whether staff asked for the cancel, and not the customer.
  ADD COLUMN is_cancelled_by_staff boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT activations_closed_by_check,
  ADD CONSTRAINT activations_closed_by_check
    CHECK (closed_by IN ('customer', 'staff', 'expiry', 'provider', 'failure'));

-- Why a gateway refused, in its own words.
ALTER TABLE payouts ADD COLUMN failure_detail text;

ALTER TABLE push_outbox
  DROP CONSTRAINT push_outbox_kind_check,
  ADD CONSTRAINT push_outbox_kind_check CHECK (
    kind IN ('sms_received', 'activation_expired', 'activation_released', 'activation_refunded', 'topup_credited'));
