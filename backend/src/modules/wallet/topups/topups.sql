-- Depends on modules/wallet/debts/debts.sql
-- Depends on modules/wallet/ledger/house.sql
-- Depends on modules/auth/accounts/accounts.sql

CREATE OR REPLACE FUNCTION topup_worth(p_topup topups, p_charge_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN p_charge_cents = coalesce(p_topup.expected_charge_cents, p_topup.charge_amount_cents)
           THEN coalesce(p_topup.expected_cents, p_topup.amount_cents)
         ELSE coalesce(p_topup.expected_cents, p_topup.amount_cents) * p_charge_cents
              / coalesce(p_topup.expected_charge_cents, p_topup.charge_amount_cents) END
$$;

CREATE OR REPLACE FUNCTION topup_reported(p_topup_id uuid, p_kind text, p_gateway_payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(charge_cents), 0)::bigint FROM topup_steps
   WHERE topup_id = p_topup_id AND kind = p_kind AND gateway_payment_id = p_gateway_payment_id
$$;

CREATE OR REPLACE FUNCTION topup_charged_back(p_topup_id uuid, p_gateway_payment_id text) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(CASE kind WHEN 'chargeback' THEN charge_cents WHEN 'chargeback_won' THEN -charge_cents END), 0)::bigint
    FROM topup_steps
   WHERE topup_id = p_topup_id AND gateway_payment_id = coalesce(p_gateway_payment_id, gateway_payment_id)
$$;

CREATE OR REPLACE FUNCTION topup_disputes_lost(p_topup_id uuid, p_lost text[]) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM topup_steps
                      WHERE topup_id = p_topup_id AND kind = 'chargeback' AND gateway_payment_id <> ALL (p_lost)
                        AND topup_charged_back(p_topup_id, gateway_payment_id) > 0)
$$;

CREATE OR REPLACE FUNCTION topup_settled(p_topup_id uuid) RETURNS bigint
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(charge_amount_cents), 0)::bigint FROM payouts WHERE topup_id = p_topup_id AND status = 'paid'
$$;

-- Credits also after expiry. Locks the top-up before the wallet, FOR NO KEY UPDATE, because repayments refer to it.
CREATE OR REPLACE FUNCTION topup_credit(
  p_topup_id uuid, p_gateway_payment_id text, p_paid_cents bigint, p_paid_at timestamptz, p_at timestamptz
) RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  topup topups;
  new_charge bigint;
  is_first boolean;
  credited bigint;
  paid bigint;
  worth bigint;
  step topup_steps;
  posting ledger_posting;
BEGIN
  SELECT * INTO topup FROM topups
   WHERE id = p_topup_id AND status <> 'refunded' AND staff_reason IS NULL AND NOT is_owner_deleted FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  new_charge := p_paid_cents - topup_reported(topup.id, 'credit', p_gateway_payment_id);
  is_first := topup.status <> 'paid';
  credited := CASE WHEN is_first THEN 0 ELSE topup.amount_cents END;
  paid := new_charge + CASE WHEN is_first THEN 0 ELSE topup.charge_amount_cents END;
  worth := topup_worth(topup, paid);
  IF new_charge <= 0 OR worth <= credited THEN
    RETURN;
  END IF;
  INSERT INTO topup_steps (id, topup_id, kind, gateway_payment_id, charge_cents, amount_cents, happened_at)
    VALUES (CASE WHEN is_first THEN topup.id ELSE uuidv7() END, topup.id, 'credit', p_gateway_payment_id, new_charge,
            worth - credited, p_at)
    RETURNING * INTO step;
  UPDATE topups SET
    status = 'paid', paid_at = CASE WHEN is_first THEN p_paid_at ELSE paid_at END,
    gateway_payment_id = coalesce(gateway_payment_id, p_gateway_payment_id), next_read_at = NULL,
    request_key = NULL, qr_code = NULL, qr_code_base64 = NULL,
    amount_cents = worth, charge_amount_cents = paid,
    expected_cents = nullif(coalesce(expected_cents, amount_cents), worth),
    expected_charge_cents = CASE WHEN coalesce(expected_cents, amount_cents) <> worth
                              THEN coalesce(expected_charge_cents, charge_amount_cents) END
  WHERE id = topup.id;
  PERFORM house_convert('topup_converted', step.id, topup.gateway, topup.currency, step.amount_cents, step.charge_cents,
                        topup.fx_rate, p_at);
  posting := ledger_post('topup', topup.user_id, topup.currency, step.amount_cents, step.id, p_at, topup.gateway);
  IF posting.repaid_cents > 0 THEN
    UPDATE topups SET repaid_cents = repaid_cents + posting.repaid_cents WHERE id = topup.id;
  END IF;
  RETURN NEXT posting;
