-- Functions, views, triggers and composite types are made by the .sql files of src. Those that dated migrations made in
-- earlier versions are recorded here as of a file that is gone: the present files replace them, and the rest is dropped.
INSERT INTO repeatable_migrations (name, checksum, objects)
SELECT 'dated migrations', '', array_agg(upper(identified.type) || ' ' || identified.identity)
  FROM (
    SELECT 'pg_proc'::regclass AS class, oid FROM pg_proc
     WHERE pronamespace = 'public'::regnamespace AND proname = ANY ('{
       transfers_are_append_only, ledger_lock_wallet, ledger_refuse_insufficient, ledger_assert_available,
       ledger_post, ledger_hold, ledger_settle, ledger_capture, ledger_release, ledger_credit_topup, ledger_adjust,
       topup_credit, offer_price_cents, offer_ceiling_micros, activation_outcome_of, purchase_lock_user,
       open_activations, product_offers, attempt_intend, purchase_begin, purchase_answer, number_lock,
       activation_complete, activation_allot, attempt_end, attempt_bought, activation_fail, attempt_failed,
       message_code_key, activation_close, message_store, cancel_begin, cancel_confirm, activation_end,
       cancel_withdraw, another_begin, another_confirm, activation_finish, attempts_lose, attempts_give_up,
       number_found, audit_is_append_only, account_events_are_never_changed, account_erase, ledger_pay_out,
       ledger_end_payout, ledger_settle_payout, ledger_return_payout, payout_begin, payout_begin_unclaimed,
       payout_settle, payout_fail, push_forget_session, push_tell, push_message_shown, push_activation_ended,
       push_topup_credited
     }')
    UNION ALL SELECT 'pg_class'::regclass, oid FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' AND relname = 'activation_views'
    UNION ALL SELECT 'pg_type'::regclass, oid FROM pg_type
     WHERE typnamespace = 'public'::regnamespace AND typname IN ('ledger_posting', 'activation_outcome')
    UNION ALL SELECT 'pg_trigger'::regclass, oid FROM pg_trigger
     WHERE tgname IN ('transfers_append_only', 'audit_entries_append_only', 'account_events_never_changed',
                      'push_forget_session', 'push_message_shown', 'push_activation_ended', 'push_topup_credited')
  ) AS made, pg_identify_object(made.class, made.oid, 0) AS identified
HAVING count(*) > 0;
