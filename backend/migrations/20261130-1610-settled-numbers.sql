-- Numbers by the moment at which their price was paid or given back, as the reports count them.
CREATE INDEX activations_settled ON activations ((coalesce(first_message_at, closed_at)))
  WHERE coalesce(first_message_at, closed_at) IS NOT NULL;

-- down

DROP INDEX activations_settled;
