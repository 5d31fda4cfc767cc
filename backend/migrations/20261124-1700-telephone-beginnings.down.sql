DROP INDEX activations_phone_start;
