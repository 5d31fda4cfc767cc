DELETE FROM push_outbox WHERE kind = 'activation_refunded';
ALTER TABLE push_outbox
  DROP CONSTRAINT push_outbox_kind_check,
  ADD CONSTRAINT push_outbox_kind_check CHECK (
    kind IN ('sms_received', 'activation_expired', 'activation_released', 'topup_credited'));
ALTER TABLE payouts DROP COLUMN failure_detail;
UPDATE activations SET closed_by = 'customer' WHERE closed_by = 'staff';
ALTER TABLE activations
  DROP CONSTRAINT activations_closed_by_check,
  ADD CONSTRAINT activations_closed_by_check CHECK (closed_by IN ('customer', 'expiry', 'provider', 'failure')),
  DROP COLUMN is_cancelled_by_staff,
  DROP COLUMN refunded_at;
DELETE FROM transfer_kinds WHERE kind = 'refund';
