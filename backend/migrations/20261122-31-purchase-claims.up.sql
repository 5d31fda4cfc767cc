-- A purchase's claim of its key bears the purchase's id, by which its answer is completed.
UPDATE idempotency_keys k SET claim = p.id FROM purchases p
 WHERE p.answered_at IS NULL AND k.scope = p.user_id || ':purchase' AND k.key = p.idempotency_key
   AND k.completed_at IS NULL;
