DROP TABLE order_notes;
DROP INDEX payouts_of_topup, topups_payment, topups_for_staff_by_time, topups_by_status;
CREATE INDEX topups_age ON topups (created_at);
DROP INDEX topups_orders, activations_phone_end, activations_refunded_orders, activations_cancelled_orders,
  activations_underway, activations_orders_of_user, activations_orders;