END
$$;

-- What the wallet lacks is our loss, and a debt while the account exists. moved = false where nothing was left to take.
CREATE OR REPLACE FUNCTION topup_charge_back(
  p_topup_id uuid, p_gateway_payment_id text, p_charged_back_cents bigint, p_is_lost boolean,
  p_next_read_at timestamptz, p_at timestamptz
) RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  topup topups;
  wallet wallets;
  lost text[];
  all_lost boolean;
  new_charge bigint;
  worth bigint;
  taken bigint;
  taken_charge bigint;
  step topup_steps;
  account text;
  posting ledger_posting;
BEGIN
  SELECT * INTO topup FROM topups WHERE id = p_topup_id AND status IN ('paid', 'refunded') AND paid_at IS NOT NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  new_charge := least(p_charged_back_cents, topup_reported(topup.id, 'credit', p_gateway_payment_id))
          - topup_charged_back(topup.id, p_gateway_payment_id);
  lost := array_remove(topup.lost_disputes, p_gateway_payment_id)
          || CASE WHEN p_is_lost THEN ARRAY[p_gateway_payment_id] ELSE '{}' END;
  IF new_charge <= 0 THEN
    all_lost := topup_disputes_lost(topup.id, lost);
    UPDATE topups SET lost_disputes = lost, is_dispute_lost = all_lost,
                      next_read_at = CASE WHEN NOT all_lost THEN next_read_at END
     WHERE id = topup.id AND charged_back_cents > 0 AND lost_disputes <> lost;
    RETURN;
  END IF;
  -- The last part takes the rest, so that rounding leaves no cent.
  worth := CASE WHEN new_charge + topup_charged_back(topup.id, NULL) >= topup.charge_amount_cents
    THEN topup.amount_cents - topup.charged_back_cents
    ELSE least(topup.amount_cents - topup.charged_back_cents,
               greatest(1, topup.amount_cents * new_charge / topup.charge_amount_cents)) END;
  IF worth <= 0 THEN
    RETURN;
  END IF;
  wallet := ledger_lock_wallet(topup.user_id, topup.currency);
  taken := least(wallet.available_cents, worth);
  taken_charge := CASE WHEN taken = worth THEN new_charge ELSE new_charge * taken / worth END;
  INSERT INTO topup_steps (topup_id, kind, gateway_payment_id, charge_cents, amount_cents, loss_cents, happened_at)
    VALUES (topup.id, 'chargeback', p_gateway_payment_id, new_charge, worth, worth - taken, p_at) RETURNING * INTO step;
  all_lost := topup_disputes_lost(topup.id, lost);
  UPDATE topups SET
    charged_back_cents = charged_back_cents + worth, charged_back_loss_cents = charged_back_loss_cents + worth - taken,
    status = CASE WHEN topup_charged_back(id, NULL) + topup_settled(id) >= charge_amount_cents THEN 'refunded' ELSE status END,
    staff_reason = 'CHARGED_BACK_AFTER_CREDIT', lost_disputes = lost, is_dispute_lost = all_lost,
    next_read_at = CASE WHEN NOT all_lost THEN p_next_read_at END
  WHERE id = topup.id;
  PERFORM account_flag(topup.user_id, 'CHARGEBACK', p_at);

  account := 'clearing:' || topup.gateway;
  IF taken > 0 THEN
    posting := ledger_post('chargeback', topup.user_id, topup.currency, taken, step.id, p_at, topup.gateway);
    IF topup.currency <> 'BRL' AND taken_charge > 0 THEN
      PERFORM house_post('chargeback_converted', step.id, (account, topup.currency, taken * 10000)::house_side,
                         (account, 'BRL', taken_charge * 10000)::house_side, topup.fx_rate, p_at);
    END IF;
  ELSE
    posting := (false, 'chargeback', topup.user_id, wallet.id, topup.currency, 0, 0, wallet.available_cents, wallet.held_cents);
  END IF;
  -- Nobody could repay a debt of a deleted account.
  IF worth > taken AND NOT topup.is_owner_deleted THEN
    PERFORM debt_open(step.id, wallet.id, worth - taken);
  END IF;
  IF new_charge > taken_charge THEN
    PERFORM house_post('chargeback_loss', step.id, ('losses', 'BRL', (new_charge - taken_charge) * 10000)::house_side,
                       (account, 'BRL', (new_charge - taken_charge) * 10000)::house_side, NULL, p_at);
  END IF;
  RETURN NEXT posting;
END
$$;

