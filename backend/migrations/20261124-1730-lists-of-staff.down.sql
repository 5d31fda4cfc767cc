DROP INDEX activations_given_back;
DROP INDEX activations_cost_open;
DROP INDEX audit_entries_request;
DROP INDEX activations_phone_start;
