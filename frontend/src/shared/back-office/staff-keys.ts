/**
 * Every key of the query cache that the back-office has, apart from the customers', whose first load knows none of
 * them. `all` is the prefix that stands for a whole family when it is read again.
 */
export const staffKeys = {
  rights: ['admin', 'rights'],
  trial: (change: string) => ['admin', 'trial', change] as const,
  dashboardStats: ['admin', 'dashboard-stats'],
} as const;