-- The house gets the money of a deleted account. Ends the debt and our loss. moved = false where all was our loss.
CREATE OR REPLACE FUNCTION topup_win_back(p_topup_id uuid, p_gateway_payment_id text, p_at timestamptz)
RETURNS SETOF ledger_posting LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  topup topups;
  wallet wallets;
  taken record;
  repaid bigint;
  lost text[];
  step topup_steps;
  account text;
  posting ledger_posting;
BEGIN
  SELECT * INTO topup FROM topups WHERE id = p_topup_id AND charged_back_cents > 0 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(s.charge_cents), 0)::bigint AS charge, coalesce(sum(s.amount_cents), 0)::bigint AS amount,
         coalesce(sum(s.loss_cents), 0)::bigint AS loss,
         coalesce(sum(CASE WHEN s.loss_cents = 0 THEN s.charge_cents
                        ELSE s.charge_cents * (s.amount_cents - s.loss_cents) / s.amount_cents END), 0)::bigint AS customers_charge,
         coalesce(array_agg(s.id), '{}') AS ids
    INTO taken FROM topup_steps s
   WHERE s.topup_id = topup.id AND s.gateway_payment_id = p_gateway_payment_id AND s.kind = 'chargeback'
     AND NOT EXISTS (SELECT FROM topup_steps w
                      WHERE w.topup_id = s.topup_id AND w.gateway_payment_id = s.gateway_payment_id
                        AND w.kind = 'chargeback_won' AND w.id > s.id);
  IF taken.charge = 0 THEN
    RETURN;
  END IF;
  wallet := ledger_lock_wallet(topup.user_id, topup.currency);
  INSERT INTO topup_steps (topup_id, kind, gateway_payment_id, charge_cents, amount_cents, loss_cents, happened_at)
    VALUES (topup.id, 'chargeback_won', p_gateway_payment_id, taken.charge, taken.amount, taken.loss, p_at)
    RETURNING * INTO step;
  lost := array_remove(topup.lost_disputes, p_gateway_payment_id);
  UPDATE topups SET
    charged_back_cents = charged_back_cents - taken.amount, charged_back_loss_cents = charged_back_loss_cents - taken.loss,
    status = CASE WHEN returned_charge_cents < charge_amount_cents THEN 'paid' ELSE status END,
    staff_reason = CASE WHEN charged_back_cents > taken.amount OR staff_reason <> 'CHARGED_BACK_AFTER_CREDIT'
                     THEN staff_reason END,
    lost_disputes = lost, is_dispute_lost = charged_back_cents > taken.amount AND topup_disputes_lost(id, lost),
    next_read_at = CASE WHEN charged_back_cents > taken.amount THEN next_read_at END
  WHERE id = topup.id;

  -- The debts end before the money comes back, because it would repay them.
  PERFORM debt_end(id, 'won', p_at) FROM unnest(taken.ids) AS ids (id);
  repaid := (SELECT coalesce(sum(debt_repaid(id)), 0) FROM unnest(taken.ids) AS ids (id));

  account := 'clearing:' || topup.gateway;
  IF taken.amount > taken.loss THEN
    posting := ledger_post('chargeback_won', topup.user_id, topup.currency, taken.amount - taken.loss, step.id, p_at,
                           topup.gateway);
    IF topup.currency <> 'BRL' AND taken.customers_charge > 0 THEN
      PERFORM house_post('chargeback_won_converted', step.id, (account, 'BRL', taken.customers_charge * 10000)::house_side,
                         (account, topup.currency, (taken.amount - taken.loss) * 10000)::house_side, topup.fx_rate, p_at);
    END IF;
  ELSE
    posting := (false, 'chargeback_won', topup.user_id, wallet.id, topup.currency, 0, 0, wallet.available_cents,
                wallet.held_cents);
  END IF;
  IF taken.charge > taken.customers_charge THEN
    PERFORM house_post('chargeback_recovered', step.id,
                       (account, 'BRL', (taken.charge - taken.customers_charge) * 10000)::house_side,
                       ('losses', 'BRL', (taken.charge - taken.customers_charge) * 10000)::house_side, NULL, p_at);
  END IF;
  IF repaid > 0 THEN
    posting := ledger_post('repayment_returned', topup.user_id, topup.currency, repaid, step.id, p_at);
    posting.amount_cents := repaid + taken.amount - taken.loss;
  END IF;
  IF topup.is_owner_deleted AND posting.amount_cents > 0 THEN
    PERFORM ledger_post('adjustment', topup.user_id, topup.currency, -posting.amount_cents, step.id, p_at, NULL,
                        'Won back after the account was deleted');
    posting.available_cents := posting.available_cents - posting.amount_cents;
  END IF;
  RETURN NEXT posting;
END
$$;
