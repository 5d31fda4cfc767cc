-- By the first digits, the country's code among them.
CREATE INDEX activations_phone_start ON activations (phone text_pattern_ops);
